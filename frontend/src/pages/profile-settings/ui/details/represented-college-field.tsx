import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox, collegeQueries } from '@/entities/college';
import type { CollegeAdmin } from '@/entities/college-administrator';
import { Field } from '@/shared/ui/field';
import type { AdministratorValues } from '../../model/details';

/** The college a user wants to represent, chosen from the list. */
export function RepresentedCollegeField({ membership }: { membership: CollegeAdmin | null }) {
  const { control: form } = useFormContext<AdministratorValues>();
  const { field, fieldState } = useController({ control: form, name: 'collegeId' });
  // The text being typed; a chosen college supplies its own name.
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...collegeQueries.detail(field.value), enabled: field.value > 0 });
  const isOtherCollege = membership?.status === 'active' && field.value > 0 && field.value !== membership.collegeId;

  return (
    <div className="sm:col-span-full">
      <Field
        id="collegeId"
        label="College"
        error={fieldState.error?.message}
        hint={
          isOtherCollege
            ? 'You’re asking to represent another college. You keep your current one until you’re verified.'
            : 'Type its name and choose it from the list.'
        }
      >
        {(control) => (
          <CollegeCombobox
            control={control}
            inputRef={field.ref}
            text={field.value > 0 ? (data?.name ?? '') : typed}
            onBlur={field.onBlur}
            onTextChange={(text) => {
              setTyped(text);
              field.onChange(0);
            }}
            onChoose={({ id }) => field.onChange(id)}
          />
        )}
      </Field>
    </div>
  );
}
