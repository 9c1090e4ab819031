import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Chip } from '@/shared/ui/chip';

interface CollegeTileProps {
  college: { id: number; name: string; city: string; state: string; type: string };
  /** The level of the heading that holds the name, to fit the page around it. */
  heading: 'h2' | 'h3';
  /** Further chips after the type. */
  children?: ReactNode;
}

/** How a college introduces itself everywhere: arch, name, place, type. The name leads to its page. */
export function CollegeTile({ college, heading: Heading, children }: CollegeTileProps) {
  return (
    <div className="flex gap-4">
      <ArchMark name={college.name} />
      <div className="min-w-0">
        <Heading className="text-xl">
          <Link
            to="/college/$collegeId"
            params={{ collegeId: String(college.id) }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            {college.name}
          </Link>
        </Heading>
        <p className="text-muted">
          {college.city}, {college.state}
        </p>
        <p className="mt-1 flex flex-wrap gap-1">
          <Chip>{college.type}</Chip>
          {children}
        </p>
      </div>
    </div>
  );
}
