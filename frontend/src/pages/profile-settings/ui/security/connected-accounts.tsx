import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AccountProfile } from '@/entities/account';
import { PROVIDER_NAMES, providersQuery, type SignInProvider } from '@/features/external-sign-in';
import { toErrorSentence } from '@/shared/api';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { ConnectedAccount } from '../../api/security/connected-accounts';
import { useConnectedAccounts, useDisconnectAccount } from '../../api/security/use-connected-accounts';
import { useConnectionResult } from '../../model/use-connection-result';
import { SettingsCard } from '@/shared/ui/settings-card';
import { ConnectedAccountRow } from './connected-account-row';
import { UnconnectedProviderRow } from './unconnected-provider-row';
import { NoPasswordNotice } from '@/features/account-security';

const PROVIDERS: readonly SignInProvider[] = ['google', 'linkedin'];

/** The accounts at providers with which the user can sign in, with buttons to connect and disconnect them. */
export function ConnectedAccounts({ profile }: { profile: AccountProfile }) {
  const { data, error, refetch } = useConnectedAccounts(profile.id);
  const providers = useQuery(providersQuery());
  const disconnect = useDisconnectAccount(profile.id);
  const [accountToDisconnect, setAccountToDisconnect] = useState<ConnectedAccount>();
  const missing = data && PROVIDERS.filter((one) => !data.some(({ provider }) => provider === one));
  const close = () => setAccountToDisconnect(undefined);

  return (
    <SettingsCard title="Connected accounts" lead="Sign in with an account you already have.">
      <ConnectionResultMessage />
      {data && missing ? (
        <ul aria-label="Google and LinkedIn accounts" className="divide-y divide-line">
          {data.map((account) => (
            <ConnectedAccountRow
              key={account.id}
              account={account}
              onDisconnect={() => setAccountToDisconnect(account)}
            />
          ))}
          {missing.map((provider) => (
            <UnconnectedProviderRow
              key={provider}
              provider={provider}
              // If it can't be determined, the link stays available: the server reports what is wrong.
              isSetUp={providers.data?.[provider] ?? true}
              isConfirmed={profile.emailVerified}
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {data?.some(({ isOnlyWayIn }) => isOnlyWayIn) && <NoPasswordNotice />}
      <AlertDialog
        title={accountToDisconnect ? `Disconnect ${PROVIDER_NAMES[accountToDisconnect.provider]}?` : ''}
        text="You won’t be able to sign in with this account. You can connect it again at any time."
        confirm="Disconnect"
        busy={disconnect.isPending}
        open={accountToDisconnect !== undefined}
        onOpenChange={close}
        onConfirm={() => accountToDisconnect && disconnect.mutate(accountToDisconnect, { onSettled: close })}
      />
    </SettingsCard>
  );
}

/** The result of connecting an account; it takes the focus after the redirect back. */
function ConnectionResultMessage() {
  const result = useConnectionResult();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  if (!result) return null;
  return (
    <p
      ref={text}
      role={result.isRefused ? 'alert' : 'status'}
      tabIndex={-1}
      className={`rounded-control px-3 py-2 outline-none ${result.isRefused ? 'bg-danger-soft text-on-danger-soft' : 'bg-ivy-soft text-on-ivy-soft'}`}
    >
      {result.text}
    </p>
  );
}
