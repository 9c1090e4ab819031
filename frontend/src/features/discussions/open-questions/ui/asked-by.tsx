import type { OpenQuestion } from '@/entities/question';
import { formatDateTime, formatTimeAgo } from '@/shared/lib/dates';

/** Who asked, as far as the reader may know, and when. */
export function AskedBy({ question: { askedBy, askedAt } }: { question: Pick<OpenQuestion, 'askedBy' | 'askedAt'> }) {
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {askedBy} ·{' '}
      <time dateTime={askedAt} title={formatDateTime(askedAt)}>
        {formatTimeAgo(askedAt)}
      </time>
    </p>
  );
}
