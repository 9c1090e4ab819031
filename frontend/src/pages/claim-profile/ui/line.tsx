import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Input } from '@/shared/ui/field';
import type { ClaimAnswers } from '../model/claim';

type TextField = Exclude<keyof ClaimAnswers, 'isProfileVisible' | 'isWillingToMentor' | 'isActivityShared'>;

interface LineProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'max'> {
  name: TextField;
  label: string;
  optional?: boolean;
}

/** A text field of the form. */
export function Line({ name, label, optional = false, ...input }: LineProps) {
  const { register, formState } = useFormContext<ClaimAnswers>();
  return (
    <Field label={label} error={formState.errors[name]?.message} optional={optional}>
      {(control) => <Input {...control} {...register(name)} {...input} />}
    </Field>
  );
}
