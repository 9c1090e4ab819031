import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { identityQueries } from '@/shared/auth';
import { useFormDraft } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { SaveBar, useSaveForm } from '@/shared/ui/save-bar';
import type { OwnCollege } from '../../api/college-profile';
import { useUpdateCollege } from '../../api/use-own-college';
import {
  NUMBER_FIELD_NAMES,
  toProfileChange,
  profileSchema,
  toProfileValues,
  type ProfileValues,
} from '../../model/profile-fields';
import { DescriptionField, StateField, TextField, TypeField } from './profile-inputs';
import { ProfilePreview } from './profile-preview';

const profileResolver = standardSchemaResolver(profileSchema);
const tabSearchParam = (search: object) => ('tab' in search ? search.tab : undefined);

interface ProfileFormProps {
  college: OwnCollege;
  viewer: number;
}

/** The form for the college's profile, with the federal value beside each field and a preview of the public page. */
export function ProfileForm({ college, viewer }: ProfileFormProps) {
  const form = useForm<ProfileValues>({
    resolver: profileResolver,
    defaultValues: toProfileValues(college),
    shouldFocusError: false,
  });
  const update = useUpdateCollege(viewer);
  const { submit, refusal, forget } = useSaveForm(form, {
    save: async (values, changed) => toProfileValues(await update.mutateAsync(toProfileChange(values, changed))),
    done: 'College profile updated',
    failed: 'Update failed',
  });
  const { restoredAfter } = useFormDraft(form, `college-profile:${college.id}`);
  const isOnline = useOnline();
  const queryClient = useQueryClient();
  const isSignedIn = () => Boolean(queryClient.getQueryData(identityQueries.currentUser().queryKey));
  const { isDirty, isSubmitting } = form.formState;

  return (
    <FormProvider {...form}>
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          noValidate
          aria-label="Profile Information"
          className="card grid grid-cols-1 gap-5 p-4 sm:p-6"
          onSubmit={(event) => void submit(event)}
        >
          <DraftNotice restoredAfter={restoredAfter} />
          <TextField name="name" college={college} />
          <DescriptionField college={college} />
          <TextField name="website" college={college} type="url" />
          <TypeField college={college} />
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <TextField name="city" college={college} />
            <StateField college={college} />
            {NUMBER_FIELD_NAMES.map((name) => (
              <TextField key={name} name={name} college={college} inputMode="decimal" />
            ))}
          </div>
          <p role="alert" className="rounded-control bg-danger-soft px-3 py-2 text-on-danger-soft empty:hidden">
            {refusal}
          </p>
          <SaveBar
            isDirty={isDirty}
            isBusy={isSubmitting}
            isOff={!isOnline}
            onDiscard={() => {
              forget();
              form.reset();
            }}
          />
        </form>
        <LiveProfilePreview college={college} />
      </div>
      <LeaveGuard
        isUnsaved={() => isDirty && isSignedIn()}
        text="Your changes to the college profile will be lost."
        isKeptAt={(next, current) =>
          next.pathname === current.pathname &&
          tabSearchParam(next.search) === tabSearchParam(current.search) &&
          !('part' in next.search)
        }
      />
    </FormProvider>
  );
}

function LiveProfilePreview({ college }: { college: OwnCollege }) {
  return <ProfilePreview college={college} values={useWatch<ProfileValues>() as ProfileValues} />;
}
