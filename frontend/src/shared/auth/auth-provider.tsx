import { useQuery } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import { identityQueries, type User } from '@/shared/api';

interface Auth {
  /** Null for a visitor, and while `isLoading`. */
  user: User | null;
  isLoading: boolean;
}

const AuthContext = createContext<Auth | null>(null);

/** Keeps the current user in view of everything below it. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(identityQueries.currentUser());
  return <AuthContext value={{ user: data ?? null, isLoading: isPending }}>{children}</AuthContext>;
}

/** @throws outside an AuthProvider, because then nobody would ever be signed in */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}
