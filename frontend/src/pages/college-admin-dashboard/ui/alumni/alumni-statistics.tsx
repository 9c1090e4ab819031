import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { toErrorSentence } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { collegeAlumniQueries } from '../../api/college-alumni';
import { RequestConfirmations } from './ask-to-confirm';

const formatCount = (count: number) => count.toLocaleString('en-US');

/** Statistics of the college's alumni, imported or not, and their activity. */
export function AlumniStatistics({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(collegeAlumniQueries.statistics(viewer));
  if (!data) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40" />
    );
  }
  const {
    total,
    claimed,
    unclaimed,
    registeredThemselves,
    availableMentors,
    activeConversations,
    topMentors,
    otherMentors,
  } = data;
  const figures = [
    {
      label: 'Total alumni',
      value: total,
      note: `${formatCount(claimed)} claimed, ${formatCount(unclaimed)} invited, ${formatCount(registeredThemselves)} registered themselves`,
    },
    { label: 'Available mentors', value: availableMentors, note: 'Public profile, open to more mentees' },
    { label: 'Active conversations', value: activeConversations, note: 'With a message in the last 30 days' },
  ];
  return (
    <section aria-labelledby="alumni-statistics" className="grid gap-4">
      <h2 id="alumni-statistics" className="text-2xl">
        Alumni statistics
      </h2>
      <dl className="grid gap-3 sm:grid-cols-3">
        {figures.map(({ label, value, note }) => (
          <div key={label} className="card flex flex-col p-4">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="order-first font-display text-2xl font-bold sm:text-3xl">{formatCount(value)}</dd>
            <dd className="mt-1 text-xs text-muted">{note}</dd>
          </div>
        ))}
      </dl>
      {registeredThemselves > 0 && <RequestConfirmations viewer={viewer} many={registeredThemselves} />}
      {(topMentors.length > 0 || otherMentors > 0) && (
        <div className="card p-4">
          <h3 className="text-lg">Top mentors</h3>
          <ul className="mt-2 grid gap-2">
            {topMentors.map(({ userId, fullName, mentees }) => (
              <li key={userId} className="flex justify-between gap-4">
                <Link to="/alumni/$alumniId" params={{ alumniId: String(userId) }} className="link">
                  {fullName}
                </Link>
                <span className="num text-muted">{plural(mentees, { one: '# mentee', other: '# mentees' })}</span>
              </li>
            ))}
          </ul>
          {otherMentors > 0 && (
            <p className="mt-2 text-sm text-muted">
              {plural(otherMentors, {
                one: '# other mentor also has mentees.',
                other: '# other mentors also have mentees.',
              })}{' '}
              We name only mentors who claimed their profile and made it public.
            </p>
          )}
        </div>
      )}
    </section>
  );
}
