import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { useBroadcastActions } from '../../api/use-broadcasts';

const SUBJECT_LENGTH = { min: 3, max: 120 };
const CONTENT_LENGTH = { min: 10, max: 4_000 };

const broadcastSchema = z.object({
  subject: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a subject'),
      z.minLength(SUBJECT_LENGTH.min, `Write a subject of at least ${SUBJECT_LENGTH.min} characters`),
    ),
  content: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write a message'),
      z.minLength(CONTENT_LENGTH.min, `Write a message of at least ${CONTENT_LENGTH.min} characters`),
    ),
});

interface BroadcastDialogProps {
  /** True if another administrator has to approve the message. */
  needsApproval: boolean;
  send: ReturnType<typeof useBroadcastActions>['send'];
  onClose: () => void;
}

/** The dialog for a message to the students who allow messages from the college. */
export function BroadcastDialog({ needsApproval, send, onClose }: BroadcastDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(broadcastSchema),
    defaultValues: { subject: '', content: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const isOnline = useOnline();
  const { errors } = form.formState;
  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await send.mutateAsync(values).then(
        ({ delivered }) => {
          toast(
            delivered === null
              ? { title: 'Waiting for approval', text: 'Another administrator needs to approve your message.' }
              : { title: 'Message sent', text: recipientCountText(delivered) },
          );
          onClose();
        },
        (error: unknown) => form.setError('root', { message: guide.onRefused(error) }),
      );
    }, guide.onInvalid),
  );

  return (
    <Dialog
      title="Message students"
      description={
        needsApproval
          ? 'Another administrator of your college has to approve your message before we send it.'
          : 'We’ll send the message right away. You can’t change it after that.'
      }
      open
      isPrecious
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <Field label="Subject" error={errors.subject?.message}>
          {(control) => <Input maxLength={SUBJECT_LENGTH.max} {...control} {...form.register('subject')} />}
        </Field>
        <Field label="Message" error={errors.content?.message}>
          {(control) => <Textarea rows={8} maxLength={CONTENT_LENGTH.max} {...control} {...form.register('content')} />}
        </Field>
        <p role="alert" className="text-danger empty:hidden">
          {errors.root?.message}
        </p>
        <Button type="submit" className="justify-self-end max-sm:w-full" busy={send.isPending} disabled={!isOnline}>
          {needsApproval ? 'Send for approval' : 'Send message'}
        </Button>
      </form>
    </Dialog>
  );
}

const recipientCountText = (delivered: '<10' | '10+' | '40+') =>
  delivered === '<10' ? 'Fewer than 10 students will receive it.' : `${delivered} students will receive it.`;
