import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toErrorSentence } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Button } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { SettingsCard } from '@/shared/ui/settings-card';
import { Skeleton } from '@/shared/ui/skeleton';
import { toast } from '@/shared/ui/toast';
import { useWebhookActions } from '../../api/use-webhooks';
import { webhookQueries, type Webhook } from '../../api/webhooks';
import { DeliveriesDrawer } from './deliveries-drawer';
import type { IntegrationSectionProps } from '../../model/tab-props';
import { SecretDialog } from './secret-dialog';
import { WebhookDialog } from './webhook-dialog';
import { WebhookRow, type WebhookAction } from './webhook-row';

const MAX_WEBHOOKS = 5;

type Confirmed = { action: 'delete' | 'rotate'; webhook: Webhook };

/** The webhooks of the college: add, change, pause, test, rotate the secret, and what was sent. */
export function WebhooksSection({ user }: IntegrationSectionProps) {
  const { data: webhooks, error, refetch } = useQuery(webhookQueries.list(user.id));
  const actions = useWebhookActions(user.id);
  const isOnline = useOnline();
  const [edited, setEdited] = useState<Webhook | 'new'>();
  const [confirmed, setConfirmed] = useState<Confirmed>();
  const [secret, setSecret] = useState<string>();
  const [shown, setShown] = useState<Webhook>();

  const onError = (refused: Error) =>
    toast({ title: 'Update failed', text: detailedRefusalText(refused), variant: 'destructive' });
  const onSettled = () => setConfirmed(undefined);
  const act = (action: WebhookAction, webhook: Webhook) => {
    if (action === 'edit') setEdited(webhook);
    else if (action === 'deliveries') setShown(webhook);
    else if (action === 'delete' || action === 'rotate') setConfirmed({ action, webhook });
    else {
      const isPaused = action === 'pause';
      const onSuccess = () => toast({ title: isPaused ? 'Webhook paused' : 'Webhook resumed' });
      actions.change.mutate({ id: webhook.id, isPaused }, { onSuccess, onError });
    }
  };
  const confirm = ({ action, webhook: { id } }: Confirmed) => {
    if (action === 'delete') {
      actions.remove.mutate(id, { onSuccess: () => toast({ title: 'Webhook deleted' }), onError, onSettled });
    } else actions.rotate.mutate(id, { onSuccess: (changed) => setSecret(changed.secret), onError, onSettled });
  };

  return (
    <SettingsCard
      title="Webhooks"
      lead="We send a signed message to your server when something happens at your college. Messages never name students."
    >
      {!webhooks && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {!webhooks && !error && <Skeleton className="h-24" />}
      {webhooks?.length === 0 && <p className="text-muted">No webhooks yet.</p>}
      {webhooks && webhooks.length > 0 && (
        <ul className="grid gap-3">
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} onAct={act} />
          ))}
        </ul>
      )}
      {webhooks && webhooks.length < MAX_WEBHOOKS && (
        <Button className="justify-self-start max-sm:w-full" disabled={!isOnline} onClick={() => setEdited('new')}>
          Add webhook
        </Button>
      )}
      {webhooks && webhooks.length >= MAX_WEBHOOKS && (
        <p className="text-muted">You can have {MAX_WEBHOOKS} webhooks. Delete one to add another.</p>
      )}
      {edited && (
        <WebhookDialog
          webhook={edited === 'new' ? undefined : edited}
          actions={actions}
          onCreated={setSecret}
          onClose={() => setEdited(undefined)}
        />
      )}
      {confirmed && (
        <AlertDialog
          {...CONFIRMATION_TEXTS[confirmed.action]}
          open
          busy={actions.remove.isPending || actions.rotate.isPending}
          onOpenChange={(isOpen) => !isOpen && setConfirmed(undefined)}
          onConfirm={() => confirm(confirmed)}
        />
      )}
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />}
      {shown && <DeliveriesDrawer viewer={user.id} webhook={shown} onClose={() => setShown(undefined)} />}
    </SettingsCard>
  );
}

const CONFIRMATION_TEXTS = {
  delete: {
    title: 'Delete this webhook?',
    text: 'We stop sending messages right away, and delete the list of deliveries.',
    confirm: 'Delete webhook',
  },
  rotate: {
    title: 'Create a new secret?',
    text: 'For 24 hours we sign messages with both secrets. After that, only the new one works.',
    confirm: 'Create new secret',
  },
};
