import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFormErrors } from '@/shared/lib/forms';
import { Button } from '@/shared/ui/button';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { PasswordMeter } from '@/shared/ui/password-meter';
import { acceptInvitation } from '../api/invitation';

const requiredText = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const newAccountSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(2, 'Full name must be at least 2 characters')),
  username: requiredText('Username is required'),
  password: z.string().check(z.minLength(8, 'Password must be at least 8 characters')),
  birthDate: requiredText('Birth date is required'),
});

interface AcceptInvitationWithNewAccountProps {
  token: string;
  onAccepted: () => void;
}

/** Accepts the invitation with a new account. Its address is the invited one, which needs no further confirmation. */
export function AcceptInvitationWithNewAccount({ token, onAccepted }: AcceptInvitationWithNewAccountProps) {
  const form = useForm({
    resolver: standardSchemaResolver(newAccountSchema),
    defaultValues: { fullName: '', username: '', password: '', birthDate: '' },
    shouldFocusError: false,
  });
  const guide = useFormErrors(form);
  const { register, formState } = form;
  const { errors, isSubmitting } = formState;
  const [password, username] = useWatch({ control: form.control, name: ['password', 'username'] });

  const submit = form.handleSubmit(
    (answers) =>
      acceptInvitation({ token, ...answers }).then(onAccepted, (error: unknown) =>
        form.setError('root', { message: guide.onRefused(error) }),
      ),
    guide.onInvalid,
  );
  return (
    <form
      noValidate
      aria-label="Create your account"
      className="card grid gap-4 p-4 sm:p-6"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Full name" error={errors.fullName?.message}>
        {(control) => <Input autoComplete="name" {...control} {...register('fullName')} />}
      </Field>
      <Field label="Username" error={errors.username?.message}>
        {(control) => <Input autoComplete="username" {...control} {...register('username')} />}
      </Field>
      <Field
        label="Password"
        error={errors.password?.message}
        hint={<PasswordMeter password={password} username={username} />}
      >
        {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field
        label="Birth date"
        error={errors.birthDate?.message}
        hint="Administrators must be 18 or older. We never show your birth date."
      >
        {(control) => <Input type="date" autoComplete="bday" {...control} {...register('birthDate')} />}
      </Field>
      <p role="alert" className="text-danger empty:hidden">
        {errors.root?.message}
      </p>
      <Button type="submit" wide busy={isSubmitting}>
        Accept invitation
      </Button>
      <p className="text-center">
        <a href={`/auth?${new URLSearchParams({ next: `/invitation?token=${token}` }).toString()}`} className="link">
          I already have an account
        </a>
      </p>
    </form>
  );
}
