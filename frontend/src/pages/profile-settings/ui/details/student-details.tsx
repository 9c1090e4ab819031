import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import { INDUSTRIES } from '@/entities/alum';
import { useIsMinor } from '@/entities/profile';
import { useUpdateStudent } from '../../api/details/use-profile-changes';
import { toStudentChange, studentSchema, toStudentValues, type StudentValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { DetailsForm } from './details-form';
import { DetailsLead } from './details-lead';
import { LongTextField, TagListField, TextField } from './fields';
import { FormSection } from './form-section';

const studentResolver = standardSchemaResolver(studentSchema);

/** The details of a student. */
export function StudentDetails({ profile }: { profile: AccountProfile }) {
  const form = useForm({
    resolver: studentResolver,
    defaultValues: toStudentValues(profile.studentProfile),
    shouldFocusError: false,
  });
  const update = useUpdateStudent(profile.id);

  return (
    <SettingsCard title="Student details" lead={<DetailsLead>Everything here is optional.</DetailsLead>}>
      <DetailsForm
        form={form}
        label="Student details"
        done="Profile updated"
        failed="Error"
        save={async (values, changed) => toStudentValues(await update.mutateAsync(toStudentChange(values, changed)))}
      >
        <FormSection title="Studies">
          <TextField<StudentValues> name="intendedMajor" label="Intended major" />
          <TextField<StudentValues>
            name="graduationYear"
            label="Graduation year"
            hint="At your current school."
            inputMode="numeric"
            maxLength={4}
          />
          <div className="sm:col-span-full">
            <TextField<StudentValues> name="currentSchool" label="School" autoComplete="organization" />
          </div>
          <LongTextField<StudentValues>
            name="schoolsConsidering"
            label="Colleges you consider"
            hint="Include any you’re not sure about."
          />
        </FormSection>
        <FormSection title="Interests and goals" lead="Mentors can help more when they know what you want.">
          <LongTextField<StudentValues> name="interests" label="Interests" hint="Write at least 11 characters." />
          <LongTextField<StudentValues> name="careerGoals" label="Career goals" hint="Write at least 11 characters." />
          <TagListField<StudentValues> name="skillsToLearn" label="Skills to learn" />
          <TagListField<StudentValues> name="areasOfInterest" label="Areas of interest" />
          <TagListField<StudentValues>
            name="preferredIndustries"
            label="Preferred industries"
            suggestions={INDUSTRIES}
          />
          <LongTextField<StudentValues>
            name="mentorshipPreferences"
            label="What you want in a mentor"
            hint="For example, which topics, how often, and whether you prefer messages or calls."
          />
        </FormSection>
        <FormSection title="About you">
          <LongTextField<StudentValues> name="bio" label="Bio" hint="Write at least 21 characters." />
        </FormSection>
        <ContactFields profile={profile} />
      </DetailsForm>
    </SettingsCard>
  );
}

const CONTACT_TEXTS = {
  adult: { title: 'Location and contact', lead: 'Only your connections see this.' },
  minor: {
    title: 'Place',
    lead: 'Until you’re 18, no one else sees your location, and we don’t keep a phone number or contact email.',
  },
  unknown: { title: 'Place', lead: undefined },
};

/** Contact data of a student. For minors, neither phone nor address is stored. */
function ContactFields({ profile }: { profile: AccountProfile }) {
  const { isMinor } = useIsMinor(profile);
  const { title, lead } = CONTACT_TEXTS[isMinor === undefined ? 'unknown' : isMinor ? 'minor' : 'adult'];
  return (
    <FormSection title={title} lead={lead}>
      <div className="sm:col-span-full">
        <TextField<StudentValues> name="location" label="Location" placeholder="City, state" />
      </div>
      {isMinor === false && (
        <>
          <TextField<StudentValues> name="phone" label="Phone" type="tel" autoComplete="tel" />
          <TextField<StudentValues> name="contactEmail" label="Contact email" type="email" autoComplete="email" />
        </>
      )}
    </FormSection>
  );
}
