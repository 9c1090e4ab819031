import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { isPasswordNeeded } from '@/features/account-security';
import type { User } from '@/shared/auth';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import type { DeletedAccountContentChoice } from '../api/delete-account';
import { useDeleteAccount } from '../api/use-delete-account';

const CONFIRMATION_WORD = 'delete';
const SIGN_IN_AGAIN_MESSAGE = 'To delete your account, please sign out, sign in again and come back within 10 minutes.';

const confirmationWordSchema = z
  .string()
  .check(z.refine((text) => text.trim().toLowerCase() === CONFIRMATION_WORD, `Type "${CONFIRMATION_WORD}" to confirm`));
const deletionSchemas = {
  withPassword: z.object({
    password: z.string().check(z.minLength(1, 'Password is required')),
    confirmation: confirmationWordSchema,
  }),
  withoutPassword: z.object({ password: z.string(), confirmation: confirmationWordSchema }),
};

interface ConfirmDeletionProps {
  user: User;
  hasPassword: boolean;
  written: DeletedAccountContentChoice;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The final confirmation: the password, if the account has one, and a word that can't be typed by mistake. */
export function ConfirmDeletion({ open, onOpenChange, ...rest }: ConfirmDeletionProps) {
  const formId = useId();
  const deletion = useDeleteAccount();
  return (
    <AlertDialog
      title="Delete your account?"
      text={`We’ll sign you out everywhere. For 14 days, you can restore everything with the link we email to ${rest.user.email}.`}
      confirm="Delete my account"
      dismiss="Keep my account"
      busy={deletion.isPending}
      open={open}
      onOpenChange={(isOpen) => !deletion.isPending && onOpenChange(isOpen)}
      submits={formId}
    >
      <DeletionForm id={formId} deletion={deletion} {...rest} />
    </AlertDialog>
  );
}

interface DeletionFormProps extends Omit<ConfirmDeletionProps, 'open' | 'onOpenChange'> {
  id: string;
  deletion: ReturnType<typeof useDeleteAccount>;
}

function DeletionForm({ id, user, hasPassword, written, deletion }: DeletionFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(deletionSchemas[hasPassword ? 'withPassword' : 'withoutPassword']),
    defaultValues: { password: '', confirmation: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { password: wrongPassword, confirmation: wrongWord, root } = form.formState.errors;

  function handleError(error: unknown) {
    // An account without a password has no password field that could show the server's error.
    if (isPasswordNeeded(error) && !hasPassword) return form.setError('root', { message: SIGN_IN_AGAIN_MESSAGE });
    guide.onRefused(error);
    form.setError('root', { message: detailedRefusalText(error) });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async ({ password }) => {
      await deletion.mutateAsync({ written, ...(hasPassword && { password }) }).catch(handleError);
    }, guide.onInvalid),
  );

  return (
    <form
      id={id}
      noValidate
      aria-label="Delete your account"
      className="mt-5 grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      {/* Identifies the account to password managers. */}
      <input hidden readOnly autoComplete="username" value={user.username} />
      {hasPassword && (
        <Field label="Password" error={wrongPassword?.message}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="current-password" />}
        </Field>
      )}
      <Field label={`Type "${CONFIRMATION_WORD}" to confirm`} error={wrongWord?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('confirmation')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
        {!wrongPassword && !wrongWord && root?.message}
      </p>
    </form>
  );
}
