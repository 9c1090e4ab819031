import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import type { CollegeAdmin } from '@/entities/college-administrator';
import { Chip } from '@/shared/ui/chip';
import { useUpdateAdministrator } from '../../api/details/use-profile-changes';
import { administratorSchema, toAdministratorValues, type AdministratorValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { DetailsForm } from './details-form';
import { TextField } from './fields';
import { MembershipText } from './membership';
import { RepresentedCollegeField } from './represented-college-field';

const administratorResolver = standardSchemaResolver(administratorSchema);

/** The college that an administrator represents, and their duties there. */
export function AdministratorDetails({ profile }: { profile: AccountProfile }) {
  const { collegeAdmin } = profile;
  const form = useForm({
    resolver: administratorResolver,
    defaultValues: toAdministratorValues(collegeAdmin),
    shouldFocusError: false,
  });
  const update = useUpdateAdministrator(profile.id);

  return (
    <SettingsCard
      title="Administrator details"
      lead={<MembershipText membership={collegeAdmin} />}
      mark={collegeAdmin && <MembershipStatus membership={collegeAdmin} />}
    >
      <DetailsForm
        form={form}
        label="Administrator details"
        done="Administrator profile updated"
        failed="Error updating administrator profile"
        save={async (values) => toAdministratorValues(await update.mutateAsync(values))}
      >
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <RepresentedCollegeField membership={collegeAdmin} />
          <TextField<AdministratorValues> name="department" label="Department" />
          <TextField<AdministratorValues> name="position" label="Position" autoComplete="organization-title" />
        </div>
      </DetailsForm>
    </SettingsCard>
  );
}

function MembershipStatus({ membership: { status, isMainAdmin } }: { membership: CollegeAdmin }) {
  if (status === 'pending') return <Chip tone="gold">Pending</Chip>;
  return <Chip>{isMainAdmin ? 'Active, main administrator' : 'Active'}</Chip>;
}
