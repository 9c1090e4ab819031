import { useFormContext, useWatch } from 'react-hook-form';
import { AgeFields, EmailField, FullNameField, UsernameField } from '@/features/registration';
import type { Role } from '@/shared/auth';
import { Field, PasswordInput } from '@/shared/ui/field';
import { PasswordMeter } from '@/shared/ui/password-meter';
import type { RegistrationForm } from '../../model/registration-form';

/** The fields for all roles. */
export function AccountFields({ role, today }: { role: Role; today: Date }) {
  const { register, control, formState } = useFormContext<RegistrationForm>();
  const [password, username] = useWatch({ control, name: ['password', 'username'] });
  const { errors } = formState;

  return (
    <>
      <FullNameField />
      <UsernameField />
      <EmailField />
      <Field
        label="Password"
        error={errors.password?.message}
        hint={<PasswordMeter password={password} username={username} />}
      >
        {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message}>
        {(field) => <PasswordInput {...field} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <AgeFields role={role} today={today} />
    </>
  );
}
