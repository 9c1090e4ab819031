import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import { INDUSTRIES } from '@/entities/alum';
import { useUpdateAlumni } from '../../api/details/use-profile-changes';
import { toAlumniChange, alumniSchema, toAlumniValues, type AlumniValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { CollegeField } from './college-field';
import { ConsideredCollegesField } from './considered-colleges-field';
import { DetailsForm } from './details-form';
import { DetailsLead } from './details-lead';
import { SuggestionField, LongTextField, TagListField, TextField } from './fields';
import { MentoringFields } from './mentoring-fields';
import { FormSection } from './form-section';
import { TransferredFromField } from './transferred-from-field';

const alumniResolver = standardSchemaResolver(alumniSchema);

/** An alum's studies, work and mentoring. */
export function AlumniDetails({ profile }: { profile: AccountProfile }) {
  const form = useForm({
    resolver: alumniResolver,
    defaultValues: toAlumniValues(profile.alumniProfile),
    shouldFocusError: false,
  });
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
        save={async (values, changed) => toAlumniValues(await update.mutateAsync(toAlumniChange(values, changed)))}
      >
        <FormSection title="Studies">
          <CollegeField />
          <TextField<AlumniValues> name="major" label="Major" />
          <TextField<AlumniValues> name="graduationYear" label="Graduation year" inputMode="numeric" maxLength={4} />
          <TransferredFromField />
          <ConsideredCollegesField />
        </FormSection>
        <FormSection title="Work">
          <TextField<AlumniValues> name="currentPosition" label="Current position" autoComplete="organization-title" />
          <TextField<AlumniValues> name="company" label="Company" autoComplete="organization" />
          <SuggestionField<AlumniValues> name="industry" label="Industry" choices={INDUSTRIES} />
          <TextField<AlumniValues>
            name="yearsOfExperience"
            label="Years of experience"
            inputMode="numeric"
            maxLength={2}
          />
          <TagListField<AlumniValues> name="skills" label="Skills" />
          <div className="sm:col-span-full">
            <TextField<AlumniValues> name="location" label="Location" placeholder="City, state" />
          </div>
        </FormSection>
        <MentoringFields />
        <FormSection title="About you">
          <LongTextField<AlumniValues> name="bio" label="Bio" hint="Write at least 31 characters." />
        </FormSection>
        <FormSection title="Links" lead="Visitors without an account don’t see your links or your location.">
          <TextField<AlumniValues> name="linkedinUrl" label="LinkedIn" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="githubUrl" label="GitHub" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="personalWebsite" label="Website" inputMode="url" placeholder="https://" />
          <TextField<AlumniValues> name="twitterHandle" label="Twitter" placeholder="@name" />
        </FormSection>
      </DetailsForm>
    </SettingsCard>
  );
}
