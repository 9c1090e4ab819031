import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import { Field, Input } from '@/shared/ui/field';
import type { ClaimAnswers } from '../model/claim';

type ClaimTextFieldName = Exclude<keyof ClaimAnswers, 'isProfileVisible' | 'isWillingToMentor' | 'isActivityShared'>;

interface ClaimTextFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'max'> {
  name: ClaimTextFieldName;
  label: string;
  optional?: boolean;
}

/** A text field of the form. */
export function ClaimTextField({ name, label, optional = false, ...input }: ClaimTextFieldProps) {
  const { register, formState } = useFormContext<ClaimAnswers>();
  return (
    <Field label={label} error={formState.errors[name]?.message} optional={optional}>
      {(control) => <Input {...control} {...register(name)} {...input} />}
    </Field>
  );
}
