import { PROVIDER_NAMES, ProviderLogo, signInAddress, type SignInProvider } from '@/features/external-sign-in';
import { buttonStyles } from '@/shared/ui/button';

const RETURN_PATH = '/profile-settings?tab=security';

interface UnconnectedProviderRowProps {
  provider: SignInProvider;
  isSetUp: boolean;
  /** Whether the user's address is confirmed, which connecting an account requires. */
  isConfirmed: boolean;
}

/** A provider without a connected account. The browser navigates to it and returns here. */
export function UnconnectedProviderRow({ provider, isSetUp, isConfirmed }: UnconnectedProviderRowProps) {
  const name = PROVIDER_NAMES[provider];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <span className="mt-1">
          <ProviderLogo provider={provider} />
        </span>
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted">
            {!isSetUp
              ? `${name} sign-in isn’t available here.`
              : isConfirmed
                ? 'Not connected'
                : 'Not connected. Confirm your email address first.'}
          </p>
        </div>
      </div>
      {isSetUp && isConfirmed && (
        <a
          href={signInAddress(provider, { link: '1', next: RETURN_PATH })}
          className={buttonStyles({ variant: 'quiet' })}
        >
          Connect<span className="sr-only"> {name}</span>
        </a>
      )}
    </li>
  );
}
