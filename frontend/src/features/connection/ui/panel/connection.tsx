import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import type { Person } from '../../model/connection-labels';
import { ConnectAsVisitor } from './connect-as-visitor';

// Lazy-loaded with its dialogs, because visitors don't need them.
const UnconfirmedUserRequest = lazyComponent(() => import('../draft/request-for-later'), <Skeleton className="h-20" />);
const ConnectionPanel = lazyComponent(() => import('./connection-panel'), <Skeleton className="h-20" />);

interface ConnectionSectionProps {
  person: Person;
  /** The path of the current page, to return to after sign-in. */
  page: string;
  /** How to confirm the address, for users who haven't. */
  howToConfirm: ReactNode;
}

/** The relationship between the viewer and the person of a page, with the available actions. */
export function ConnectionSection({ person, page, howToConfirm }: ConnectionSectionProps) {
  const { user } = useAuth();
  if (!user) return <ConnectAsVisitor person={person} next={page} />;
  if (!user.emailVerified) {
    if (user.role === 'college_admin') return howToConfirm;
    return <UnconfirmedUserRequest viewer={user} person={person} howToConfirm={howToConfirm} />;
  }
  return <ConnectionPanel viewer={user} person={person} howToConfirm={howToConfirm} />;
}
