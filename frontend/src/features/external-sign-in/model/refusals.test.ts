import { refusalSentence } from './refusals';

const FALLBACK_TEXT = 'Sign-in didn’t work. Please try again.';

describe('refusalSentence', () => {
  it.each([
    'google_unavailable',
    'linkedin_unavailable',
    'college_unavailable',
    'address_not_of_college',
    'not_affiliated',
    'college_only',
    'state_invalid',
    'cancelled',
    'provider_refused',
    'link_needs_login',
    'identity_taken',
    'sign_in_first',
    'recent_sign_in_needed',
    'confirm_email_first',
    'account_closing',
    'account_suspended',
  ])('has a specific sentence for %s', (code) => {
    expect(refusalSentence(code)).not.toBe(FALLBACK_TEXT);
  });

  it.each(['', 'else', 'toString', '__proto__'])('returns the generic sentence for "%s"', (code) => {
    expect(refusalSentence(code)).toBe(FALLBACK_TEXT);
  });
});
