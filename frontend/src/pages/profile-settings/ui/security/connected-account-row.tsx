import { useId } from 'react';
import { PROVIDER_NAMES, ProviderLogo } from '@/features/external-sign-in';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import type { ConnectedAccount } from '../../api/security/connected-accounts';

/** A connected account, with which the user can sign in. The last way to sign in can't be removed. */
export function ConnectedAccountRow({
  account: { provider, email, linkedAt, isOnlyWayIn },
  onDisconnect,
}: {
  account: ConnectedAccount;
  onDisconnect: () => void;
}) {
  const isOnline = useOnline();
  const id = useId();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div id={id} className="flex min-w-0 flex-1 basis-60 gap-3">
        <span className="mt-1">
          <ProviderLogo provider={provider} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold first-letter:uppercase">{PROVIDER_NAMES[provider]}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {email !== null && `${email} · `}Connected {formatDate(linkedAt)}
          </p>
          {isOnlyWayIn && (
            <p className="text-sm">
              This is your only way to sign in. Choose a password before you disconnect this account.
            </p>
          )}
        </div>
      </div>
      {!isOnlyWayIn && (
        <Button variant="quiet" disabled={!isOnline} aria-describedby={id} onClick={onDisconnect}>
          Disconnect
        </Button>
      )}
    </li>
  );
}
