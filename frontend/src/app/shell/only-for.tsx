import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccessDeniedPage } from '@/pages/access-denied';
import { ConfirmEmailFirstPage } from '@/pages/email/confirm-email-first';
import type { Role, User } from '@/shared/api';
import { useAuth } from '@/shared/auth';

interface OnlyForProps {
  roles: readonly Role[];
  /** The page shows people, which takes a confirmed address. */
  confirmed?: boolean;
  children: (user: User) => ReactNode;
}

/** A page for some roles: everyone else, visitors too, reads who may enter. The layout around it knows the user already. */
export function OnlyFor({ roles, confirmed, children }: OnlyForProps) {
  const { user } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  if (!user || !roles.includes(user.role)) return <AccessDeniedPage allowed={roles} next={here} />;
  if (confirmed && !user.emailVerified) return <ConfirmEmailFirstPage user={user} />;
  return children(user);
}
