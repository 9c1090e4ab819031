import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccessDeniedPage, VerifyCollegeFirstPage } from '@/pages/access-denied';
import { ConfirmEmailFirstPage } from '@/pages/email/confirm-email-first';
import { useAuth, type Role, type User } from '@/shared/auth';

interface RequireRoleProps {
  roles: readonly Role[];
  /** True if the page requires a confirmed address, and of administrators a verified college, because it shows people. */
  confirmed?: boolean;
  children: (user: User) => ReactNode;
}

/**
 * Restricts a page to some roles: everyone else, including visitors, sees which roles have access. The surrounding
 * layout has already loaded the user.
 */
export function RequireRole({ roles, confirmed, children }: RequireRoleProps) {
  const { user } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  if (!user || !roles.includes(user.role)) return <AccessDeniedPage allowed={roles} next={here} />;
  if (confirmed && !user.emailVerified) return <ConfirmEmailFirstPage user={user} />;
  if (confirmed && user.adminStatus === 'pending') return <VerifyCollegeFirstPage user={user} />;
  return children(user);
}
