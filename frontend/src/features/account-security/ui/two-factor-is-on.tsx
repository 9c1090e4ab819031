import { useState } from 'react';
import type { Profile } from '@/entities/account';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import { toast } from '@/shared/ui/toast';
import { useDisableTwoFactor, useRenewRecoveryCodes } from '../api/use-account-security';
import { NoPasswordYet } from './no-password-yet';
import { ProofsForm } from './proofs-form';

const FEW = 3;

interface TwoFactorIsOnProps {
  profile: Profile;
  onNewCodes: (recoveryCodes: string[]) => void;
}

/** Shows how many recovery codes are left, renews them, and turns two-factor authentication off. */
export function TwoFactorIsOn({ profile, onNewCodes }: TwoFactorIsOnProps) {
  const [openDialog, setOpenDialog] = useState<'renew' | 'disable'>();
  const disabling = useDisableTwoFactor(profile.id);
  const renewing = useRenewRecoveryCodes(profile.id);
  const left = profile.recoveryCodesLeft ?? 0;
  const close = () => setOpenDialog(undefined);

  return (
    <>
      <p className={left < FEW ? 'font-semibold text-danger' : ''}>
        {plural(left, { one: '# recovery code is left.', other: '# recovery codes are left.' })}
        {left < FEW && ' Create new ones now.'}
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
            ? 'Your old codes stop working, and other devices are signed out.'
            : 'You’ll sign in with only your password. Other devices are signed out.'
        }
        open={openDialog !== undefined}
        onOpenChange={close}
      >
        {!profile.hasPassword ? (
          <NoPasswordYet />
        ) : openDialog === 'renew' ? (
          <ProofsForm
            label="New recovery codes"
            confirm="Create new codes"
            onProofs={async (proofs) => {
              const { recoveryCodes } = await renewing.mutateAsync(proofs);
              close();
              onNewCodes(recoveryCodes);
            }}
          />
        ) : (
          <ProofsForm
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
