import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { FormPage } from '@/shared/ui/panel';
import { useRequestPasswordReset } from '../api/use-request-password-reset';

const forgotPasswordSchema = z.object({
  identifier: z.string().check(z.trim(), z.minLength(1, 'Enter your username or your email address')),
});

/** @param onSent called with the server's response, which is the same whether or not the account exists */
export function ForgotPasswordForm({ onSent }: { onSent: (answer: string) => void }) {
  const form = useForm({
    resolver: standardSchemaResolver(forgotPasswordSchema),
    defaultValues: { identifier: '' },
    shouldFocusError: false,
  });
  const errors = useFormErrors(form);
  const resetRequest = useRequestPasswordReset();
  const isOnline = useOnline();
  const { identifier, root } = form.formState.errors;

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await resetRequest.mutateAsync(values.identifier).then(
        ({ message }) => onSent(message),
        (error: unknown) => form.setError('root', { message: errors.onRefused(error) }),
      );
    }, errors.onInvalid),
  );

  return (
    <FormPage
      title="Forgot your password?"
      lead="Enter your username or email address, and we’ll email you a link to choose a new password."
    >
      <form
        noValidate
        aria-label="Forgot password"
        className="card grid gap-5 p-4 sm:p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <Field label="Username or email" error={identifier?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('identifier')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
          {!identifier && root?.message}
        </p>
        <Button type="submit" wide busy={resetRequest.isPending} disabled={!isOnline}>
          {resetRequest.isPending ? 'Sending...' : 'Send the link'}
        </Button>
      </form>
      <p>
        <Link to="/auth" className="link inline-flex min-h-11 items-center">
          Back to Sign In
        </Link>
      </p>
    </FormPage>
  );
}
