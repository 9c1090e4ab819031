import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ProfileSuggestion } from '../../api/recommendations';

interface FieldLinkProps {
  place: Pick<ProfileSuggestion, 'tab' | 'field'>;
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
