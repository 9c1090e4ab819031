import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';

interface AskAnAlumProps {
  /** The name of the college. */
  college: string;
  className: string;
  children: ReactNode;
}

/**
 * The way to ask an alum of a college: the finder filtered by the college, for visitors once they have an account.
 * Administrators do not ask.
 */
export function AskAnAlum({ college, className, children }: AskAnAlumProps) {
  const { user } = useAuth();
  if (user?.role === 'college_admin') return null;
  if (user) {
    return (
      <Link to="/find-alumni" search={{ college }} className={className}>
        {children}
      </Link>
    );
  }
  const next = `/find-alumni?${new URLSearchParams({ college })}`;
  return (
    <Link to="/auth" search={{ tab: 'register', next }} className={className}>
      {children}
    </Link>
  );
}
