import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Role } from '@/shared/auth';
import { Field, Input } from '@/shared/ui/field';
import type { RegistrationAnswers } from '../model/answers';

/** The birth date and the confirmation of the minimum age, which only the person can give. */
export function AgeFields({ role, today }: { role: Role; today: Date }) {
  const { register, formState } = useFormContext<RegistrationAnswers>();
  const ageErrorId = useId();
  const { errors } = formState;
  const ageError = errors.isAgeVerified?.message;

  return (
    <>
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
        <p className="text-sm text-muted">
          No one else sees your birth date.
          {role === 'student' &&
            ' If you’re under 18, other people see only your first name and last initial, and your profile stays private.'}
        </p>
      </div>
    </>
  );
}
