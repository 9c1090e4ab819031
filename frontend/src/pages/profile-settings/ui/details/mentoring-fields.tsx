import { useController, useFormContext } from 'react-hook-form';
import { MENTEE_COUNT_OPTIONS } from '@/entities/profile';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import type { AlumniValues } from '../../model/details';
import { TagListField } from './fields';
import { FormSection } from './form-section';

const MENTORING_AREA_OPTIONS = [
  'Career advice',
  'Choosing a major',
  'College applications',
  'Graduate school',
  'Internships',
  'Interviews',
  'Networking',
  'Résumés',
];

const AVAILABILITY_OPTIONS = [
  ['available', 'Available'],
  ['busy', 'Busy at the moment'],
  ['other', 'Other: ask me'],
] as const;

/** Whether and how an alum mentors students. */
export function MentoringFields() {
  const { register, control: form } = useFormContext<AlumniValues>();
  const {
    field: { ref, value: isWilling, onChange, onBlur },
  } = useController({ control: form, name: 'isWillingToMentor' });
  return (
    <FormSection title="Mentoring">
      <div className="sm:col-span-full">
        <Switch
          id="isWillingToMentor"
          label="Willing to mentor"
          consequence={
            isWilling ? 'Your profile says students can ask you for help.' : 'Your profile won’t invite questions.'
          }
          checked={isWilling}
          onChange={onChange}
          onBlur={onBlur}
          ref={ref}
        />
      </div>
      {isWilling && (
        <>
          <Field id="maxMentees" label="Students at a time">
            {(control) => (
              <Select {...control} {...register('maxMentees')}>
                {MENTEE_COUNT_OPTIONS.map((number) => (
                  <option key={number} value={number}>
                    {number}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field id="availabilityStatus" label="Availability">
            {(control) => (
              <Select {...control} {...register('availabilityStatus')}>
                {AVAILABILITY_OPTIONS.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      <TagListField<AlumniValues>
        name="mentorshipAreas"
        label="You can help with"
        suggestions={MENTORING_AREA_OPTIONS}
      />
    </FormSection>
  );
}
