import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Chip } from '@/shared/ui/chip';
import { collegeTypeLabel } from '../model/type-label';

interface CollegeTileProps {
  college: { id: number; name: string; city: string; state: string; type: string; level?: string };
  /** The heading level of the name, to fit the surrounding page. */
  heading: 'h2' | 'h3';
  /** Where the name links to: the college's own page, or the hub with this college. */
  opens?: 'page' | 'hub';
  /** Stretches the link over the whole card around it, which is the nearest positioned ancestor. */
  isStretched?: boolean;
  /** Additional chips after the type. */
  children?: ReactNode;
}

const NAME_CLASSES = 'decoration-1 underline-offset-4 hover:underline';

/** The common presentation of a college: arch, name, place, type. */
export function CollegeTile({
  college,
  heading: Heading,
  opens = 'page',
  isStretched = false,
  children,
}: CollegeTileProps) {
  const look = isStretched ? `${NAME_CLASSES} after:absolute after:inset-0` : NAME_CLASSES;
  return (
    <div className="flex gap-4">
      <ArchMark name={college.name} />
      <div className="min-w-0">
        <Heading className="text-xl">
          {opens === 'hub' ? (
            <Link to="/college" search={{ id: college.id }} className={look}>
              {college.name}
            </Link>
          ) : (
            <Link to="/college/$collegeId" params={{ collegeId: String(college.id) }} className={look}>
              {college.name}
            </Link>
          )}
        </Heading>
        <p className="text-muted">
          {college.city}, {college.state}
        </p>
        <p className="mt-1 flex flex-wrap gap-1">
          <Chip>{collegeTypeLabel(college)}</Chip>
          {children}
        </p>
      </div>
    </div>
  );
}
