import { Link, useLocation } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuth, type User } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { useAlumniAlert } from '../api/use-alumni-alert';
import { storeVisitorAlertIntent } from '../model/alert-intents';
import { ALERT_LABEL } from '../model/alert-label';
import { AlertButton } from './alert-button';

const AlertOfUnconfirmed = lazyComponent(() => import('./alert-of-unconfirmed'));

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

interface AlumniAlertProps {
  college: College;
  /** How to confirm the address, for students who haven't; pages that only visitors see leave it out. */
  howToConfirm?: ReactNode;
  className?: string;
}

/**
 * Stands where alumni of a college could be asked, while there are none: says so, and lets students ask for a
 * notification. Visitors register first.
 */
export function AlumniAlert({ college, howToConfirm, className = '' }: AlumniAlertProps) {
  const { user } = useAuth();
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-1 ${className}`}>
      <p className="text-muted">No alumni yet</p>
      {!user && <AlertForVisitor college={college} />}
      {user?.role === 'student' && user.emailVerified && <AlertOfStudent student={user} college={college} />}
      {user?.role === 'student' && !user.emailVerified && (
        <AlertOfUnconfirmed viewer={user.id} college={college} howToConfirm={howToConfirm} />
      )}
    </div>
  );
}

function AlertForVisitor({ college: { id, name } }: { college: College }) {
  const next = useLocation({ select: ({ href }) => href });
  return (
    <Link
      to="/auth"
      search={{ tab: 'register', next }}
      state={{ alumniAlertFor: name }}
      onClick={() => storeVisitorAlertIntent(id)}
      className={buttonStyles({ variant: 'quiet' })}
    >
      <Bell size={18} aria-hidden="true" />
      {ALERT_LABEL}
      <span className="sr-only"> from {name}</span>
    </Link>
  );
}

function AlertOfStudent({ student, college: { id, name } }: { student: User; college: College }) {
  const { isOn, isLoading, isBusy, change } = useAlumniAlert(student.id, id);
  return (
    <AlertButton
      college={name}
      isOn={isOn}
      confirmation="We’ll notify you"
      isBusy={isBusy}
      isLoading={isLoading}
      onClick={() => change(!isOn)}
    />
  );
}
