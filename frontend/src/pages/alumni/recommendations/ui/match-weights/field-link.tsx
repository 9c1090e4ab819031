import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MatchRaise } from '../../api/recommendations';

interface FieldLinkProps {
  place: Pick<MatchRaise, 'tab' | 'field'>;
  className: string;
  children: ReactNode;
}

/** A link to the settings field where something can be entered. */
export function FieldLink({ place: { tab, field }, className, children }: FieldLinkProps) {
  return (
    <Link to="/profile-settings" search={{ tab }} hash={field} className={className}>
      {children}
    </Link>
  );
}
