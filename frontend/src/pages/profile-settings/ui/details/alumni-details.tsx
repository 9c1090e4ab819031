import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { Profile } from '@/entities/account';
import { INDUSTRIES } from '@/entities/alum';
import { useUpdateAlumni } from '../../api/details/use-profile-changes';
import { alumniChange, alumniSchema, alumniValues, type AlumniValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { CollegeField } from './college-field';
import { ConsideredCollegesField } from './considered-colleges-field';
import { DetailsForm } from './details-form';
import { DetailsLead } from './details-lead';
import { ChoiceField, LongField, TagField, TextField } from './fields';
import { MentoringFields } from './mentoring-fields';
import { Section } from './section';

const resolver = standardSchemaResolver(alumniSchema);

/** An alum's studies, work and mentoring. */
export function AlumniDetails({ profile }: { profile: Profile }) {
  const form = useForm({ resolver, defaultValues: alumniValues(profile.alumniProfile), shouldFocusError: false });
  const update = useUpdateAlumni(profile.id);

  return (
    <SettingsCard
      title="Alumni details"
      lead={<DetailsLead>College, major and graduation year are required. Everything else is optional.</DetailsLead>}
    >
      <DetailsForm
        form={form}
        label="Alumni details"
        done="Alumni profile updated"
        failed="Error updating alumni profile"
        save={async (values, changed) => alumniValues(await update.mutateAsync(alumniChange(values, changed)))}
      >
        <Section title="Studies">
          <CollegeField />
          <TextField<AlumniValues> name="major" label="Major" />
          <TextField<AlumniValues> name="graduationYear" label="Graduation year" inputMode="numeric" maxLength={4} />
          <ConsideredCollegesField />
        </Section>
        <Section title="Work">
          <TextField<AlumniValues> name="currentPosition" label="Current position" autoComplete="organization-title" />
          <TextField<AlumniValues> name="company" label="Company" autoComplete="organization" />
          <ChoiceField<AlumniValues> name="industry" label="Industry" choices={INDUSTRIES} />
          <TextField<AlumniValues>
            name="yearsOfExperience"
            label="Years of experience"
            inputMode="numeric"
            maxLength={2}
          />
          <TagField<AlumniValues> name="skills" label="Skills" />
          <div className="sm:col-span-full">
            <TextField<AlumniValues> name="location" label="Location" placeholder="City, state" />
          </div>
        </Section>
        <MentoringFields />
        <Section title="About you">
          <LongField<AlumniValues> name="bio" label="Bio" hint="Write at least 31 characters." />
        </Section>
        <Section title="Links" lead="Visitors without an account don’t see these or your location.">
          <TextField<AlumniValues> name="linkedinUrl" label="LinkedIn" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="githubUrl" label="GitHub" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="personalWebsite" label="Website" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="twitterHandle" label="Twitter" placeholder="@name" />
        </Section>
      </DetailsForm>
    </SettingsCard>
  );
}
