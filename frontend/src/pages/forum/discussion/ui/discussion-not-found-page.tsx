import { Link } from '@tanstack/react-router';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

/** The same page for everything that the viewer may not see. */
export function DiscussionNotFoundPage() {
  const { user } = useAuth();
  return (
    <MessagePage title="Discussion Not Found">
      <p>This discussion doesn&apos;t exist or has been removed.</p>
      <Link to={user ? '/forum' : '/'} className={buttonStyles()}>
        {user ? 'Back to the forum' : 'Back to the home page'}
      </Link>
    </MessagePage>
  );
}
