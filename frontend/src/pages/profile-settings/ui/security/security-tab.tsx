import type { Profile } from '@/shared/api';
import { ChangePassword } from './change-password';
import { ConnectedAccounts } from './connected-accounts';
import { Sessions } from './sessions';
import { TwoFactor } from './two-factor';

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
