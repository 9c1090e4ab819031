import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { Field, Input } from '@/shared/ui/field';
import { ALUMNI_FIELDS_REQUIRED_MESSAGE, parseWholeNumber, type RegistrationAnswers } from '../model/answers';

/** Studies and current work. */
export default function AlumniFields({ today }: { today: Date }) {
  const { register, control, formState, setValue, getValues } = useFormContext<RegistrationAnswers>();
  const college = useController({ control, name: 'alumniCollege' });
  const requiredId = useId();
  const { errors } = formState;
  const { alumniCollege, alumniMajor, alumniGradYear } = errors;
  const isIncomplete = [alumniCollege, alumniMajor, alumniGradYear].some(
    (error) => error?.message === ALUMNI_FIELDS_REQUIRED_MESSAGE,
  );
  const requiredErrorId = (error: { message?: string } | undefined) =>
    error?.message === ALUMNI_FIELDS_REQUIRED_MESSAGE ? requiredId : undefined;

  const normalizeYear = () => {
    const year = parseWholeNumber(getValues('alumniGradYear'), today.getFullYear());
    setValue('alumniGradYear', String(year));
  };

  return (
    <>
      {isIncomplete && (
        <p id={requiredId} className="text-sm font-semibold text-danger">
          {ALUMNI_FIELDS_REQUIRED_MESSAGE}
        </p>
      )}
      <Field
        label="College"
        error={alumniCollege?.message}
        errorId={requiredErrorId(alumniCollege)}
        hint="Choose a suggestion, or type the full name if it isn’t in our list."
      >
        {(field) => (
          <CollegeCombobox
            control={field}
            inputRef={college.field.ref}
            text={college.field.value}
            onBlur={college.field.onBlur}
            onTextChange={(text) => {
              college.field.onChange(text);
              setValue('alumniCollegeId', undefined);
            }}
            onChoose={({ id, name }) => {
              college.field.onChange(name);
              setValue('alumniCollegeId', id);
            }}
          />
        )}
      </Field>
      <Field label="Major" error={alumniMajor?.message} errorId={requiredErrorId(alumniMajor)}>
        {(field) => <Input {...field} {...register('alumniMajor')} autoComplete="off" />}
      </Field>
      <Field label="Graduation year" error={alumniGradYear?.message} errorId={requiredErrorId(alumniGradYear)}>
        {(field) => (
          <Input
            {...field}
            {...register('alumniGradYear', { onBlur: normalizeYear })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label="Current position" optional error={errors.alumniCurrentPosition?.message}>
        {(field) => <Input {...field} {...register('alumniCurrentPosition')} autoComplete="organization-title" />}
      </Field>
      <Field label="Company" optional error={errors.alumniCompany?.message}>
        {(field) => <Input {...field} {...register('alumniCompany')} autoComplete="organization" />}
      </Field>
    </>
  );
}
