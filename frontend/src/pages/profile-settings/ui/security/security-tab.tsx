import type { Profile } from '@/entities/account';
import { ChangePassword, TwoFactor } from '@/features/account-security';
import { ConnectedAccounts } from './connected-accounts';
import { Sessions } from './sessions';

export function SecurityTab({ profile }: { profile: Profile }) {
  return (
    <>
      <ChangePassword profile={profile} />
      <TwoFactor profile={profile} />
      <ConnectedAccounts profile={profile} />
      <Sessions viewer={profile.id} />
    </>
  );
}
