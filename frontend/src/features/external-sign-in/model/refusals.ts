const REFUSAL_MESSAGES: Record<string, string> = {
  google_unavailable: 'Google sign-in isn’t available right now. Use your username and password, or try again later.',
  linkedin_unavailable:
    'LinkedIn sign-in isn’t available right now. Use your username and password, or try again later.',
  college_unavailable:
    'Your college’s sign-in isn’t available right now. Use your username and password, or try again later.',
  address_not_of_college:
    'Your college’s sign-in didn’t confirm an email address of its domain. Use your username and password, or ask your college’s IT team.',
  not_affiliated:
    'You have an account with this email address, but you don’t represent this college and haven’t claimed a profile from it. Sign in with your username and password.',
  college_only: 'Only the main administrator can test the college’s sign-in.',
  state_invalid:
    'This sign-in took longer than 10 minutes, was already completed, or was started in another browser. Please try again.',
  cancelled: 'You canceled the sign-in. Nothing changed, and you can try again anytime.',
  provider_refused: 'We couldn’t verify that account. Try again, or use your username and password.',
  link_needs_login:
    'An account already uses this email address, but the address was never confirmed. Sign in with that account’s password, or set a new one under "Forgot your password?". Then confirm the address and connect the two accounts in your profile settings.',
  identity_taken: 'That account is already connected to another Gradspan account.',
  sign_in_first: 'Sign in first. Then you can connect another account in your profile settings.',
  recent_sign_in_needed: 'For your security, sign in again, then connect the account within 10 minutes.',
  account_closing: 'This account is being deleted. We emailed you a link to keep it.',
  account_suspended: 'This account is suspended.',
  confirm_email_first: 'Confirm your email address first. Then you can connect another account.',
};

/** Returns why a sign-in with a provider was refused, from the code in the URL. */
export function refusalSentence(code: string): string {
  return (Object.hasOwn(REFUSAL_MESSAGES, code) && REFUSAL_MESSAGES[code]) || 'Sign-in didn’t work. Please try again.';
}
