const FAILURES: Record<string, string> = {
  unavailable: 'We couldn’t reach the issuer address, or it doesn’t describe an OpenID Connect provider.',
  provider_refused:
    'The provider’s answer wasn’t valid. Check the client ID, the client secret and the callback address at the provider.',
  address_not_of_college:
    'The provider didn’t confirm an email address of your domains. It must send the claims email and email_verified.',
  cancelled: 'The sign-in was canceled at the provider.',
  state_invalid: 'The test took longer than 10 minutes, or the settings changed meanwhile. Test again.',
  college_only: 'Your session ended during the test. Test again.',
};

/** Returns what a test of the college’s sign-in showed, from the code in the URL; null if there is none. */
export function readSignInTestResult(code: unknown): { isSuccess: boolean; text: string } | null {
  if (typeof code !== 'string') return null;
  if (code === 'ok') return { isSuccess: true, text: 'The test worked. Prove the domain, then turn on the sign-in.' };
  const failure = Object.hasOwn(FAILURES, code) ? FAILURES[code] : undefined;
  return { isSuccess: false, text: failure ?? 'The test didn’t work. Please try again.' };
}
