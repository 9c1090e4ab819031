import { useQuery } from '@tanstack/react-query';
import { replyTimeStepLabel } from '@/entities/alum';
import { formatDateInUtc } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { replyTimesQueries, type ReplyTimesOfWeek } from '../../api/reply-times';
import { ReplyTimeTrend } from './trend';

/** How soon alumni answer in the whole product, by closed week. */
export function ReplyTimes({ viewer }: { viewer: number }) {
  const { data: weeks, error, refetch } = useQuery(replyTimesQueries.weeks(viewer));
  if (!weeks) {
    return error ? (
      <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-64" />
    );
  }
  const [latest] = weeks;
  if (!latest) {
    return <p className="card p-5 text-muted">No closed week yet. The first figures will appear on Monday.</p>;
  }
  return (
    <section aria-labelledby="reply-times" className="card grid grid-cols-1 gap-5 p-5">
      <header>
        <h2 id="reply-times" className="text-xl">
          Time to the first answer
        </h2>
        <p className="mt-1 max-w-[68ch] text-muted">
          At least half of the requests to alumni get a first answer within this time. Requests that expire or are
          declined without a reason are unanswered. A week is shown if at least 10 people asked; counts are rounded to
          5.
        </p>
        <p className="num mt-3 text-lg font-semibold">{summaryText(latest)}</p>
      </header>
      {weeks.length > 1 && <ReplyTimeTrend weeks={weeks.toReversed()} />}
      <div className="overflow-x-auto" role="group" aria-label="Reply times by week" tabIndex={0}>
        <table className="w-full min-w-[26rem] border-collapse">
          <caption className="sr-only">Reply times by week</caption>
          <thead>
            <tr className="border-b border-line text-left">
              {['Week before', 'Usually within', 'Requests', 'Answered'].map((name) => (
                <th key={name} scope="col" className="py-2 pr-3">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week.closedOn} className="num border-b border-line">
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {formatDateInUtc(week.closedOn)}
                </th>
                <td className="py-2 pr-3">{stepText(week)}</td>
                <td className="py-2 pr-3">{week.requests ?? 'Too few'}</td>
                <td className="py-2">{week.answeredPercent === null ? 'Too few' : `${week.answeredPercent}%`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function stepText({ requests, repliesWithinDays }: ReplyTimesOfWeek): string {
  if (requests === null) return 'Too few';
  return replyTimeStepLabel(repliesWithinDays) || 'longer than a week';
}

function summaryText(week: ReplyTimesOfWeek): string {
  if (week.requests === null) return 'Too few people asked last week to show a reply time.';
  const time = week.repliesWithinDays === null ? 'longer than a week' : `within ${stepText(week)}`;
  return `Last week: ${time}, ${week.answeredPercent}% answered`;
}
