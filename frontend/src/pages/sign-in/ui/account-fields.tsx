import { useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Input, PasswordInput } from '@/shared/ui/field';
import { PasswordMeter } from '@/shared/ui/password-meter';
import type { RegistrationForm } from '../model/registration-form';

/** What everybody is asked, whatever their role. */
export function AccountFields({ today }: { today: Date }) {
  const { register, control, formState } = useFormContext<RegistrationForm>();
  const [password, username] = useWatch({ control, name: ['password', 'username'] });
  const ageErrorId = useId();
  const { errors } = formState;
  const ageError = errors.isAgeVerified?.message;

  return (
    <>
      <Field label="Full name" error={errors.fullName?.message}>
        {(field) => <Input {...field} {...register('fullName')} autoComplete="name" />}
      </Field>
      <Field label="Username" error={errors.username?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('username')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
      </Field>
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
      <Field label="Birth date" error={errors.birthDate?.message}>
        {(field) => (
          <Input
            {...field}
            {...register('birthDate')}
            type="date"
            autoComplete="bday"
            min="1900-01-01"
            max={today.toISOString().slice(0, 10)}
          />
        )}
      </Field>
      <div>
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            {...register('isAgeVerified')}
            aria-invalid={ageError ? true : undefined}
            aria-describedby={ageError && ageErrorId}
            className="size-6 shrink-0 accent-ivy"
          />
          I am at least 13 years old
        </label>
        {ageError && (
          <p id={ageErrorId} className="text-sm font-semibold text-danger">
            {ageError}
          </p>
        )}
      </div>
    </>
  );
}
