import { Navigate, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { User } from '@/shared/api';
import { useAuth } from '@/shared/auth';

/** A page for everyone who is signed in; visitors are led to signing in, and back here afterwards. */
export function SignedIn({ children }: { children: (user: User) => ReactNode }) {
  const { user, isLoading } = useAuth();
  if (user) return children(user);
  // The route may know who is there a moment before the page does.
  return isLoading ? null : <ToSignIn />;
}

/** Follows no change of address: on the way it is the address of signing in already, which is no place to return to. */
function ToSignIn() {
  const router = useRouter();
  const { hasSessionEnded } = useAuth();
  const [here] = useState(() => router.state.location.href);
  return <Navigate to="/auth" search={{ next: here, reason: hasSessionEnded ? 'session-ended' : undefined }} replace />;
}
