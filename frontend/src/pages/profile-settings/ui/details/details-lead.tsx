import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** What a form about someone is good for, and where it stands who reads it. */
export function DetailsLead({ children }: { children: ReactNode }) {
  return (
    <>
      {children} Who sees it stands under{' '}
      <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
        Privacy
      </Link>
      .
    </>
  );
}
