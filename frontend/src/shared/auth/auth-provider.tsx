import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { identityQueries, type User } from '@/shared/api';

interface Auth {
  /** Null for a visitor, and while `isLoading`. */
  user: User | null;
  isLoading: boolean;
  /** No one is signed in any more, and no one signed out: the session expired, or was ended elsewhere. */
  hasSessionEnded: boolean;
  /** Says that the end of the session that comes next is meant. */
  expectEnd: () => void;
}

const CURRENT_USER = identityQueries.currentUser().queryKey;

const AuthContext = createContext<Auth | null>(null);

/** Keeps the current user in view of everything below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(identityQueries.currentUser());
  const userId = data?.id ?? null;
  useReadAgainOnceConfirmed(data ?? null);
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

/** What was read with an unconfirmed address is what visitors see, or was refused: members see more. */
function useReadAgainOnceConfirmed(user: User | null) {
  const queryClient = useQueryClient();
  const unconfirmed = useRef<number>(undefined);
  useEffect(() => {
    if (user?.emailVerified && unconfirmed.current === user.id) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== CURRENT_USER[0] });
    }
    unconfirmed.current = user?.emailVerified === false ? user.id : undefined;
  }, [user, queryClient]);
}

/** @throws outside an AuthProvider, because then no one would ever be signed in */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
