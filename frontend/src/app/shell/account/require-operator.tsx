import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccessDeniedPage } from '@/pages/access-denied';
import { useAuth, type User } from '@/shared/auth';

/** Wraps a page for operators. The server checks each request as well. */
export function RequireOperator({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  if (!user?.isOperator) return <AccessDeniedPage allowed={['operator']} next={here} />;
  return children(user);
}
