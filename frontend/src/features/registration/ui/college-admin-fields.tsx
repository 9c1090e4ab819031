import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { collegeQueries } from '@/shared/api';
import { Field, Input } from '@/shared/ui/field';
import { wholeNumber, type Answers } from '../model/answers';

/** The college an administrator represents: searched by name, sent by ID. */
export default function CollegeAdminFields() {
  const { register, control, formState, setValue, getValues } = useFormContext<Answers>();
  const [name, setName] = useState('');
  const id = wholeNumber(useWatch({ control, name: 'collegeId' }), 1);
  const college = useQuery(collegeQueries.detail(id));

  const chosen = college.data
    ? `${college.data.name}, ${college.data.city}, ${college.data.state}`
    : college.isError
      ? 'No college has this number.'
      : 'Looking up the college...';

  return (
    <>
      <p className="rounded-control bg-harbor-soft px-4 py-3 text-on-harbor-soft">
        College administrator accounts require verification of an academic email address, and we will ask for more
        information about your institution afterwards.
      </p>
      <Field label="Find your college">
        {(field) => (
          <CollegeCombobox
            control={field}
            text={name}
            onTextChange={setName}
            onChoose={({ id: found, name: foundName }) => {
              setName(foundName);
              setValue('collegeId', String(found), { shouldValidate: formState.isSubmitted });
            }}
          />
        )}
      </Field>
      <Field
        label="College number"
        error={formState.errors.collegeId?.message}
        hint={<span role="status">{chosen}</span>}
      >
        {(field) => (
          <Input
            {...field}
            {...register('collegeId', {
              onBlur: () => setValue('collegeId', String(wholeNumber(getValues('collegeId'), 1))),
            })}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
          />
        )}
      </Field>
    </>
  );
}
