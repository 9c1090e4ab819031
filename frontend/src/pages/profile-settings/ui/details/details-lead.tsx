import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** Purpose of a form about the user, with a link to choose who can see it. */
export function DetailsLead({ children }: { children: ReactNode }) {
  return (
    <>
      {children} Choose who can see your profile under{' '}
      <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
        Privacy
      </Link>
      .
    </>
  );
}
