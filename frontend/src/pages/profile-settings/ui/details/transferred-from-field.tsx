import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox, collegeQueries } from '@/entities/college';
import { Field } from '@/shared/ui/field';
import type { AlumniValues } from '../../model/details';

/** The college from which an alum transferred, chosen from the list. */
export function TransferredFromField() {
  const { control: form } = useFormContext<AlumniValues>();
  const { field, fieldState } = useController({ control: form, name: 'transferredFromCollegeId' });
  const { value } = field;
  const [chosen, setChosen] = useState({ id: 0, name: '' });
  const id = typeof value === 'number' ? value : 0;
  const { data, isError } = useQuery({ ...collegeQueries.detail(id), enabled: id > 0 && id !== chosen.id });
  const name = id === chosen.id ? chosen.name : (data?.name ?? '');

  return (
    <div className="sm:col-span-full">
      <Field
        id="transferredFromCollegeId"
        label="Transferred from (optional)"
        error={fieldState.error?.message}
        hint={
          isError
            ? 'The name of the college couldn’t be loaded. Your choice is still saved.'
            : 'Only you see this. We use it to offer you questions about that college.'
        }
      >
        {(control) => (
          <CollegeCombobox
            control={control}
            inputRef={field.ref}
            text={typeof value === 'number' ? name : value}
            onBlur={field.onBlur}
            onTextChange={(text) => field.onChange(text.trimStart())}
            onChoose={(college) => {
              setChosen({ id: college.id, name: college.name });
              field.onChange(college.id);
            }}
          />
        )}
      </Field>
    </div>
  );
}
