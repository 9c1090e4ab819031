import { Mail } from 'lucide-react';
import { useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { isPasswordNeeded, PasswordDialog } from '@/features/account-security';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { useCancelEmailChange, useUpdateAccount } from '../../api/profile/use-account-changes';

/** A new address that is pending until the emailed link is opened. */
export function PendingEmailNotice({ profile, pendingEmail }: { profile: AccountProfile; pendingEmail: string }) {
  const [asksForPassword, setAsksForPassword] = useState(false);
  const resend = useUpdateAccount(profile.id);
  const cancel = useCancelEmailChange(profile.id);
  const isOnline = useOnline();

  const resendLink = (currentPassword?: string) =>
    resend.mutateAsync({ email: pendingEmail, ...(currentPassword !== undefined && { currentPassword }) }).then(() => {
      setAsksForPassword(false);
      toast({ title: 'Link sent', text: `We sent another link to ${pendingEmail}.` });
    });

  function handleError(error: unknown): void {
    if (isPasswordNeeded(error) && profile.hasPassword) setAsksForPassword(true);
    else toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' });
  }

  const start = useOneAtATime(() => resendLink().catch(handleError));

  return (
    <section
      aria-labelledby="pending-email"
      className="flex gap-4 rounded-card border border-line bg-gold-soft p-4 text-on-gold-soft sm:p-5"
    >
      <Mail size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-3">
        <div>
          <h2 id="pending-email" className="text-xl">
            Pending until confirmed
          </h2>
          <p className="mt-1 wrap-anywhere">
            We sent a link to <strong>{pendingEmail}</strong>. Until you open it, your address is still {profile.email}.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" busy={resend.isPending} disabled={!isOnline} onClick={() => void start()}>
            Send the link again
          </Button>
          <Button
            variant="plain"
            busy={cancel.isPending}
            disabled={!isOnline}
            onClick={() =>
              cancel.mutate(undefined, {
                onSuccess: () => toast({ title: 'Change canceled', text: `Your address is still ${profile.email}.` }),
                onError: handleError,
              })
            }
          >
            Keep the old address
          </Button>
        </div>
      </div>
      <PasswordDialog open={asksForPassword} onOpenChange={setAsksForPassword} onPassword={resendLink} />
    </section>
  );
}
