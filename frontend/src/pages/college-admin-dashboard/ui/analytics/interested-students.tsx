import { useQuery } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import { stateName } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { statisticsQueries } from '../../api/college-statistics';
import { formatDay } from '../../model/statistics-labels';

/** Students with high intent who share their activity with the college; all others are counted in one line. */
export function InterestedStudents({ viewer, k }: { viewer: number; k: number }) {
  const { data, error, refetch } = useQuery(statisticsQueries.students(viewer));
  return (
    <section aria-labelledby="interested-students" className="card grid grid-cols-1 gap-4 p-5">
      <header>
        <h2 id="interested-students" className="text-xl">
          High intent students
        </h2>
        <p className="mt-1 text-muted">
          We list only students who chose to share their activity with your college, as of last Monday. Each student
          keeps the same ID, and we use it only here.
        </p>
      </header>
      {!data &&
        (error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {data && data.rows.length === 0 && <p>No students share their activity with your college yet.</p>}
      {data && data.rows.length > 0 && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[34rem] border-collapse">
            <caption className="sr-only">High intent students who share their activity</caption>
            <thead>
              <tr className="border-b border-line text-left">
                {['Student ID', 'Location', 'Visits', 'Week of last visit', 'Score'].map((name) => (
                  <th key={name} scope="col" className="py-2 pr-3">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rows.map(({ studentId, location, visits, lastVisit, score }) => (
                <tr key={studentId} className="border-b border-line">
                  <th scope="row" className="num py-2 pr-3 text-left font-normal">
                    {studentId}
                  </th>
                  <td className="py-2 pr-3">{location ? stateName(location) : 'Not stated'}</td>
                  <td className="num py-2 pr-3">{visits}</td>
                  <td className="num py-2 pr-3">{lastVisit ? formatDay(lastVisit) : 'None'}</td>
                  <td className="num py-2">{score}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && (
        <p className="text-muted">
          {data.more === null
            ? `We show how many other students have high intent once there are at least ${k}.`
            : plural(data.more, {
                one: 'About # more student has high intent but doesn’t share their activity.',
                other: 'About # more students have high intent but don’t share their activity.',
              })}{' '}
          {data.more !== null && <span>The figure on your dashboard includes only them.</span>}
        </p>
      )}
    </section>
  );
}
