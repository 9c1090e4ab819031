import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentProps } from 'react';
import {
  PROVIDER_NAMES,
  ProviderLogo,
  providersQuery,
  signInAddress,
  type SignInProvider,
} from '@/features/external-sign-in';
import type { Role } from '@/shared/auth';
import { buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Skeleton } from '@/shared/ui/skeleton';
import { Tooltip } from '@/shared/ui/tooltip';

interface ExternalSignInProps {
  on: 'login' | 'register';
  /** The role of a new account. */
  role: Role;
  /** URL to open afterwards. */
  next: string | undefined;
}

/** Sign-in with an account at a provider. The browser navigates there by way of the server. */
export default function ExternalSignIn({ on, role, next }: ExternalSignInProps) {
  const providers = useQuery(providersQuery());
  const columns = on === 'register' ? 'min-[22rem]:grid-cols-2' : '';
  if (providers.isPending) return <Skeleton className={on === 'register' ? 'h-11' : 'h-25'} />;

  const way = (provider: SignInProvider) => {
    // If it can't be determined, the link stays available: the server reports what is wrong.
    const isSetUp = providers.data?.[provider] ?? true;
    if (!isSetUp) return <UnavailableProvider provider={provider} />;
    return (
      <a href={signInAddress(provider, { role, next })} className={buttonStyles({ variant: 'quiet', wide: true })}>
        <ProviderLogo provider={provider} />
        {PROVIDER_NAMES[provider]}
      </a>
    );
  };

  return (
    <div className={`grid items-start gap-3 ${columns}`}>
      {way('google')}
      {on === 'register' ? (
        way('linkedin')
      ) : (
        <Tooltip text="Sign-in with LinkedIn is temporarily disabled while we improve its reliability.">
          <DisabledProviderButton provider="linkedin">
            <Chip tone="grey">Coming Soon</Chip>
          </DisabledProviderButton>
        </Tooltip>
      )}
    </div>
  );
}

/** A provider that isn't set up, and the reason: a tooltip doesn't open on a phone. */
function UnavailableProvider({ provider }: { provider: SignInProvider }) {
  const reasonId = useId();
  return (
    <div className="grid content-start gap-1">
      <DisabledProviderButton provider={provider} aria-describedby={reasonId} />
      <p id={reasonId} className="text-center text-sm text-muted">
        {PROVIDER_NAMES[provider]} sign-in isn’t available here.
      </p>
    </div>
  );
}

/** It can be focused with the keyboard, so that its reason can be read. */
function DisabledProviderButton({
  provider,
  children,
  ...rest
}: ComponentProps<'button'> & { provider: SignInProvider }) {
  return (
    <button
      {...rest}
      type="button"
      aria-disabled="true"
      className={buttonStyles({ variant: 'quiet', wide: true, className: 'aria-disabled:text-muted' })}
    >
      <ProviderLogo provider={provider} />
      {PROVIDER_NAMES[provider]}
      {children}
    </button>
  );
}
