import { useController, useFormContext } from 'react-hook-form';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import type { AlumniValues } from '../../model/details';
import { TagField } from './fields';
import { Section } from './section';

const MOST_MENTEES = 20;
const MENTEES = Array.from({ length: MOST_MENTEES }, (_, index) => index + 1);

const AREAS = [
  'Career advice',
  'Choosing a major',
  'College applications',
  'Graduate school',
  'Internships',
  'Interviews',
  'Networking',
  'Résumés',
];

const AVAILABILITY = [
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
    <Section title="Mentoring">
      <div className="sm:col-span-full">
        <Switch
          id="isWillingToMentor"
          label="Willing to mentor"
          consequence={
            isWilling
              ? 'Your profile says students can ask you for help.'
              : 'Your profile doesn’t say students can ask you.'
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
                {MENTEES.map((number) => (
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
                {AVAILABILITY.map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      <TagField<AlumniValues> name="mentorshipAreas" label="You can help with" suggestions={AREAS} />
    </Section>
  );
}
