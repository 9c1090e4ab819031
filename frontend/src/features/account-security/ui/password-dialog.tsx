import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { Field, PasswordInput } from '@/shared/ui/field';

const passwordFormSchema = z.object({ password: z.string().check(z.minLength(1, 'Password is required')) });

interface PasswordDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Performs the action; rejects if the server refuses it. */
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password when a session is not sufficient proof. */
export function PasswordDialog({ open, onOpenChange, onPassword }: PasswordDialogProps) {
  return (
    <Dialog
      title="Confirm it’s you"
      description="It’s been a while since you signed in. Enter your password to continue."
      open={open}
      onOpenChange={onOpenChange}
    >
      <PasswordForm onPassword={onPassword} />
    </Dialog>
  );
}

function PasswordForm({ onPassword }: Pick<PasswordDialogProps, 'onPassword'>) {
  const form = useForm({
    resolver: standardSchemaResolver(passwordFormSchema),
    defaultValues: { password: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { errors, isSubmitting } = form.formState;

  const submit = useOneAtATime(
    form.handleSubmit(async ({ password }) => {
      await onPassword(password).catch((error: unknown) => {
        form.setError('password', { type: 'server', message: detailedRefusalText(error) });
        form.setFocus('password');
      });
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Confirm it’s you"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void submit(event);
      }}
    >
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
      </Field>
      <Button type="submit" busy={isSubmitting} className="justify-self-end">
        Confirm
      </Button>
    </form>
  );
}
