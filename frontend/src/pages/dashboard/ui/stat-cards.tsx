import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { dashboardQueries, type DashboardStats } from '@/entities/dashboard';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';

interface StatDefinition {
  label: string;
  count: keyof DashboardStats;
  place: LinkProps;
  /** The largest number shown as is (larger ones as `99+`); the server counts up to one more. */
  most?: number;
}

const STAT_DEFINITIONS: readonly StatDefinition[] = [
  { label: 'Connected Alumni', count: 'connectedCount', place: { to: '/my-people', search: { tab: 'connected' } } },
  { label: 'Upcoming Meetings', count: 'meetingsCount', place: { to: '/events' } },
  { label: 'Unread Messages', count: 'messagesCount', place: { to: '/messages' } },
  { label: 'Forum Activity', count: 'forumCount', place: { to: '/forum' }, most: 99 },
];

const GRID_CLASSES = 'grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] sm:gap-3';

/** Key figures, each with a link to the page it counts. A figure that is null has no card. */
export function StatCards({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(dashboardQueries.stats(viewer));
  return (
    <div className="grid grid-cols-1 gap-3" aria-busy={!data && !error}>
      {error && !data && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      <ul aria-label="At a glance" className={GRID_CLASSES}>
        {!data && !error && STAT_DEFINITIONS.map(({ label }) => <SkeletonCard key={label} />)}
        {data &&
          STAT_DEFINITIONS.flatMap(({ label, count, place, most = Infinity }) => {
            const figure = data[count];
            if (figure === null) return [];
            const shown = figure > most ? `${most}+` : String(figure);
            return [<StatCard key={label} label={label} figure={shown} place={place} />];
          })}
        <StatCard label="College Directory" figure="Explore" place={{ to: '/colleges' }} />
      </ul>
    </div>
  );
}

/** The label above the figure; the order in the DOM is the order on the screen. */
function StatCard({ label, figure, place }: { label: string; figure: string; place: LinkProps }) {
  return (
    <li className="min-w-0 max-sm:last:odd:col-span-2">
      <Link
        {...place}
        className="card flex h-full min-h-11 flex-col px-4 py-2 hover:bg-ivy-soft hover:text-on-ivy-soft"
      >
        <span className="text-sm text-muted">
          {label}
          {/* Not sr-only: screen readers put a space before text that is taken out of the flow. */}
          <span className="text-[0px]">, </span>
        </span>
        <span className="num text-xl font-bold">{figure}</span>
      </Link>
    </li>
  );
}

const SkeletonCard = () => (
  <li>
    <Skeleton className="h-16" />
  </li>
);
