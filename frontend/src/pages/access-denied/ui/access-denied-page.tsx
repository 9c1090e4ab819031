import { Link } from '@tanstack/react-router';
import { useAuth, type Role } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

interface AccessDeniedPageProps {
  allowed: readonly (Role | 'operator')[];
  /** The requested page, to return to after sign-in. */
  next: string;
}

export function AccessDeniedPage({ allowed, next }: AccessDeniedPageProps) {
  const { user } = useAuth();
  return (
    <MessagePage title="Access Denied">
      <p>You don't have permission to access this page. This area is restricted to {allowed.join(' or ')} users.</p>
      <div className="flex flex-wrap justify-center gap-2">
        {!user && (
          <Link to="/auth" search={{ next }} className={buttonStyles()}>
            Sign In
          </Link>
        )}
        <Link to="/" className={buttonStyles({ variant: user ? 'primary' : 'quiet' })}>
          Back to the dashboard
        </Link>
      </div>
    </MessagePage>
  );
}
