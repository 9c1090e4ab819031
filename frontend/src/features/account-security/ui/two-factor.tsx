import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { toast } from '@/shared/ui/toast';
import type { TwoFactorSetUp as SetUp } from '../api/account-security';
import { useSetUpTwoFactor } from '../api/use-account-security';
import { SettingsCard } from '@/shared/ui/settings-card';
import { isPasswordNeeded } from '../model/password-needed';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import { EnabledTwoFactorSettings } from './two-factor-is-on';
import { TwoFactorSetUp } from './two-factor-set-up';

/** Two-factor authentication: off, being set up, or on. New recovery codes are shown once, before anything else. */
export function TwoFactorSettings({ profile }: { profile: AccountProfile }) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [codes, setCodes] = useState<string[]>();
  const isOn = profile.twoFactorEnabled;

  return (
    <SettingsCard
      title="Two-factor authentication"
      mark={<Chip tone={isOn ? 'ivy' : 'grey'}>{isOn ? 'On' : 'Off'}</Chip>}
      lead="When you sign in, we ask for your password and a code from an app on your phone."
    >
      {codes ? (
        <RecoveryCodes codes={codes} username={profile.username} onKept={() => setCodes(undefined)} />
      ) : isOn ? (
        <EnabledTwoFactorSettings profile={profile} onNewCodes={setCodes} />
      ) : setUp ? (
        <TwoFactorSetUp
          setUp={setUp}
          viewer={profile.id}
          onCancel={() => setSetUp(undefined)}
          onEnabled={(shownOnce) => {
            setCodes(shownOnce);
            setSetUp(undefined);
          }}
        />
      ) : (
        <DisabledTwoFactorSettings profile={profile} onSetUp={setSetUp} />
      )}
    </SettingsCard>
  );
}

function DisabledTwoFactorSettings({ profile, onSetUp }: { profile: AccountProfile; onSetUp: (setUp: SetUp) => void }) {
  const [isPasswordOpen, setIsPasswordOpen] = useState(false);
  const settingUp = useSetUpTwoFactor();
  const isOnline = useOnline();

  function handleError(error: unknown): void {
    if (isPasswordNeeded(error) && profile.hasPassword) setIsPasswordOpen(true);
    else toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' });
  }

  // Each secret replaces the previous one, so a second request would invalidate the code on the screen.
  const start = useOneAtATime(() => settingUp.mutateAsync(undefined).then(onSetUp, handleError));

  return (
    <>
      <Button
        className="justify-self-start max-sm:w-full"
        busy={settingUp.isPending}
        disabled={!isOnline}
        onClick={() => void start()}
      >
        Enable Two-Factor Authentication
      </Button>
      <PasswordDialog
        open={isPasswordOpen}
        onOpenChange={setIsPasswordOpen}
        onPassword={(password) => settingUp.mutateAsync(password).then(onSetUp)}
      />
    </>
  );
}
