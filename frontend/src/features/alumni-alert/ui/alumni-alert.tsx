import { Link, useLocation } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { useAuth, type User } from '@/shared/auth';
import { Button, buttonStyles } from '@/shared/ui/button';
import { useAlumniAlert } from '../api/use-alumni-alert';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The college that a visitor was looking at when they asked to be notified of its first alum. */
    alumniAlertFor?: string;
  }
}

interface College {
  readonly id: number;
  readonly name: string;
}

/**
 * Stands where alumni of a college could be asked, while there are none: says so, and lets students ask for a
 * notification. Visitors register first.
 */
export function AlumniAlert({ college, className = '' }: { college: College; className?: string }) {
  const { user } = useAuth();
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <p className="text-muted">No alumni yet</p>
      {!user && <AlertForVisitor college={college} />}
      {user?.role === 'student' && !user.emailVerified && (
        <p className="text-sm text-muted">Confirm your email address, and we can notify you when someone joins.</p>
      )}
      {user?.role === 'student' && user.emailVerified && <AlertOfStudent student={user} college={college} />}
    </div>
  );
}

const LABEL = 'Tell me when someone joins';

function AlertForVisitor({ college: { name } }: { college: College }) {
  const next = useLocation({ select: ({ href }) => href });
  return (
    <Link
      to="/auth"
      search={{ tab: 'register', next }}
      state={{ alumniAlertFor: name }}
      className={buttonStyles({ variant: 'quiet' })}
    >
      <Bell size={18} aria-hidden="true" />
      {LABEL}
      <span className="sr-only"> from {name}</span>
    </Link>
  );
}

/** One button for both states, so that it keeps the focus. */
function AlertOfStudent({ student, college: { id, name } }: { student: User; college: College }) {
  const { isOn, isLoading, isBusy, change } = useAlumniAlert(student, id);
  return (
    <>
      <p role="status" className={isOn ? 'font-semibold text-ivy' : 'sr-only'}>
        {isOn && 'We’ll notify you'}
      </p>
      <Button variant={isOn ? 'plain' : 'quiet'} busy={isBusy} disabled={isLoading} onClick={() => change(!isOn)}>
        {!isOn && !isBusy && <Bell size={18} aria-hidden="true" />}
        {isOn ? 'Undo' : LABEL}
        <span className="sr-only">{isOn ? ` the notification about alumni of ${name}` : ` from ${name}`}</span>
      </Button>
    </>
  );
}
