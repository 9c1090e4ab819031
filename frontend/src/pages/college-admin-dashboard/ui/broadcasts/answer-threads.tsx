import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Textarea } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { broadcastQueries, type AnswerThread } from '../../api/broadcasts';
import { useReplyToStudent } from '../../api/use-broadcasts';

const MAX_REPLY_LENGTH = 4_000;

/** The replies of students, who reveal their name by replying. */
export function AnswerThreads({ broadcastId, viewer }: { broadcastId: number; viewer: number }) {
  const query = useInfiniteQuery(broadcastQueries.answers(broadcastId, viewer));
  const threads = query.data?.pages.flatMap(({ items }) => items);
  if (!threads) {
    return query.error ? (
      <ErrorPanel message={detailedRefusalText(query.error)} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="h-24" />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <ul className="grid grid-cols-1 gap-3">
        {threads.map((thread) => (
          <AnswerThreadView key={thread.studentId} broadcastId={broadcastId} thread={thread} viewer={viewer} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show more answers
        </Button>
      )}
    </div>
  );
}

interface AnswerThreadViewProps {
  broadcastId: number;
  thread: AnswerThread;
  viewer: number;
}

function AnswerThreadView({ broadcastId, thread: { studentId, fullName, answers }, viewer }: AnswerThreadViewProps) {
  const writeBack = useReplyToStudent(broadcastId, viewer);
  const [content, setContent] = useState('');
  const isOnline = useOnline();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (content.trim() === '' || writeBack.isPending) return;
    writeBack.mutate(
      { studentId, content },
      {
        onSuccess: () => {
          setContent('');
          toast({ title: 'Reply sent' });
        },
      },
    );
  };
  return (
    <li className="grid grid-cols-1 gap-3 rounded-card border border-line p-4">
      <h4 className="text-base font-semibold wrap-anywhere">{fullName}</h4>
      <ol className="grid grid-cols-1 gap-3">
        {answers.map(({ id, isByCollege, authorName, content: text, createdAt }) => (
          <li key={id}>
            <p className="text-sm text-muted">
              {authorName ?? 'Deleted user'}
              {isByCollege && ' for your college'} · {formatDate(createdAt)}
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          </li>
        ))}
      </ol>
      <form className="grid grid-cols-1 gap-2" onSubmit={send}>
        <Field
          label={`Reply to ${fullName}`}
          error={writeBack.error ? detailedRefusalText(writeBack.error) : undefined}
        >
          {(control) => (
            <Textarea
              rows={3}
              maxLength={MAX_REPLY_LENGTH}
              value={content}
              onChange={({ target }) => setContent(target.value)}
              {...control}
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="quiet"
          className="justify-self-end max-sm:w-full"
          busy={writeBack.isPending}
          disabled={!isOnline || content.trim() === ''}
        >
          Send reply
        </Button>
      </form>
    </li>
  );
}
