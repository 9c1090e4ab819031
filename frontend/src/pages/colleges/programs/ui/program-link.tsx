import { Link } from '@tanstack/react-router';
import type { Program } from '../api/programs';
import { toFieldKey } from '../model/program-id';
import type { ProgramTitle } from './program-notes';

/** Links to the field of a program, or to the programs of its college. */
export function ProgramLink({ program, title }: { program: Program; title: ProgramTitle }) {
  const className = 'font-semibold wrap-break-word underline-offset-4 hover:underline';
  return title === 'field' ? (
    <Link to="/programs/$field" params={{ field: toFieldKey(program) }} className={className}>
      {program.field}
    </Link>
  ) : (
    <Link to="/college/$collegeId/programs" params={{ collegeId: String(program.collegeId) }} className={className}>
      {program.collegeName}
    </Link>
  );
}
