import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { identityQueries, type User } from './current-user';

interface AuthState {
  /** Null for a visitor, and while `isLoading`. */
  user: User | null;
  isLoading: boolean;
  /** Whether the session ended without signing out: it expired, or was ended elsewhere. */
  hasSessionEnded: boolean;
  /** Announces that the next end of the session is intended. */
  expectEnd: () => void;
}

const CURRENT_USER_KEY = identityQueries.currentUser().queryKey;

const AuthContext = createContext<AuthState | null>(null);

/** Provides the current user to everything below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(identityQueries.currentUser());
  const userId = data?.id ?? null;
  useRefetchOnceConfirmed(data ?? null);
  const [session, setSession] = useState({ userId, hadUser: false, isEndMeant: false });
  if (userId !== session.userId || (userId !== null && !session.hadUser)) {
    setSession({
      userId,
      hadUser: session.hadUser || userId !== null,
      isEndMeant: userId === null && session.isEndMeant,
    });
  }
  const expectEnd = useCallback(() => setSession((before) => ({ ...before, isEndMeant: true })), []);
  const hasSessionEnded = userId === null && !isPending && session.hadUser && !session.isEndMeant;
  return (
    <AuthContext value={{ user: data ?? null, isLoading: isPending, hasSessionEnded, expectEnd }}>
      {children}
    </AuthContext>
  );
}

/** Data loaded with an unconfirmed address is what visitors see, or was refused: members see more. */
function useRefetchOnceConfirmed(user: User | null) {
  const queryClient = useQueryClient();
  const unconfirmed = useRef<number>(undefined);
  useEffect(() => {
    if (user?.emailVerified && unconfirmed.current === user.id) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER_KEY[0] });
    }
    unconfirmed.current = user?.emailVerified === false ? user.id : undefined;
  }, [user, queryClient]);
}

/** @throws outside an AuthProvider, because no one would ever be signed in there */
export function useAuth(): AuthState {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
