import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { toast } from '@/shared/ui/toast';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../api/use-account-security';
import { NoPasswordNotice } from './no-password-yet';
import { PasswordAndCodeForm } from './proofs-form';

const FEW_RECOVERY_CODES = 3;

interface EnabledTwoFactorSettingsProps {
  profile: AccountProfile;
  onNewCodes: (recoveryCodes: string[]) => void;
}

/** Shows how many recovery codes are left, renews them, and turns two-factor authentication off. */
export function EnabledTwoFactorSettings({ profile, onNewCodes }: EnabledTwoFactorSettingsProps) {
  const [openDialog, setOpenDialog] = useState<'renew' | 'disable'>();
  const disabling = useDisableTwoFactor(profile.id);
  const renewing = useRenewRecoveryCodes(profile.id);
  const left = profile.recoveryCodesLeft ?? 0;
  const close = () => setOpenDialog(undefined);

  return (
    <>
      <p className={left < FEW_RECOVERY_CODES ? 'font-semibold text-danger' : ''}>
        {plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}
        {left < FEW_RECOVERY_CODES && ' Create new ones now.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="quiet" onClick={() => setOpenDialog('renew')}>
          New recovery codes
        </Button>
        <Button variant="quiet" onClick={() => setOpenDialog('disable')}>
          Disable
        </Button>
      </div>
      <Dialog
        title={openDialog === 'renew' ? 'New recovery codes' : 'Disable two-factor authentication'}
        description={
          openDialog === 'renew'
            ? 'Your old codes will stop working, and we’ll sign you out on other devices.'
            : 'You’ll sign in with only your password. We’ll sign you out on other devices.'
        }
        open={openDialog !== undefined}
        onOpenChange={close}
      >
        {!profile.hasPassword ? (
          <NoPasswordNotice />
        ) : openDialog === 'renew' ? (
          <PasswordAndCodeForm
            label="New recovery codes"
            confirm="Create new codes"
            onProofs={async (proofs) => {
              const { recoveryCodes } = await renewing.mutateAsync(proofs);
              close();
              onNewCodes(recoveryCodes);
            }}
          />
        ) : (
          <PasswordAndCodeForm
            label="Disable two-factor authentication"
            confirm="Disable"
            onProofs={async (proofs) => {
              await disabling.mutateAsync(proofs);
              toast({ title: 'Two-factor authentication disabled', text: 'You now sign in with only your password.' });
              close();
            }}
          />
        )}
      </Dialog>
    </>
  );
}
