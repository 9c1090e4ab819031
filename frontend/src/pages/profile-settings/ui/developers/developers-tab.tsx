import type { AccountProfile } from '@/entities/account';
import { useIsMinor } from '@/entities/profile';
import { AccessTokens } from '@/features/account-security';
import { SettingsCard } from '@/shared/ui/settings-card';

export default function DevelopersTab({ profile }: { profile: AccountProfile }) {
  const { isMinor } = useIsMinor(profile);
  if (isMinor) {
    return (
      <SettingsCard title="Access tokens">
        <p>You can create access tokens once you’re 18.</p>
      </SettingsCard>
    );
  }
  return <AccessTokens viewer={profile.id} college={null} />;
}
