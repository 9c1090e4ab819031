import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { Webhook } from '../../api/webhooks';
import { WEBHOOK_EVENT_LABELS } from '../../model/webhook-labels';

export type WebhookAction = 'edit' | 'pause' | 'resume' | 'rotate' | 'deliveries' | 'delete';

const DATE_TIME_FORMAT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface WebhookRowProps {
  webhook: Webhook;
  onAct: (action: WebhookAction, webhook: Webhook) => void;
}

/** One webhook with its state, its events and what can be done with it. */
export function WebhookRow({ webhook, onAct }: WebhookRowProps) {
  const { url, events, pausedBecause, failingSince, previousSecretUntil } = webhook;
  const isOnline = useOnline();
  const buttons: [WebhookAction, string][] = [
    ['deliveries', 'Deliveries'],
    ['edit', 'Edit'],
    pausedBecause ? ['resume', 'Resume'] : ['pause', 'Pause'],
    ['rotate', 'New secret'],
    ['delete', 'Delete'],
  ];
  return (
    <li className="card grid gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-body text-base font-semibold wrap-anywhere">{url}</h3>
        <WebhookStatus webhook={webhook} />
      </div>
      <p className="text-sm text-muted">{events.map((event) => WEBHOOK_EVENT_LABELS[event]).join(' · ')}</p>
      {pausedBecause === 'failures' && (
        <p>Your server didn’t accept a message for three days. Fix it, then resume the webhook.</p>
      )}
      {!pausedBecause && failingSince && (
        <p>
          Failing since <time dateTime={failingSince}>{DATE_TIME_FORMAT.format(new Date(failingSince))}</time>. We keep
          trying for three days.
        </p>
      )}
      {previousSecretUntil && (
        <p>
          The secret before this one works until{' '}
          <time dateTime={previousSecretUntil}>{DATE_TIME_FORMAT.format(new Date(previousSecretUntil))}</time>.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {buttons.map(([action, label]) => (
          <Button
            key={action}
            variant="quiet"
            size="compact"
            disabled={!isOnline}
            onClick={() => onAct(action, webhook)}
          >
            {label}
            <span className="sr-only">: {url}</span>
          </Button>
        ))}
      </div>
    </li>
  );
}

function WebhookStatus({ webhook: { pausedBecause, failingSince } }: { webhook: Webhook }) {
  if (pausedBecause) return <Chip tone="grey">Paused</Chip>;
  return failingSince ? <Chip tone="gold">Failing</Chip> : <Chip>Active</Chip>;
}
