import { PROVIDER_NAMES, refusalSentence } from '@/features/external-sign-in';
import type { OauthTestResult } from '../model/test-result';

/** The claims from which an account is created. */
const REQUIRED_CLAIMS = ['sub', 'email', 'email_verified', 'name'];

export function ResultPanel({ result: { provider, claims, error } }: { result: OauthTestResult }) {
  const name = PROVIDER_NAMES[provider];
  const missing = REQUIRED_CLAIMS.filter((claim) => !claims.includes(claim));

  if (error !== undefined) {
    return (
      <section
        role="alert"
        aria-labelledby="result"
        className="grid gap-1 rounded-card bg-danger-soft p-4 text-on-danger-soft sm:p-6"
      >
        <h2 id="result" className="text-xl">
          {name}: refused
        </h2>
        <p>{refusalSentence(error)}</p>
        <p className="text-sm">
          Code: <code>{error}</code>
        </p>
      </section>
    );
  }
  return (
    <section role="status" aria-labelledby="result" className="card grid gap-3 p-4 sm:p-6">
      <h2 id="result" className="text-xl">
        {name}: it works
      </h2>
      <p className="text-muted">We received these claims. We show only their names.</p>
      <ul aria-label="Claims" className="flex flex-wrap gap-2">
        {claims.map((claim) => (
          <li key={claim} className="rounded-chip bg-ivy-soft px-2 py-0.5 font-mono text-sm text-on-ivy-soft">
            {claim}
          </li>
        ))}
      </ul>
      <p>
        {missing.length > 0
          ? `Missing: ${missing.join(', ')}. We'll ask people for anything missing when they register.`
          : 'These claims include everything an account needs.'}
      </p>
    </section>
  );
}
