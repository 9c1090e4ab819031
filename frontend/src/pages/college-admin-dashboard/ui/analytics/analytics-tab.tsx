import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toErrorSentence } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { STATISTICS_CSV_URL, statisticsQueries } from '../../api/college-statistics';
import {
  actionRows,
  funnelRows,
  majorRows,
  formatDay,
  sourceRows,
  stateRows,
  weekRows,
} from '../../model/statistics-labels';
import type { TabProps } from '../../model/tab-props';
import { StudentMessages } from '../broadcasts/student-messages';
import { InterestedStudents } from './interested-students';
import { MentoringHistorySection } from './mentoring-history';
import { StatisticsPlot, TimeColumns } from './plot';
import { StateMap } from './state-map';

/** Statistics about interested students, as plots, tables and a CSV file with the same numbers. */
export default function AnalyticsTab({ user }: TabProps) {
  const { data, error, refetch } = useQuery(statisticsQueries.own(user.id));
  if (!data) {
    return error ? (
      <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-96" />
    );
  }
  const { period, k, hasData } = data;
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <p className="max-w-[68ch] text-muted">
          {hasData
            ? `Students who looked at your college in the ${period.weeks} weeks from ${formatDay(period.from)} to ${formatDay(period.to)}. We count each week once it’s over. After that, its figures don’t change. Each figure covers at least ${k} students and is rounded to the nearest five.`
            : 'Not enough activity yet. Your first figures will appear on the Monday after a week with visits.'}
        </p>
        {hasData && (
          <a href={STATISTICS_CSV_URL} download className={buttonStyles({ variant: 'quiet' })}>
            <Download size={18} aria-hidden="true" />
            Export CSV
          </a>
        )}
      </header>
      {hasData && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <StatisticsPlot
            title="Unique student visitors"
            unit="Students"
            rows={weekRows(data, 'uniqueStudents')}
            picture={<TimeColumns rows={weekRows(data, 'uniqueStudents')} />}
            k={k}
            note={`Each column covers the ${period.weeks} weeks before its date.`}
          />
          <StatisticsPlot
            title="Profile views"
            unit="Views"
            rows={weekRows(data, 'views')}
            picture={<TimeColumns rows={weekRows(data, 'views')} />}
            k={k}
            note={`Each column covers the ${period.weeks} weeks before its date.`}
          />
          {data.funnel.length > 0 && (
            <StatisticsPlot
              title="From first look to high intent"
              unit="Students"
              rows={funnelRows(data)}
              k={k}
              note="Each step counts only students from the step before it. The percentage shows how many of them took this step."
            />
          )}
          <StatisticsPlot title="Traffic sources" unit="Percent" rows={sourceRows(data)} most={100} k={k} />
          <StatisticsPlot title="Actions" unit="Students" rows={actionRows(data)} k={k} />
          <StatisticsPlot title="Intended majors" unit="Students" rows={majorRows(data)} k={k} />
          <StatisticsPlot
            title="States"
            unit="Students"
            rows={stateRows(data)}
            k={k}
            picture={<StateMap students={data.states ?? []} />}
          />
        </div>
      )}
      <MentoringHistorySection viewer={user.id} />
      <InterestedStudents viewer={user.id} k={k} />
      <StudentMessages viewer={user.id} />
    </div>
  );
}
