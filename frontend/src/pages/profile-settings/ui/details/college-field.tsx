import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { Field } from '@/shared/ui/field';
import type { AlumniValues } from '../../model/details';

/** The college where an alum studied: one from the list, or any other name. */
export function CollegeField() {
  const { control: form, setValue } = useFormContext<AlumniValues>();
  const { field, fieldState } = useController({ control: form, name: 'college' });
  const choose = (id: number | null) => setValue('collegeId', id, { shouldDirty: true });
  return (
    <div className="sm:col-span-full">
      <Field
        id="college"
        label="College"
        error={fieldState.error?.message}
        hint="Choose a suggestion, or type the full name if it isn’t in our list."
      >
        {(control) => (
          <CollegeCombobox
            control={control}
            inputRef={field.ref}
            text={field.value}
            onBlur={field.onBlur}
            onTextChange={(text) => {
              field.onChange(text);
              choose(null);
            }}
            onChoose={({ id, name }) => {
              field.onChange(name);
              choose(id);
            }}
          />
        )}
      </Field>
    </div>
  );
}
