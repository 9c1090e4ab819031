import { Link } from '@tanstack/react-router';
import { buttonStyles } from '@/shared/ui/button';
import type { CollegeDetail } from '../api/colleges';

/** Leads from a college to its programs. */
export function ProgramsSection({ college: { id, name } }: { college: Pick<CollegeDetail, 'id' | 'name'> }) {
  return (
    <section aria-labelledby="programs" className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <div className="min-w-0 flex-[1_1_18rem]">
        <h2 id="programs" className="text-2xl">
          Programs
        </h2>
        <p className="mt-1 text-muted">
          See every program with the number of awards, and the pay and debt of its graduates.
        </p>
      </div>
      <Link
        to="/college/$collegeId/programs"
        params={{ collegeId: String(id) }}
        className={buttonStyles({ variant: 'quiet' })}
      >
        See programs<span className="sr-only"> of {name}</span>
      </Link>
    </section>
  );
}
