import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';
import { CollegeCombobox, collegeQueries } from '@/entities/college';
import { Field } from '@/shared/ui/field';
import type { DiscussionForm } from '../model/discussion-form';

/** The college of a discussion. A name from the URL selects the college with that name. */
export function CollegeField({ form }: { form: UseFormReturn<DiscussionForm> }) {
  const { field } = useController({ control: form.control, name: 'college' });
  const { field: id } = useController({ control: form.control, name: 'collegeId' });
  const { errors, defaultValues } = form.formState;
  const initialName = defaultValues?.college ?? '';
  const needsLookup = initialName !== '' && field.value === initialName && id.value === undefined;
  const { data: found } = useQuery({ ...collegeQueries.suggestions(initialName), enabled: needsLookup });
  const meant = found?.find(({ name }) => name.toLowerCase() === initialName.toLowerCase())?.id;

  useEffect(() => {
    if (needsLookup && meant !== undefined) form.setValue('collegeId', meant);
  }, [form, needsLookup, meant]);

  return (
    <Field
      label="College"
      optional
      hint="If this is about a college, choose it from the list."
      error={errors.college?.message ?? errors.collegeId?.message}
    >
      {(control) => (
        <CollegeCombobox
          control={control}
          inputRef={field.ref}
          text={field.value}
          onBlur={field.onBlur}
          onTextChange={(text) => {
            field.onChange(text);
            form.setValue('collegeId', undefined);
          }}
          onChoose={(chosen) => {
            field.onChange(chosen.name);
            form.setValue('collegeId', chosen.id, { shouldValidate: true });
          }}
        />
      )}
    </Field>
  );
}
