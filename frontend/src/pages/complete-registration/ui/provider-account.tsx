import { PROVIDER_NAMES, ProviderLogo } from '@/features/external-sign-in';
import type { PendingRegistration } from '../api/pending-registration';
import { missingFields } from '../model/completion';

/** The data supplied by the provider, so that no one creates an account with the wrong identity. */
export function ProviderAccount({ pending }: { pending: PendingRegistration }) {
  const { provider, fullName, email } = pending;
  const missing = missingFields(pending);
  const facts = [
    { term: 'Name', value: !missing.fullName && fullName },
    { term: 'Email', value: !missing.email && email },
  ].filter(({ value }) => value);

  return (
    <section aria-labelledby="who-came" className="card grid gap-3 p-4 sm:p-5">
      <h2 id="who-came" className="flex items-center gap-2 text-lg">
        <ProviderLogo provider={provider} />
        Continuing with {PROVIDER_NAMES[provider]}
      </h2>
      {facts.length > 0 && (
        <dl className="grid gap-2">
          {facts.map(({ term, value }) => (
            <div key={term} className="grid grid-cols-[4rem_1fr] gap-2">
              <dt className="text-muted">{term}</dt>
              <dd className="min-w-0 font-semibold break-words">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
