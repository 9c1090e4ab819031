import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { Broadcast } from '../../api/broadcasts';
import type { useBroadcastActions } from '../../api/use-broadcasts';
import { showHeading } from '../../lib/show-heading';
import { AnswerThreads } from './answer-threads';

interface BroadcastRowProps {
  one: Broadcast;
  viewer: number;
  actions: ReturnType<typeof useBroadcastActions>;
  /** Whether a link leads to its answers, which are opened and shown. */
  isTarget: boolean;
}

const STATUS_LABELS: Record<Broadcast['status'], string> = {
  waiting: 'Waiting for approval',
  sent: 'Sent',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

/** One message with its text, the available actions, and the replies. */
export function BroadcastRow({ one, viewer, actions, isTarget }: BroadcastRowProps) {
  const { id, subject, content, status, authorName, createdAt, delivered, answers, isOwn, canApprove } = one;
  const [isAsking, setIsAsking] = useState(false);
  const isOnline = useOnline();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isTarget) showHeading(title.current);
  }, [isTarget]);
  return (
    <li className="grid grid-cols-1 gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0">
          <h3 ref={title} tabIndex={-1} className="scroll-mt-8 text-lg wrap-anywhere">
            {subject}
          </h3>
          <p className="text-muted">
            {authorName ?? 'Deleted user'} · {formatDate(createdAt)}
            {delivered && ` · ${delivered === '<10' ? 'Fewer than 10' : delivered} students`}
          </p>
        </div>
        <Chip tone={status === 'waiting' ? 'gold' : undefined}>{STATUS_LABELS[status]}</Chip>
      </div>
      <details open={status === 'waiting'}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">Read the message</summary>
        <p className="whitespace-pre-line wrap-anywhere">{content}</p>
      </details>
      {status === 'waiting' && (
        <div className="flex flex-wrap gap-2">
          {canApprove && (
            <Button disabled={!isOnline} onClick={() => setIsAsking(true)}>
              Approve and send
            </Button>
          )}
          {isOwn ? (
            <Button
              variant="quiet"
              busy={actions.withdraw.isPending}
              disabled={!isOnline}
              onClick={() => actions.withdraw.mutate(id)}
            >
              Withdraw
            </Button>
          ) : (
            <Button
              variant="quiet"
              busy={actions.decline.isPending}
              disabled={!isOnline}
              onClick={() => actions.decline.mutate(id)}
            >
              Decline
            </Button>
          )}
        </div>
      )}
      {answers > 0 && (
        <details open={isTarget}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            {plural(answers, { one: '# student answered', other: '# students answered' })}
          </summary>
          <AnswerThreads broadcastId={id} viewer={viewer} />
        </details>
      )}
      <AlertDialog
        title="Send this message?"
        text="It goes to every student who allows messages from your college. You can’t change it after you send it."
        confirm="Send message"
        open={isAsking}
        busy={actions.approve.isPending}
        onOpenChange={setIsAsking}
        onConfirm={() => actions.approve.mutate(id, { onSettled: () => setIsAsking(false) })}
      />
    </li>
  );
}
