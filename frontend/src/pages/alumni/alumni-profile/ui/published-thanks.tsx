import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ReportThanks } from '@/entities/report';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { toErrorSentence } from '@/shared/api';
import { useAuth } from '@/shared/auth';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { thanksQuery } from '../api/thanks';

interface PublishedThanksProps {
  alumniId: number;
  fullName: string;
}

/** Thanks that students and the alum agreed to publish; nothing while there are none. */
export function PublishedThanks({ alumniId, fullName }: PublishedThanksProps) {
  const titleId = useId();
  const { user } = useAuth();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    thanksQuery(alumniId, user?.id),
  );
  const thanks = data?.pages.flatMap(({ items }) => items) ?? [];
  if (error && thanks.length === 0) {
    return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  }
  if (thanks.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="card p-5">
      <h2 id={titleId} className="mb-3 text-2xl">
        Thanks from students
      </h2>
      <ul className="grid gap-4">
        {thanks.map(({ id, text, signature, month }) => (
          <li key={id}>
            <figure className="grid gap-1">
              <blockquote className="max-w-[68ch] wrap-anywhere whitespace-pre-line">{text}</blockquote>
              <figcaption className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
                <span>
                  {signature}, {formatMonth(month)}
                </span>
                {user && user.id !== alumniId && (
                  <ReportThanks id={id} which={`to ${fullName}`} howToConfirm={<ConfirmEmailNotice />} />
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()} className="mt-4">
          Show more thanks
        </Button>
      )}
    </section>
  );
}

/** Returns the month as people say it: "March 2027". */
const formatMonth = (month: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
