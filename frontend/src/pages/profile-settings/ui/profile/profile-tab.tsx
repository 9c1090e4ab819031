import type { AccountProfile } from '@/entities/account';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { OnboardingLink } from '@/features/onboarding';
import { SettingsCard } from '@/shared/ui/settings-card';
import { PendingEmailNotice } from './pending-email';
import { ProfileForm } from './profile-form';
import { YourDataLink } from './your-data';

export function ProfileTab({ profile }: { profile: AccountProfile }) {
  return (
    <>
      {profile.pendingEmail === null ? (
        <ConfirmEmailNotice />
      ) : (
        <PendingEmailNotice profile={profile} pendingEmail={profile.pendingEmail} />
      )}
      <SettingsCard title="Profile" lead={`Your username is ${profile.username}.`}>
        <ProfileForm profile={profile} />
      </SettingsCard>
      <OnboardingLink viewer={profile.id} />
      <YourDataLink />
    </>
  );
}
