import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { User } from '@/shared/api';
import { useAuth } from '@/shared/auth';

/** A page for everybody who is signed in; visitors are led to signing in, and back here afterwards. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { user } = useAuth();
  const here = useLocation({ select: (location) => location.href });
  if (!user) return <Navigate to="/auth" search={{ next: here }} replace />;
  return children(user);
}
