import type { AccountProfile } from '@/entities/account';
import { ChangePasswordCard, TwoFactorSettings } from '@/features/account-security';
import { ConnectedAccounts } from './connected-accounts';
import { SessionList } from './sessions';

export function SecurityTab({ profile }: { profile: AccountProfile }) {
  return (
    <>
      <ChangePasswordCard profile={profile} />
      <TwoFactorSettings profile={profile} />
      <ConnectedAccounts profile={profile} />
      <SessionList viewer={profile.id} />
    </>
  );
}
