import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';

const INITIAL_MAJOR_COUNT = 12;

export function MajorList({ collegeId, majors }: { collegeId: number; majors: string[] }) {
  const [showsAll, setShowsAll] = useState(false);
  if (majors.length === 0) return null;
  const hidden = majors.length - INITIAL_MAJOR_COUNT;

  return (
    <section aria-labelledby="majors" className="card p-5">
      <h2 id="majors" className="text-xl">
        Majors
      </h2>
      <ul id="major-list" className="mt-3 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-1">
        {(showsAll ? majors : majors.slice(0, INITIAL_MAJOR_COUNT)).map((major) => (
          <li key={major} className="border-t border-line py-2">
            {major}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button
          variant="plain"
          aria-expanded={showsAll}
          aria-controls="major-list"
          className="mt-2 -ml-4"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show ${hidden} more`}
        </Button>
      )}
      <p className="border-t border-line pt-3">
        <Link to="/college/$collegeId/programs" params={{ collegeId: String(collegeId) }} className="link">
          All programs, with pay and debt
        </Link>
      </p>
    </section>
  );
}
