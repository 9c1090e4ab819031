import type { ComponentProps, ReactNode } from 'react';
import { useController, useFormContext, useWatch, type FieldPath, type FieldValues } from 'react-hook-form';
import { Combobox } from '@/shared/ui/combobox';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { TagInput } from '@/shared/ui/tag-input';
import { countCharacters, MAX_LONG_TEXT_LENGTH } from '../../model/details';

interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>;
  label: string;
  hint?: ReactNode;
}

function useFieldError(name: string) {
  const { getFieldState, formState } = useFormContext();
  return getFieldState(name, formState).error?.message;
}

/** One line of text. */
export function TextField<Values extends FieldValues>({
  name,
  label,
  hint,
  ...rest
}: FieldProps<Values> & ComponentProps<'input'>) {
  const { register } = useFormContext<Values>();
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <Input autoComplete="off" {...rest} {...control} {...register(name)} />}
    </Field>
  );
}

/** Several lines of text, with the number of characters and their maximum. */
export function LongTextField<Values extends FieldValues>({ name, label, hint }: FieldProps<Values>) {
  const { register, control: form } = useFormContext<Values>();
  const length = countCharacters(useWatch({ control: form, name }));
  return (
    <div className="sm:col-span-full">
      <Field
        id={name}
        label={label}
        error={useFieldError(name)}
        hint={
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{hint}</span>
            <span className={`num ${length > MAX_LONG_TEXT_LENGTH ? 'font-semibold text-danger' : ''}`}>
              {length.toLocaleString('en-US')} of {MAX_LONG_TEXT_LENGTH.toLocaleString('en-US')} characters
            </span>
          </span>
        }
      >
        {(control) => <Textarea {...control} {...register(name)} className="min-h-22!" />}
      </Field>
    </div>
  );
}

/** Several short terms. */
export function TagListField<Values extends FieldValues>({
  name,
  label,
  hint = 'Press Enter after each one.',
  suggestions,
}: FieldProps<Values> & { suggestions?: readonly string[] }) {
  const { field } = useController({ name });
  return (
    <div className="sm:col-span-full">
      <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
        {(control) => (
          <TagInput
            control={control}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            {...(suggestions && { suggestions })}
          />
        )}
      </Field>
    </div>
  );
}

/** One line of text, with suggestions. */
export function SuggestionField<Values extends FieldValues>({
  name,
  label,
  hint,
  choices,
}: FieldProps<Values> & { choices: readonly string[] }) {
  const { field } = useController({ name });
  const text = field.value as string;
  const matchingChoices = choices.filter((choice) => choice.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Field id={name} label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <Combobox
          control={control}
          text={text}
          onTextChange={field.onChange}
          onChoose={field.onChange}
          onBlur={field.onBlur}
          inputRef={field.ref}
          items={matchingChoices}
          itemKey={(choice) => choice}
          itemText={(choice) => choice}
          renderItem={(choice) => choice}
          note={undefined}
        />
      )}
    </Field>
  );
}
