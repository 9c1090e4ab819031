import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useAuth } from '@/shared/auth';

interface AskAnAlumLinkProps {
  /** The name of the college; undefined for alumni of any college. */
  college: string | undefined;
  className: string;
  children: ReactNode;
}

/**
 * A link for asking an alum: the finder, filtered by the college if there is one, for visitors after registration. Not
 * rendered for college administrators.
 */
export function AskAnAlumLink({ college, className, children }: AskAnAlumLinkProps) {
  const { user } = useAuth();
  if (user?.role === 'college_admin') return null;
  if (user) {
    return (
      <Link to="/find-alumni" search={{ college }} className={className}>
        {children}
      </Link>
    );
  }
  const next = college === undefined ? '/find-alumni' : `/find-alumni?${new URLSearchParams({ college })}`;
  return (
    <Link to="/auth" search={{ tab: 'register', next }} className={className}>
      {children}
    </Link>
  );
}
