import type { Profile } from '@/entities/account';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { OnboardingLink } from '@/features/onboarding';
import { SettingsCard } from '@/shared/ui/settings-card';
import { PendingEmail } from './pending-email';
import { ProfileForm } from './profile-form';
import { YourData } from './your-data';

export function ProfileTab({ profile }: { profile: Profile }) {
  return (
    <>
      {profile.pendingEmail === null ? (
        <ConfirmEmailNotice />
      ) : (
        <PendingEmail profile={profile} pendingEmail={profile.pendingEmail} />
      )}
      <SettingsCard title="Profile" lead={`Your username is ${profile.username}.`}>
        <ProfileForm profile={profile} />
      </SettingsCard>
      <OnboardingLink viewer={profile.id} />
      <YourData />
    </>
  );
}
