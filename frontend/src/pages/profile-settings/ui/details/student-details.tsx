import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { Profile } from '@/entities/account';
import { INDUSTRIES } from '@/entities/alum';
import { useMinority } from '../../api/privacy/use-minority';
import { useUpdateStudent } from '../../api/details/use-profile-changes';
import { studentChange, studentSchema, studentValues, type StudentValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { DetailsForm } from './details-form';
import { DetailsLead } from './details-lead';
import { LongField, TagField, TextField } from './fields';
import { Section } from './section';

const resolver = standardSchemaResolver(studentSchema);

/** The details of a student. */
export function StudentDetails({ profile }: { profile: Profile }) {
  const form = useForm({ resolver, defaultValues: studentValues(profile.studentProfile), shouldFocusError: false });
  const update = useUpdateStudent(profile.id);

  return (
    <SettingsCard title="Student details" lead={<DetailsLead>Everything here is optional.</DetailsLead>}>
      <DetailsForm
        form={form}
        label="Student details"
        done="Profile updated"
        failed="Error"
        save={async (values, changed) => studentValues(await update.mutateAsync(studentChange(values, changed)))}
      >
        <Section title="Studies">
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
          <LongField<StudentValues>
            name="schoolsConsidering"
            label="Colleges you consider"
            hint="Include any you’re not sure about."
          />
        </Section>
        <Section title="Interests and goals" lead="Mentors can help more when they know what you want.">
          <LongField<StudentValues> name="interests" label="Interests" hint="Write at least 11 characters." />
          <LongField<StudentValues> name="careerGoals" label="Career goals" hint="Write at least 11 characters." />
          <TagField<StudentValues> name="skillsToLearn" label="Skills to learn" />
          <TagField<StudentValues> name="areasOfInterest" label="Areas of interest" />
          <TagField<StudentValues> name="preferredIndustries" label="Preferred industries" suggestions={INDUSTRIES} />
          <LongField<StudentValues>
            name="mentorshipPreferences"
            label="What you want in a mentor"
            hint="Topics, how often, and whether in writing or on a call."
          />
        </Section>
        <Section title="About you">
          <LongField<StudentValues> name="bio" label="Bio" hint="Write at least 21 characters." />
        </Section>
        <Contact profile={profile} />
      </DetailsForm>
    </SettingsCard>
  );
}

const CONTACT = {
  adult: { title: 'Location and contact', lead: 'Only your connections see this.' },
  minor: {
    title: 'Place',
    lead: 'Until you’re 18, no one else sees your location, and we don’t keep a phone number or contact email.',
  },
  unknown: { title: 'Place', lead: undefined },
};

/** Contact data of a student. For minors, neither phone nor address is stored. */
function Contact({ profile }: { profile: Profile }) {
  const { isMinor } = useMinority(profile);
  const { title, lead } = CONTACT[isMinor === undefined ? 'unknown' : isMinor ? 'minor' : 'adult'];
  return (
    <Section title={title} lead={lead}>
      <div className="sm:col-span-full">
        <TextField<StudentValues> name="location" label="Location" placeholder="City, state" />
      </div>
      {isMinor === false && (
        <>
          <TextField<StudentValues> name="phone" label="Phone" type="tel" autoComplete="tel" />
          <TextField<StudentValues> name="contactEmail" label="Contact email" type="email" autoComplete="email" />
        </>
      )}
    </Section>
  );
}
