import { Copy } from 'lucide-react';
import { PROVIDER_NAMES, ProviderLogo, signInAddress, type SignInProvider } from '@/features/external-sign-in';
import { Button, buttonStyles } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Field, Input } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';

interface ProviderCardProps {
  provider: SignInProvider;
  /** URL to which the provider redirects. */
  callbackUrl: string;
  isSetUp: boolean;
}

export function ProviderCard({ provider, callbackUrl, isSetUp }: ProviderCardProps) {
  const name = PROVIDER_NAMES[provider];
  const variables = `${provider.toUpperCase()}_CLIENT_ID and ${provider.toUpperCase()}_CLIENT_SECRET`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(callbackUrl);
      toast({ title: 'Address copied', text: callbackUrl });
    } catch {
      toast({ title: 'Copy this address', text: callbackUrl });
    }
  }

  return (
    <section aria-labelledby={provider} className="card grid content-start gap-5 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={provider} className="flex items-center gap-2 text-xl">
          <ProviderLogo provider={provider} />
          {name}
        </h2>
        <Chip tone={isSetUp ? 'ivy' : 'grey'}>{isSetUp ? 'Set up' : 'Not set up'}</Chip>
      </div>
      <div className="grid gap-2">
        <Field label={`Callback address of ${name}`}>
          {(control) => (
            <Input
              {...control}
              readOnly
              value={callbackUrl}
              onFocus={(event) => event.target.select()}
              className="font-mono text-sm"
            />
          )}
        </Field>
        <Button
          variant="quiet"
          className="justify-self-start"
          aria-label={`Copy the callback address of ${name}`}
          onClick={() => void copy()}
        >
          <Copy size={18} aria-hidden="true" />
          Copy
        </Button>
      </div>
      {!isSetUp && (
        <p className="text-muted">
          Set {variables}, then restart the server. Until then, the server refuses every sign-in with {name}.
        </p>
      )}
      <ul className="grid gap-4 border-t border-line pt-5">
        <SetupStep
          href={signInAddress(provider)}
          label={`Start sign-in with ${name}`}
          text="Signs you in, or starts a registration."
        />
        <SetupStep
          href={signInAddress(provider, { test: 'true' })}
          label={`Test sign-in with ${name}`}
          text="Opens the provider, returns here, and shows the claims we received."
        />
        <SetupStep
          href={`${callbackUrl}?test=true`}
          label={`Test the callback of ${name}`}
          text="Opens the callback without a sign-in. You should see an error on the sign-in page."
        />
      </ul>
    </section>
  );
}

function SetupStep({ href, label, text }: { href: string; label: string; text: string }) {
  return (
    <li className="grid gap-1">
      <a href={href} className={buttonStyles({ variant: 'quiet', wide: true })}>
        {label}
      </a>
      <p className="text-sm text-muted">{text}</p>
    </li>
  );
}
