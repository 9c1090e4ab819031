import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox, collegeQueries } from '@/entities/college';
import { ApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Field, Input } from '@/shared/ui/field';
import {
  COLLEGE_REQUIRED_MESSAGE,
  DEFAULT_COLLEGE_ID,
  parseWholeNumber,
  type RegistrationAnswers,
} from '../model/answers';

/** The college an administrator represents: searched by name, sent by ID. The ID can also be entered. */
export default function CollegeAdminFields() {
  const { control, formState } = useFormContext<RegistrationAnswers>();
  const { field: number } = useController({ control, name: 'collegeId' });
  const [name, setName] = useState('');
  const [isEnteringNumber, setIsEnteringNumber] = useState(false);
  const hasNumber = number.value !== '';
  const id = parseWholeNumber(number.value, DEFAULT_COLLEGE_ID);
  const college = useQuery({ ...collegeQueries.detail(id), enabled: hasNumber });

  const error = formState.errors.collegeId?.message;
  const isMissing = error === COLLEGE_REQUIRED_MESSAGE;
  const isUnknown = hasNumber && college.error instanceof ApiError && college.error.status === 404;
  const showsNumber = isEnteringNumber || isUnknown || (error !== undefined && !isMissing);
  const numberError = error ?? (isUnknown ? 'No college has this number.' : undefined);
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
      <Field
        label="Find your college"
        error={isMissing && !showsNumber ? error : undefined}
        hint={<span role="status">{hasNumber && !isUnknown ? `Your college: ${chosen}` : ''}</span>}
      >
        {(field) => (
          <CollegeCombobox
            control={field}
            text={name}
            emptyNote="We don’t have a college with that name. Check the spelling, or use its official name."
            inputRef={showsNumber ? undefined : number.ref}
            onTextChange={(text) => {
              setName(text);
              // What is typed now isn't the college that was chosen before.
              if (!showsNumber) number.onChange('');
            }}
            onChoose={({ id: found, name: foundName }) => {
              setName(foundName);
              number.onChange(String(found));
            }}
          />
        )}
      </Field>
      {showsNumber ? (
        <>
          <Field label="College number" error={numberError}>
            {(field) => (
              <Input
                {...field}
                {...number}
                onBlur={() => {
                  if (hasNumber) number.onChange(String(id));
                  number.onBlur();
                }}
                inputMode="numeric"
                maxLength={7}
                autoComplete="off"
                autoFocus={isEnteringNumber}
              />
            )}
          </Field>
          <Button
            variant="plain"
            className="justify-self-start"
            onClick={() => {
              setIsEnteringNumber(false);
              // Otherwise a number that isn't visible, such as the preset one, would choose the college.
              if (numberError || !name) number.onChange('');
            }}
          >
            Search by name instead
          </Button>
        </>
      ) : (
        <Button
          variant="plain"
          className="justify-self-start"
          onClick={() => {
            setIsEnteringNumber(true);
            if (!hasNumber) number.onChange(String(DEFAULT_COLLEGE_ID));
          }}
        >
          Enter the number instead
        </Button>
      )}
      <p className="text-sm text-muted">
        Not in the list?{' '}
        <Link to="/faq" hash="college-missing" target="_blank" className="link">
          How to get your college added <span className="sr-only">(opens in a new tab)</span>
        </Link>
      </p>
    </>
  );
}
