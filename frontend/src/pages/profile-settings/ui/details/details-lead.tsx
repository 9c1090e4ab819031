import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What a form about a person is for, and where they choose who can see it. */
export function DetailsLead({ children }: { children: ReactNode }) {
  return (
    <>
      {children} Choose who can see it under{' '}
      <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
        Privacy
      </Link>
      .
    </>
  );
}
