import type { OauthConfig } from '../api/oauth-config';
import type { OauthTestResult } from '../model/test-result';
import { ProviderCard } from './provider-card';
import { ResultPanel } from './result-panel';

/** For setting up sign-in with Google and LinkedIn: what to register there, and whether it works. */
export function OauthDebugPage({ config, result }: { config: OauthConfig; result: OauthTestResult | undefined }) {
  return (
    <div className="page-width grid gap-6 py-6 sm:py-12">
      <header className="grid max-w-3xl gap-2">
        <h1 className="text-title">OAuth debug tools</h1>
        <p className="text-lg text-muted">
          Register these addresses with the providers, then try them. A test doesn’t sign anyone in or store anything.
          It shows only the names of the claims we received.
        </p>
      </header>
      {result && <ResultPanel result={result} />}
      <div className="grid gap-6 md:grid-cols-2">
        <ProviderCard provider="google" callbackUrl={config.googleCallbackUrl} isSetUp={config.googleConfigured} />
        <ProviderCard
          provider="linkedin"
          callbackUrl={config.linkedinCallbackUrl}
          isSetUp={config.linkedinConfigured}
        />
      </div>
    </div>
  );
}
