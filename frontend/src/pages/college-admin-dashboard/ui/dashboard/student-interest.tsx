import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { toErrorSentence } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { statisticsQueries, type CollegeStatistics } from '../../api/college-statistics';
import { actionRows, formatDuration, formatDay, sourceRows } from '../../model/statistics-labels';
import { StatisticsPlot } from '../analytics/plot';
import { SuppressionNotice } from '../analytics/suppression-notice';

const TOP_ACTION_COUNT = 3;

/** The number of interested students in the latest closed period. */
export function StudentInterest({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(statisticsQueries.own(viewer));
  if (!data) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-60" />
    );
  }
  return (
    <section aria-labelledby="student-interest" className="grid grid-cols-1 gap-4">
      <header>
        <h2 id="student-interest" className="text-2xl">
          Student interest
        </h2>
        <p className="mt-1 text-muted">
          {data.hasData
            ? `${formatDay(data.period.from)} – ${formatDay(data.period.to)}. Updated every Monday.`
            : 'Not enough activity yet. Your first figures will appear on the Monday after a week with visits.'}
        </p>
      </header>
      {data.hasData && <InterestCards statistics={data} />}
      <p className="flex gap-3 rounded-card border border-line p-4 text-muted">
        <ShieldCheck size={20} aria-hidden="true" className="mt-1 shrink-0" />
        <span>
          All interaction data is anonymized: figures cover at least {data.k} students and are rounded to the nearest
          five. We reveal a student’s identity only with their consent.
        </span>
      </p>
    </section>
  );
}

function InterestCards({ statistics }: { statistics: CollegeStatistics }) {
  const { views, uniqueStudents, highIntent, avgSeconds, changes, highIntentShare, k } = statistics;
  const top = actionRows(statistics)
    .filter(({ label }) => label !== 'Came back within a week')
    .sort((one, other) => (other.value ?? 0) - (one.value ?? 0))
    .slice(0, TOP_ACTION_COUNT);
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 xl:grid-cols-4">
        <InterestCard label="Profile Views" value={views} change={changes.views} k={k} />
        <InterestCard
          label="Unique Student Visitors"
          value={uniqueStudents}
          hiddenAs={`<${k}`}
          change={changes.uniqueStudents}
          k={k}
        />
        <InterestCard
          label="High Intent Students"
          value={highIntent}
          change={changes.highIntent}
          k={k}
          note="Plus the students who share their activity with you. They’re listed in Analytics."
        />
        <InterestCard
          label="Avg. Time on Profile"
          value={avgSeconds}
          show={formatDuration}
          change={changes.avgSeconds}
          k={k}
        />
      </dl>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <StatisticsPlot title="Traffic Sources" unit="Percent" rows={sourceRows(statistics)} most={100} k={k} />
        <StatisticsPlot
          title="Student Intent"
          unit="Students"
          rows={top}
          k={k}
          {...(highIntentShare && { note: `${shareText(highIntentShare)} of the students have high intent.` })}
        />
      </div>
      <p>
        <Link
          to="/college-admin-dashboard"
          search={{ tab: 'analytics' }}
          className={buttonStyles({ variant: 'quiet' })}
        >
          View Detailed Analytics
        </Link>
      </p>
    </>
  );
}

const shareText = ({ percent, is }: NonNullable<CollegeStatistics['highIntentShare']>) =>
  is === 'exactly' ? `${percent}%` : is === 'below' ? `Fewer than ${percent}%` : `More than ${percent}%`;

interface InterestCardProps {
  label: string;
  value: number | null;
  /** The text shown for a hidden figure, if it reveals no more than the rules. */
  hiddenAs?: string;
  show?: (value: number) => string;
  /** Percentage change from the previous period. */
  change: number | null;
  k: number;
  /** What the value doesn't include. */
  note?: string;
}

function InterestCard({
  label,
  value,
  hiddenAs,
  show = (one) => one.toLocaleString('en-US'),
  change,
  k,
  note,
}: InterestCardProps) {
  return (
    <div className="card p-4">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="mt-1">
        {value === null ? (
          <>
            {hiddenAs && <span className="font-display text-2xl font-bold">{hiddenAs}</span>}
            <SuppressionNotice k={k} isPart={hiddenAs !== undefined} />
          </>
        ) : (
          <>
            <span className="block font-display text-2xl font-bold">{show(value)}</span>
            {change !== null && (
              <span className="num text-sm text-muted">
                {change > 0 ? `+${change}` : change}% from the previous period
              </span>
            )}
            {note && <span className="mt-1 block text-sm text-muted">{note}</span>}
          </>
        )}
      </dd>
    </div>
  );
}
