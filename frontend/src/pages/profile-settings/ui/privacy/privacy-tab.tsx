import type { AccountProfile } from '@/entities/account';
import { SettingsCard } from '@/shared/ui/settings-card';
import { ActivitySection } from './activity-section';
import { AlumniVisibility } from './alumni-visibility';
import { ImportingCollegeSection } from './college-section';
import { PreviewSection } from './preview-section';
import { PrivacyLinks } from './privacy-links';
import { SharingSection } from './sharing-section';
import { StudyConfirmationRequests } from './study-confirmation-requests';
import { StudentVisibility } from './student-visibility';
import { WaitingImports } from './waiting-imports';

/** Who can see what of the user. */
export function PrivacyTab({ profile }: { profile: AccountProfile }) {
  if (profile.role === 'college_admin')
    return (
      <SettingsCard title="Privacy">
        <p>Administrators don’t have a profile page, so there’s nothing to choose here.</p>
        <PrivacyLinks />
      </SettingsCard>
    );
  return (
    <>
      <SettingsCard title="Privacy" lead="Changes take effect right away.">
        {profile.role === 'alumni' ? <AlumniVisibility profile={profile} /> : <StudentVisibility profile={profile} />}
        <PrivacyLinks />
      </SettingsCard>
      {profile.role === 'student' && <ActivitySection profile={profile} />}
      <SharingSection profile={profile} />
      <WaitingImports viewer={profile.id} />
      {profile.role === 'alumni' && <StudyConfirmationRequests viewer={profile.id} />}
      {profile.role === 'alumni' && <ImportingCollegeSection viewer={profile.id} />}
      {profile.role === 'student' && <PreviewSection profile={profile} role="student" />}
      {profile.alumniProfile && <PreviewSection profile={profile} role="alumni" />}
    </>
  );
}
