import { Navigate, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useAuth, type User } from '@/shared/auth';

/** A page for signed-in users; visitors are redirected to sign-in, and back here afterwards. */
export function RequireSignIn({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading } = useAuth();
  if (user) return children(user);
  // The route may know the user slightly earlier than the page does.
  return isLoading ? null : <RedirectToSignIn />;
}

/**
 * Reads the location only once: during navigation it is already the sign-in page, which must not become the return
 * path.
 */
function RedirectToSignIn() {
  const router = useRouter();
  const { hasSessionEnded } = useAuth();
  const [here] = useState(() => router.state.location.href);
  return <Navigate to="/auth" search={{ next: here, reason: hasSessionEnded ? 'session-ended' : undefined }} replace />;
}
