const REFUSALS: Record<string, string> = {
  google_unavailable: 'Google cannot be used to sign in at the moment. Use your username and password, or try later.',
  linkedin_unavailable:
    'LinkedIn cannot be used to sign in at the moment. Use your username and password, or try later.',
  state_invalid:
    'This sign-in took longer than 10 minutes, was used already, or was started in another browser. Please start again.',
  cancelled: 'You stopped before the end. Nothing has changed, and you can start again whenever you like.',
  provider_refused: 'We could not verify who you are there. Try again, or use your username and password.',
  link_needs_login:
    'An account here has this email address, but no one ever confirmed it. Sign in with its password, or choose a new one under "Forgot your password?". Then confirm the address and connect the two in your profile settings.',
  identity_taken: 'That account is already connected to another Gradspan account.',
  sign_in_first: 'Sign in first. Then you can connect another account in your profile settings.',
  recent_sign_in_needed: 'For your security, sign in again, then connect the account within 10 minutes.',
  account_closing: 'This account is being deleted. We have mailed you a link with which you can keep it.',
  account_suspended: 'This account is suspended.',
  confirm_email_first: 'Confirm your email address first. Then you can connect another account.',
};

/** Why someone who went to a provider was not let in, from the code in the address. */
export function refusalSentence(code: string): string {
  return (Object.hasOwn(REFUSALS, code) && REFUSALS[code]) || 'That did not work. Please try again.';
}
