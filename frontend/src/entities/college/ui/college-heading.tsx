import type { ComponentProps, ReactNode } from 'react';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Chip } from '@/shared/ui/chip';
import type { CollegeDetail } from '../api/colleges';
import { collegeTypeLabel } from '../model/type-label';

interface CollegeHeadingProps {
  college: CollegeDetail;
  /** Further properties of the heading, such as its focus. */
  heading?: ComponentProps<'h1'>;
  /** What follows the name: a description, buttons. */
  children: ReactNode;
}

/** The head of a page about one college: its monogram, name, place and type. */
export function CollegeHeading({ college, heading, children }: CollegeHeadingProps) {
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-4 sm:gap-x-6">
      <span className="sm:hidden">
        <ArchMark name={college.name} />
      </span>
      <span className="row-span-2 max-sm:hidden">
        <ArchMark name={college.name} size="large" />
      </span>
      <div>
        <h1 {...heading} className="text-title">
          {college.name}
        </h1>
        <p className="mt-1 text-lg text-muted">
          {college.city}, {college.state}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <Chip>{collegeTypeLabel(college)}</Chip>
        </p>
      </div>
      <div className="grid gap-3 max-sm:col-span-2">{children}</div>
    </header>
  );
}

/** The buttons below the name of a college: two columns on phones, one row on wider screens. */
export const COLLEGE_ACTIONS_CLASSES = 'grid grid-cols-2 gap-2 sm:flex sm:flex-wrap print:hidden';
