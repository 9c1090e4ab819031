import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { alumniQueries } from '@/entities/alum';
import { dashboardQueries } from '@/entities/dashboard';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { statDefinitions } from '../model/stats';

const GRID_CLASSES = 'grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sm:gap-3';

/** Key figures, each with a link to the page that has the same number. A figure that is null has no card. */
export function StatCards({ user }: { user: User }) {
  const { data, error, refetch } = useQuery(dashboardQueries.stats(user.id));
  const definitions = statDefinitions(user.role);
  const { data: connected } = useQuery({
    ...alumniQueries.connected(user.id),
    enabled: user.emailVerified && definitions.some(({ count }) => count === 'connectedAlumni'),
  });
  const figures = data && { ...data, connectedAlumni: user.emailVerified ? (connected?.total ?? null) : 0 };
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={!data && !error}>
      {error && !data && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      <ul aria-label="At a glance" className={GRID_CLASSES}>
        {!data && !error && definitions.map(({ label }) => <SkeletonCard key={label} />)}
        {figures &&
          definitions.flatMap(({ label, count, place, none, nonePlace, unit, most = Infinity }) => {
            const figure = figures[count];
            if (figure === null) return [];
            const shown = figure > most ? `${most}+` : String(figure);
            return [
              <StatCard
                key={label}
                label={label}
                figure={shown}
                note={figure === 0 ? none : figure === 1 ? unit?.one : unit?.other}
                place={figure === 0 && nonePlace ? nonePlace : place}
              />,
            ];
          })}
        <StatCard label="College Directory" figure="Explore" place={{ to: '/colleges' }} />
      </ul>
    </div>
  );
}

interface StatCardProps {
  label: string;
  figure: string;
  /** What is counted, or what to do about 0. */
  note?: string | undefined;
  place: LinkProps;
}

/** The label above the figure; the order in the DOM is the order on the screen. */
function StatCard({ label, figure, note, place }: StatCardProps) {
  return (
    <li className="group min-w-0 max-sm:last:odd:col-span-2">
      <Link
        {...place}
        className="card flex h-full min-h-11 flex-col px-4 py-2 max-sm:group-last:group-odd:flex-row max-sm:group-last:group-odd:items-center max-sm:group-last:group-odd:justify-between hover:bg-ivy-soft hover:text-on-ivy-soft"
      >
        <span className="text-sm text-muted">
          {label}
          {/* Not sr-only: screen readers put a space before text that is taken out of the flow. */}
          <span className="text-[0px]">, </span>
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="num text-xl font-bold">{figure}</span>
          {note && <span className="text-sm text-muted">{note}</span>}
        </span>
      </Link>
    </li>
  );
}

const SkeletonCard = () => (
  <li>
    <Skeleton className="h-16" />
  </li>
);
