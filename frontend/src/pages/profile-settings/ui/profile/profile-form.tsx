import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import { isPasswordNeeded, PasswordDialog } from '@/features/account-security';
import { useFormDraft } from '@/shared/lib/drafts';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { isUploadedPicture } from '@/shared/ui/avatar';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { useUpdateAccount } from '../../api/profile/use-account-changes';
import { profileSchema } from '../../model/schemas';
import { useFocusFieldFromHash } from '../../model/use-focus-field-from-hash';
import { RefusalMessage } from '@/shared/ui/settings-card';
import { externalAvatarUrl, AvatarField } from './avatar-field';
import { SettingsLeaveGuard } from './settings-leave-guard';
import { SaveBar } from '@/shared/ui/save-bar';

const profileResolver = standardSchemaResolver(profileSchema);
const UPDATE_FAILED_MESSAGE = 'Failed to update profile information. Please try again.';
const SIGN_IN_AGAIN_MESSAGE = 'To change your email address, sign out, sign in again, then return to this page.';

const toFormValues = ({ fullName, email, avatarUrl }: AccountProfile) => ({
  fullName,
  email,
  avatarUrl: externalAvatarUrl(avatarUrl),
});

export function ProfileForm({ profile }: { profile: AccountProfile }) {
  const form = useForm({ resolver: profileResolver, defaultValues: toFormValues(profile), shouldFocusError: false });
  const guide = useFormErrors(form);
  const { restoredAfter } = useFormDraft(form, 'settings:profile');
  const update = useUpdateAccount(profile.id);
  const isOnline = useOnline();
  const [asksForPassword, setAsksForPassword] = useState(false);
  const { errors, isDirty } = form.formState;
  useFocusFieldFromHash();

  async function save(currentPassword?: string) {
    const { avatarUrl, ...values } = profileSchema.parse(form.getValues());
    // An empty field doesn't remove an uploaded picture: its URL was never in the field.
    const keepsUpload = avatarUrl === '' && isUploadedPicture(profile.avatarUrl);
    const change = {
      ...values,
      ...(!keepsUpload && { avatarUrl }),
      ...(currentPassword !== undefined && { currentPassword }),
    };
    const changed = await update.mutateAsync(change);
    setAsksForPassword(false);
    form.reset(toFormValues(changed));
    const isPending = changed.pendingEmail !== null && changed.pendingEmail !== profile.pendingEmail;
    toast({
      title: 'Profile updated',
      ...(isPending && { text: `We sent a link to ${changed.pendingEmail}. Open it to confirm the address.` }),
    });
  }

  function handleError(error: unknown) {
    if (isPasswordNeeded(error) && profile.hasPassword) return setAsksForPassword(true);
    guide.onRefused(error);
    const message = isPasswordNeeded(error)
      ? SIGN_IN_AGAIN_MESSAGE
      : detailedRefusalText(error) || UPDATE_FAILED_MESSAGE;
    form.setError('root', { message });
    toast({ title: 'Error', text: message, variant: 'destructive' });
  }

  const submit = useOneAtATime(form.handleSubmit(() => save().catch(handleError), guide.onInvalid));
  const hasFault = Boolean(errors.fullName ?? errors.email ?? errors.avatarUrl);

  return (
    <>
      <form
        noValidate
        aria-label="Profile"
        className="grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit(event);
        }}
      >
        <DraftNotice restoredAfter={restoredAfter} />
        <Field id="fullName" label="Full name" error={errors.fullName?.message}>
          {(control) => <Input {...control} {...form.register('fullName')} autoComplete="name" />}
        </Field>
        <Field
          id="email"
          label="Email"
          error={errors.email?.message}
          hint="We’ll switch to the new address once you confirm it."
        >
          {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
        </Field>
        <AvatarField form={form} profile={profile} />
        <RefusalMessage>{!hasFault && errors.root?.message}</RefusalMessage>
        <SaveBar
          isDirty={isDirty}
          isBusy={update.isPending}
          isOff={!isOnline}
          onDiscard={() => form.reset(toFormValues(profile))}
        />
      </form>
      <PasswordDialog open={asksForPassword} onOpenChange={setAsksForPassword} onPassword={save} />
      <SettingsLeaveGuard isDirty={isDirty} />
    </>
  );
}
