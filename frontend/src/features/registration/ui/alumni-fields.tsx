import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { useSelectDefaultText } from '@/shared/lib/forms';
import { Field, Input } from '@/shared/ui/field';
import {
  ALUMNI_FIELD_MISSING_MESSAGES,
  ALUMNI_FIELDS_REQUIRED_MESSAGE,
  parseWholeNumber,
  type RegistrationAnswers,
} from '../model/answers';

/** Studies and current work. */
export default function AlumniFields({ today }: { today: Date }) {
  const { register, control, formState, setValue, getValues } = useFormContext<RegistrationAnswers>();
  const college = useController({ control, name: 'alumniCollege' });
  const selectDefaultYear = useSelectDefaultText(String(today.getFullYear()));
  const { errors } = formState;
  const { alumniCollege, alumniMajor, alumniGradYear } = errors;
  const isIncomplete =
    alumniCollege?.message === ALUMNI_FIELD_MISSING_MESSAGES.alumniCollege ||
    alumniMajor?.message === ALUMNI_FIELD_MISSING_MESSAGES.alumniMajor;

  const normalizeYear = () => {
    const year = parseWholeNumber(getValues('alumniGradYear'), today.getFullYear());
    setValue('alumniGradYear', String(year));
  };

  return (
    <>
      {isIncomplete && <p className="text-sm font-semibold text-danger">{ALUMNI_FIELDS_REQUIRED_MESSAGE}</p>}
      <Field
        label="College"
        error={alumniCollege?.message}
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
      <Field label="Major" error={alumniMajor?.message}>
        {(field) => <Input {...field} {...register('alumniMajor')} autoComplete="off" />}
      </Field>
      <Field label="Graduation year" error={alumniGradYear?.message} hint="Enter the year you graduated.">
        {(field) => (
          <Input
            {...field}
            {...register('alumniGradYear', { onBlur: normalizeYear })}
            {...selectDefaultYear}
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
