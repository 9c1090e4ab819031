import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { contactSupport } from '../api/contact-support';

const SUBJECT_LENGTH = { min: 3, max: 120 };
const MESSAGE_LENGTH = { min: 10, max: 5000 };

const supportFormSchema = z.object({
  subject: z
    .string()
    .check(z.trim(), z.minLength(SUBJECT_LENGTH.min, `Write a subject of at least ${SUBJECT_LENGTH.min} characters`)),
  message: z
    .string()
    .check(z.trim(), z.minLength(MESSAGE_LENGTH.min, `Write a message of at least ${MESSAGE_LENGTH.min} characters`)),
});

/** A form for writing to the operators. */
export function ContactSupportDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(supportFormSchema),
    defaultValues: { subject: '', message: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const contact = useMutation({ mutationFn: contactSupport });
  const isOnline = useOnline();
  const { errors } = form.formState;

  const send = useOneAtATime(
    form.handleSubmit(async (values) => {
      await contact.mutateAsync(values).then(
        () => {
          toast({ title: 'Message sent', text: 'We’ll reply by email, usually within two business days.' });
          onClose();
        },
        (error: unknown) => form.setError('root', { message: guide.onRefused(error) }),
      );
    }, guide.onInvalid),
  );

  return (
    <Dialog
      title="Contact Support"
      description="We’ll reply by email and send you a copy of your message."
      open
      isPrecious
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void send(event);
        }}
      >
        <Field label="Subject" error={errors.subject?.message}>
          {(control) => <Input maxLength={SUBJECT_LENGTH.max} {...control} {...form.register('subject')} />}
        </Field>
        <Field label="Message" error={errors.message?.message}>
          {(control) => <Textarea rows={6} maxLength={MESSAGE_LENGTH.max} {...control} {...form.register('message')} />}
        </Field>
        <p role="alert" className="text-danger empty:hidden">
          {errors.root?.message}
        </p>
        <Button type="submit" className="justify-self-end max-sm:w-full" busy={contact.isPending} disabled={!isOnline}>
          {contact.isPending ? 'Sending...' : 'Send'}
        </Button>
      </form>
    </Dialog>
  );
}
