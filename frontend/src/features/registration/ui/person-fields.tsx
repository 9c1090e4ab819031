import { useFormContext } from 'react-hook-form';
import { Field, Input } from '@/shared/ui/field';
import type { Answers } from '../model/answers';

export function FullNameField() {
  const { register, formState } = useFormContext<Answers>();
  return (
    <Field label="Full name" error={formState.errors.fullName?.message}>
      {(field) => <Input {...field} {...register('fullName')} autoComplete="name" />}
    </Field>
  );
}

export function UsernameField() {
  const { register, formState } = useFormContext<Answers>();
  return (
    <Field label="Username" error={formState.errors.username?.message}>
      {(field) => (
        <Input {...field} {...register('username')} autoComplete="username" autoCapitalize="none" spellCheck={false} />
      )}
    </Field>
  );
}

export function EmailField() {
  const { register, formState } = useFormContext<Answers>();
  return (
    <Field label="Email" error={formState.errors.email?.message}>
      {(field) => <Input {...field} {...register('email')} type="email" autoComplete="email" />}
    </Field>
  );
}
