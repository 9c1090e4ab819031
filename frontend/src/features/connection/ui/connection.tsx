import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Person } from '../model/connection-labels';
import { ConnectAsVisitor } from './connect-as-visitor';

// Dialogs and all: visitors need none of it.
const RequestForLater = lazyComponent(() => import('./request-for-later'), <Skeleton className="h-20" />);
const ConnectionPanel = lazyComponent(() => import('./connection-panel'), <Skeleton className="h-20" />);

interface ConnectionProps {
  person: Person;
  /** The page it stands on, for coming back after signing in. */
  page: string;
  /** The way to confirm one's address, for who has not yet. */
  howToConfirm: ReactNode;
}

/** How anyone who looks stands with the person of a page, with what they can do about it. */
export function Connection({ person, page, howToConfirm }: ConnectionProps) {
  const { user } = useAuth();
  if (!user) return <ConnectAsVisitor person={person} next={page} />;
  if (!user.emailVerified) {
    if (user.role === 'college_admin') return howToConfirm;
    return <RequestForLater viewer={user} person={person} howToConfirm={howToConfirm} />;
  }
  return <ConnectionPanel viewer={user} person={person} howToConfirm={howToConfirm} />;
}
