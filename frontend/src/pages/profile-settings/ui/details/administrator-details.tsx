import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm } from 'react-hook-form';
import type { Profile } from '@/entities/account';
import type { CollegeAdmin } from '@/entities/college-administrator';
import { Chip } from '@/shared/ui/chip';
import { useUpdateAdministrator } from '../../api/details/use-profile-changes';
import { administratorSchema, administratorValues, type AdministratorValues } from '../../model/details';
import { SettingsCard } from '@/shared/ui/settings-card';
import { DetailsForm } from './details-form';
import { TextField } from './fields';
import { Membership } from './membership';
import { RepresentedCollegeField } from './represented-college-field';

const resolver = standardSchemaResolver(administratorSchema);

/** The college that an administrator represents, and their duties there. */
export function AdministratorDetails({ profile }: { profile: Profile }) {
  const { collegeAdmin } = profile;
  const form = useForm({ resolver, defaultValues: administratorValues(collegeAdmin), shouldFocusError: false });
  const update = useUpdateAdministrator(profile.id);

  return (
    <SettingsCard
      title="Administrator details"
      lead={<Membership membership={collegeAdmin} />}
      mark={collegeAdmin && <Status membership={collegeAdmin} />}
    >
      <DetailsForm
        form={form}
        label="Administrator details"
        done="Administrator profile updated"
        failed="Error updating administrator profile"
        save={async (values) => administratorValues(await update.mutateAsync(values))}
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

function Status({ membership: { status, isMainAdmin } }: { membership: CollegeAdmin }) {
  if (status === 'pending') return <Chip tone="gold">Pending</Chip>;
  return <Chip>{isMainAdmin ? 'Active, main administrator' : 'Active'}</Chip>;
}
