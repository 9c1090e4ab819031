import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { replyTimeStepLabel } from '@/entities/alum';
import { toErrorSentence } from '@/shared/api';
import { buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { MENTORING_CSV_URL, mentoringQueries } from '../../api/mentoring-history';
import { formatDay, mentoringStepRows, mentoringWeekRows } from '../../model/statistics-labels';
import { StatisticsPlot, TimeColumns } from './plot';

/** What followed from students' requests to the college's alumni, at each close. */
export function MentoringHistorySection({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(mentoringQueries.own(viewer));
  const id = useId();
  const latest = data?.weeks.at(-1);
  const replyTime = replyTimeStepLabel(latest?.repliesWithinDays ?? null);
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id={id} className="text-xl">
            Mentoring by your alumni
          </h2>
          {data && (
            <p className="mt-1 max-w-[68ch] text-muted">
              {latest
                ? `What followed when students asked your alumni in the ${latest.weeks} weeks from ${formatDay(latest.from)}. Requests include students under 18; all other figures leave them out.`
                : 'No closed week with requests yet. Your first figures will appear on the Monday after students ask your alumni.'}
            </p>
          )}
          {replyTime && <p className="num mt-1 font-semibold">Your alumni usually reply within {replyTime}.</p>}
        </div>
        {latest && (
          <a href={MENTORING_CSV_URL} download className={buttonStyles({ variant: 'quiet' })}>
            <Download size={18} aria-hidden="true" />
            Export CSV<span className="sr-only"> about mentoring</span>
          </a>
        )}
      </header>
      {!data &&
        (error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-48" />
        ))}
      {data && latest && (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <StatisticsPlot
            title="From request to result"
            unit="Students"
            rows={mentoringStepRows(latest)}
            k={data.k}
            note="Each step counts only students from the step before it."
          />
          <StatisticsPlot
            title="Requests to alumni"
            unit="Requests"
            rows={mentoringWeekRows(data)}
            picture={<TimeColumns rows={mentoringWeekRows(data)} />}
            k={data.k}
            note={`Each column covers the ${latest.weeks} weeks before its date.`}
          />
        </div>
      )}
    </section>
  );
}
