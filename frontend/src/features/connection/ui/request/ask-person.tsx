import { Link } from '@tanstack/react-router';
import type { AlumniUser } from '@/entities/alum';
import { useAuth } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { CardConnection } from './card-connection';

/** The action for asking one alum in a list: members can write immediately, visitors have to register first. */
export function AskPersonButton({ alumni: { id, fullName, connectionStatus } }: { alumni: AlumniUser }) {
  const { user } = useAuth();
  if (user?.role === 'college_admin' || user?.id === id) return null;
  if (user) {
    return <CardConnection viewer={user} person={{ id, fullName, role: 'alumni' }} status={connectionStatus} />;
  }
  const [firstName] = fullName.trim().split(/\s+/);
  return (
    <Link
      to="/auth"
      search={{ tab: 'register', ask: id, next: `/alumni/${id}` }}
      className={buttonStyles({ variant: 'quiet', className: 'flex-auto whitespace-nowrap' })}
    >
      Ask {firstName}
    </Link>
  );
}
