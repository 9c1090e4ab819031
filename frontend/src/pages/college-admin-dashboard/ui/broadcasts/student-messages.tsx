import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { broadcastQueries } from '../../api/broadcasts';
import { useBroadcastActions } from '../../api/use-broadcasts';
import { showHeading } from '../../lib/show-heading';
import { BroadcastDialog } from './broadcast-dialog';
import { BroadcastRow } from './broadcast-row';

/** Fragments of the URLs in notifications about messages, and about answers to them. */
const MESSAGES_HASH = 'student-messages';
const ANSWERS_HASH = 'student-answers';

/** Messages to the students who allow them: a new one, pending ones, and sent ones. */
export function StudentMessages({ viewer }: { viewer: number }) {
  const { data, error, refetch } = useQuery(broadcastQueries.sent(viewer));
  const actions = useBroadcastActions(viewer);
  const [isWriting, setIsWriting] = useState(false);
  const isOnline = useOnline();
  const hash = useLocation({ select: (location) => location.hash });
  const title = useRef<HTMLHeadingElement>(null);
  const isLoaded = data !== undefined;
  const answered = hash === ANSWERS_HASH ? data?.rows.find(({ answers }) => answers > 0)?.id : undefined;
  const isTarget = hash === MESSAGES_HASH || (hash === ANSWERS_HASH && answered === undefined);
  useEffect(() => {
    if (isLoaded && isTarget) showHeading(title.current);
  }, [isLoaded, isTarget]);
  const waits = data?.rows.some(({ status }) => status === 'waiting') ?? false;
  const cannotWrite = waits || data?.nextPossibleAt != null;

  return (
    <section aria-labelledby="student-messages" className="card grid grid-cols-1 gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-[68ch]">
          <h2 id="student-messages" ref={title} tabIndex={-1} className="scroll-mt-8 text-xl">
            Messages to students
          </h2>
          <p className="mt-1 text-muted">
            You can send one message every 14 days to the students who allow messages from your college. You won’t know
            who receives it. You’ll see a student’s name only if they answer.
          </p>
        </div>
        {data && (
          <Button
            variant="quiet"
            className="max-sm:w-full"
            disabled={!isOnline || cannotWrite}
            onClick={() => setIsWriting(true)}
          >
            Message students
          </Button>
        )}
      </header>
      {!data &&
        (error ? (
          <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24" />
        ))}
      {waits && <p>A message is waiting for approval.</p>}
      {!waits && data?.nextPossibleAt && <p>You can send the next message on {formatDate(data.nextPossibleAt)}.</p>}
      {data?.rows.length === 0 && <p>You haven’t sent a message yet.</p>}
      {data && data.rows.length > 0 && (
        <ul className="grid grid-cols-1 divide-y divide-line">
          {data.rows.map((one) => (
            <BroadcastRow key={one.id} one={one} viewer={viewer} actions={actions} isTarget={one.id === answered} />
          ))}
        </ul>
      )}
      {isWriting && data && (
        <BroadcastDialog needsApproval={data.needsApproval} send={actions.send} onClose={() => setIsWriting(false)} />
      )}
    </section>
  );
}
