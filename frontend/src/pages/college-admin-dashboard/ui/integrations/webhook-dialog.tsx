import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormErrors } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { CheckboxList } from '@/shared/ui/checkbox-list';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { useWebhookActions } from '../../api/use-webhooks';
import type { Webhook } from '../../api/webhooks';
import { toWebhookEvents, WEBHOOK_EVENT_OPTIONS } from '../../model/webhook-labels';

const webhookSchema = z.object({
  url: z.string().check(z.trim(), z.minLength(1, 'Enter the address.')),
  events: z.array(z.string()).check(z.minLength(1, 'Choose at least one event.')),
});

interface WebhookDialogProps {
  /** The webhook to edit; undefined for a new one. */
  webhook: Webhook | undefined;
  actions: ReturnType<typeof useWebhookActions>;
  /** Receives the secret of a new webhook. */
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Adds a webhook, or edits its address and events. */
export function WebhookDialog({ webhook, actions, onCreated, onClose }: WebhookDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(webhookSchema),
    defaultValues: { url: webhook?.url ?? '', events: (webhook?.events ?? []).map(String) },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const isOnline = useOnline();
  const { errors, isSubmitting } = form.formState;
  const chosen = useWatch({ control: form.control, name: 'events' });

  const save = form.handleSubmit(async ({ url, events }) => {
    const input = { url, events: toWebhookEvents(events) };
    const done = webhook
      ? actions.change.mutateAsync({ id: webhook.id, ...input }).then(() => toast({ title: 'Webhook updated' }))
      : actions.create.mutateAsync(input).then(({ secret }) => onCreated(secret));
    await done.then(onClose, (error: unknown) => form.setError('root', { message: guide.onRefused(error) }));
  }, guide.onInvalid);

  return (
    <Dialog
      title={webhook ? 'Edit webhook' : 'Add webhook'}
      open
      isPrecious
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void save(event)}>
        <Field label="Address" hint="Starts with https://. We send each message there." error={errors.url?.message}>
          {(control) => <Input type="url" inputMode="url" autoComplete="off" {...control} {...form.register('url')} />}
        </Field>
        <div>
          <CheckboxList
            legend="Events"
            groups={[{ options: WEBHOOK_EVENT_OPTIONS }]}
            chosen={chosen}
            onChange={(events) => form.setValue('events', events, { shouldValidate: form.formState.isSubmitted })}
          />
          <p role="alert" className="text-sm text-danger empty:hidden">
            {errors.events?.message}
          </p>
        </div>
        <p role="alert" className="text-danger empty:hidden">
          {errors.root?.message}
        </p>
        <Button type="submit" className="justify-self-end max-sm:w-full" busy={isSubmitting} disabled={!isOnline}>
          {webhook ? 'Save changes' : 'Add webhook'}
        </Button>
      </form>
    </Dialog>
  );
}
