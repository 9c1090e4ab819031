import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CollegeCombobox, collegeQueries } from '@/entities/college';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import { parseWholeNumber, type RegistrationAnswers } from '../model/answers';

/** The college an administrator represents: searched by name, sent by ID. The ID can also be entered. */
export default function CollegeAdminFields() {
  const { register, control, formState, setValue, getValues } = useFormContext<RegistrationAnswers>();
  const [name, setName] = useState('');
  const [showsNumber, setShowsNumber] = useState(false);
  const id = parseWholeNumber(useWatch({ control, name: 'collegeId' }), 1);
  const college = useQuery(collegeQueries.detail(id));

  const isUnknown = college.error instanceof ApiError && college.error.status === 404;
  const error = formState.errors.collegeId?.message ?? (isUnknown ? 'No college has this number.' : undefined);
  const chosen = college.data
    ? `${college.data.name}, ${college.data.city}, ${college.data.state}`
    : college.isError
      ? `college ${id}`
      : 'Looking up the college...';

  return (
    <>
      <p className="rounded-control bg-harbor-soft px-4 py-3 text-on-harbor-soft">
        College administrator accounts require verification of an academic email address, and we will ask for more
        information about your institution afterwards.
      </p>
      <Field label="Find your college" hint={<span role="status">{isUnknown ? '' : `Your college: ${chosen}`}</span>}>
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
      {showsNumber || error ? (
        <Field label="College number" error={error}>
          {(field) => (
            <Input
              {...field}
              {...register('collegeId', {
                onBlur: () => setValue('collegeId', String(parseWholeNumber(getValues('collegeId'), 1))),
              })}
              inputMode="numeric"
              maxLength={7}
              autoComplete="off"
              autoFocus={showsNumber}
            />
          )}
        </Field>
      ) : (
        <Button variant="plain" className="justify-self-start" onClick={() => setShowsNumber(true)}>
          Enter the number instead
        </Button>
      )}
    </>
  );
}
