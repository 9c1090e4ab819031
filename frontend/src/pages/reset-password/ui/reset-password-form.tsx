import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { ApiError } from '@/shared/api';
import { refusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { FormPage } from '@/shared/ui/panel';
import { PasswordMeter } from '@/shared/ui/password-meter';
import { useResetPassword } from '../api/use-reset-password';

const resetPasswordSchema = z
  .object({
    password: z.string().check(z.minLength(8, 'Password must be at least 8 characters')),
    confirmPassword: z.string(),
  })
  .check(
    z.refine(({ password, confirmPassword }) => password === confirmPassword, {
      message: 'Passwords do not match',
      path: ['confirmPassword'],
    }),
  );

interface ResetPasswordFormProps {
  token: string;
  onChanged: (message: string) => void;
  /** Called if the link is used, expired or invalid. */
  onTooLate: (message: string) => void;
}

export function ResetPasswordForm({ token, onChanged, onTooLate }: ResetPasswordFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(resetPasswordSchema),
    defaultValues: { password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, name: 'password' });
  const guide = useFormErrors(form);
  const reset = useResetPassword();
  const isOnline = useOnline();
  const { password, confirmPassword, root } = form.formState.errors;

  function handleError(error: unknown) {
    const isTokenInvalid = error instanceof ApiError && error.code === 'identity.token-invalid';
    if (isTokenInvalid) onTooLate(refusalText(error));
    else form.setError('root', { message: guide.onRefused(error) });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await reset
        .mutateAsync({ token, password: values.password })
        .then(({ message }) => onChanged(message), handleError);
    }, guide.onInvalid),
  );

  return (
    <FormPage title="Choose a new password" lead="We’ll sign you out everywhere. Then sign in with your new password.">
      <form
        noValidate
        aria-label="Choose a new password"
        className="card grid gap-5 p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <Field label="New password" error={password?.message} hint={<PasswordMeter password={typed} username="" />}>
          {(control) => <PasswordInput {...control} {...form.register('password')} autoComplete="new-password" />}
        </Field>
        <Field label="Confirm new password" error={confirmPassword?.message}>
          {(control) => (
            <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />
          )}
        </Field>
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
          {!password && root?.message}
        </p>
        <Button type="submit" wide busy={reset.isPending} disabled={!isOnline}>
          {reset.isPending ? 'Saving...' : 'Change password'}
        </Button>
      </form>
    </FormPage>
  );
}
