import { useEffect, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, Input } from '@/shared/ui/field';
import { USERNAME_RULE, type RegistrationAnswers } from '../model/answers';
import { suggestUsername } from '../model/suggest-username';

export function FullNameField() {
  const { register, formState } = useFormContext<RegistrationAnswers>();
  return (
    <Field label="Full name" error={formState.errors.fullName?.message}>
      {(field) => <Input {...field} {...register('fullName')} autoComplete="name" />}
    </Field>
  );
}

/** Suggests a username from the name until the user types one. */
export function UsernameField() {
  const { register, formState, control, getValues, setValue } = useFormContext<RegistrationAnswers>();
  const fullName = useWatch({ control, name: 'fullName' });
  const [number] = useState(randomThreeDigitNumber);
  const error = formState.errors.username?.message;
  const [isOwn, setIsOwn] = useState(() => getValues('username') !== '');
  const suggestion = isOwn ? '' : suggestUsername(fullName, number);

  useEffect(() => {
    if (!isOwn) setValue('username', suggestion);
  }, [isOwn, suggestion, setValue]);

  return (
    <Field
      label="Username"
      hint={error ? undefined : suggestion ? 'We suggested this username. You can change it.' : `${USERNAME_RULE}.`}
      error={error}
    >
      {(field) => (
        <Input
          {...field}
          {...register('username', { onChange: () => setIsOwn(true) })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

export function EmailField() {
  const { register, formState } = useFormContext<RegistrationAnswers>();
  return (
    <Field label="Email" error={formState.errors.email?.message}>
      {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
    </Field>
  );
}

/** Returns a number that two people with the same name rarely share. */
const randomThreeDigitNumber = (): number => 100 + Math.floor(Math.random() * 900);
