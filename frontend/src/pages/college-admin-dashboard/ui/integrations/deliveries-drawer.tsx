import { useInfiniteQuery } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Dialog } from '@/shared/ui/dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { useDeliveryActions } from '../../api/use-webhooks';
import { webhookQueries, type Webhook, type WebhookDelivery } from '../../api/webhooks';
import { describeAnswer, describeMessageType, STATUS_LABELS } from '../../model/webhook-labels';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'medium' });
const STATUS_TONES = { waiting: 'harbor', delivered: 'ivy', failed: 'gold', withdrawn: 'grey' } as const;

interface DeliveriesDrawerProps {
  viewer: number;
  webhook: Webhook;
  onClose: () => void;
}

/** What was sent to a webhook in the last 30 days, with the answers; sends test messages and repeats messages. */
export function DeliveriesDrawer({ viewer, webhook, onClose }: DeliveriesDrawerProps) {
  const deliveries = useInfiniteQuery(webhookQueries.deliveries(viewer, webhook.id));
  const { test, redeliver } = useDeliveryActions(viewer, webhook.id);
  const isOnline = useOnline();
  const items = deliveries.data?.pages.flatMap((page) => page.items);
  const options = (title: string) => ({
    onSuccess: () => toast({ title }),
    onError: (refused: Error) =>
      toast({ title: 'Message not sent', text: detailedRefusalText(refused), variant: 'destructive' }),
  });

  return (
    <Dialog
      title="Deliveries"
      description="What we sent in the last 30 days."
      shape="drawer"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <div className="grid gap-4">
        <p className="wrap-anywhere">{webhook.url}</p>
        <div className="flex flex-wrap gap-2">
          <Button
            busy={test.isPending}
            disabled={!isOnline}
            onClick={() => test.mutate(undefined, options('Test message sent'))}
          >
            Send test message
          </Button>
          <Button
            variant="quiet"
            busy={deliveries.isRefetching}
            disabled={!isOnline}
            onClick={() => void deliveries.refetch()}
          >
            Refresh
          </Button>
        </div>
        {!items && deliveries.error && (
          <ErrorPanel message={toErrorSentence(deliveries.error)} onRetry={() => void deliveries.refetch()} />
        )}
        {!items && !deliveries.error && <Skeleton className="h-40" />}
        {items?.length === 0 && <p className="text-muted">Nothing was sent yet.</p>}
        {items && items.length > 0 && (
          <ol className="grid gap-3">
            {items.map((delivery) => (
              <DeliveryEntry
                key={delivery.id}
                delivery={delivery}
                isBusy={redeliver.isPending && redeliver.variables === delivery.id}
                onRedeliver={() => redeliver.mutate(delivery.id, options('We’re sending the message again'))}
              />
            ))}
          </ol>
        )}
        {deliveries.hasNextPage && (
          <Button
            variant="quiet"
            className="justify-self-start"
            busy={deliveries.isFetchingNextPage}
            onClick={() => void deliveries.fetchNextPage()}
          >
            Show older deliveries
          </Button>
        )}
      </div>
    </Dialog>
  );
}

interface DeliveryEntryProps {
  delivery: WebhookDelivery;
  isBusy: boolean;
  onRedeliver: () => void;
}

function DeliveryEntry({ delivery, isBusy, onRedeliver }: DeliveryEntryProps) {
  const { type, status, attempts, createdAt, nextAttemptAt, messageId } = delivery;
  const isOnline = useOnline();
  const answer = describeAnswer(delivery);
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-lg">{describeMessageType(type)}</h3>
        <Chip tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</Chip>
      </div>
      <p className="text-sm text-muted">
        <time dateTime={createdAt}>{DATE_TIME_FORMAT.format(new Date(createdAt))}</time>
        {answer && ` · ${answer}`}
        {attempts > 1 && ` · ${attempts} attempts`}
      </p>
      {status === 'waiting' && attempts > 0 && nextAttemptAt && (
        <p className="text-sm">
          Next attempt <time dateTime={nextAttemptAt}>{DATE_TIME_FORMAT.format(new Date(nextAttemptAt))}</time>
        </p>
      )}
      {status === 'withdrawn' && <p className="text-sm">Your college can no longer see the alum.</p>}
      <p className="text-sm wrap-anywhere text-muted">{messageId}</p>
      <Button
        variant="quiet"
        size="compact"
        className="justify-self-start"
        busy={isBusy}
        disabled={!isOnline}
        onClick={onRedeliver}
      >
        Send again<span className="sr-only">: {describeMessageType(type)}</span>
      </Button>
    </li>
  );
}
