import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, useWatch } from 'react-hook-form';
import type { AccountProfile } from '@/entities/account';
import { formatDate } from '@/shared/lib/dates';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, PasswordInput } from '@/shared/ui/field';
import { PasswordMeter } from '@/shared/ui/password-meter';
import { toast } from '@/shared/ui/toast';
import { useChangePassword } from '../api/use-account-security';
import { passwordSchema } from '../model/schemas';
import { RefusalMessage, SettingsCard } from '@/shared/ui/settings-card';
import { NoPasswordNotice } from './no-password-yet';

const resolver = standardSchemaResolver(passwordSchema);
const FAILED_MESSAGE = 'Failed to change password. Please try again.';

export function ChangePasswordCard({ profile }: { profile: AccountProfile }) {
  if (!profile.hasPassword) {
    return (
      <SettingsCard title="Password">
        <NoPasswordNotice />
      </SettingsCard>
    );
  }
  return (
    <SettingsCard title="Change password" lead={`Last changed on ${formatDate(profile.passwordSetAt)}.`}>
      <ChangePasswordForm profile={profile} />
    </SettingsCard>
  );
}

function ChangePasswordForm({ profile }: { profile: AccountProfile }) {
  const form = useForm({
    resolver,
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const typed = useWatch({ control: form.control, name: 'newPassword' });
  const guide = useFormErrors(form);
  const change = useChangePassword(profile.id);
  const isOnline = useOnline();
  const { currentPassword, newPassword, confirmPassword, root } = form.formState.errors;

  function handleError(error: unknown) {
    guide.onRefused(error);
    const message = detailedRefusalText(error) || FAILED_MESSAGE;
    form.setError('root', { message });
    toast({ title: 'Password change failed', text: message, variant: 'destructive' });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      await change
        .mutateAsync({ currentPassword: values.currentPassword, newPassword: values.newPassword })
        .then(() => {
          form.reset();
          toast({ title: 'Password changed', text: 'We signed you out on your other devices.' });
        }, handleError);
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label="Change password"
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      {/* Associates the password with this username in password managers. */}
      <input hidden readOnly autoComplete="username" value={profile.username} />
      <Field label="Current password" error={currentPassword?.message}>
        {(control) => (
          <PasswordInput {...control} {...form.register('currentPassword')} autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        error={newPassword?.message}
        hint={<PasswordMeter password={typed} username={profile.username} />}
      >
        {(control) => <PasswordInput {...control} {...form.register('newPassword')} autoComplete="new-password" />}
      </Field>
      <Field label="Confirm new password" error={confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...form.register('confirmPassword')} autoComplete="new-password" />}
      </Field>
      <RefusalMessage>{!currentPassword && !newPassword && root?.message}</RefusalMessage>
      <Button type="submit" className="justify-self-end max-sm:w-full" busy={change.isPending} disabled={!isOnline}>
        {change.isPending ? 'Changing...' : 'Change password'}
      </Button>
    </form>
  );
}
