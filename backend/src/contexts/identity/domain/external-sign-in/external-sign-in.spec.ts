import { decideFirstSignInAction, isOnlySignInMethod, type VerifiedIdentity } from './external-sign-in';

const createVerifiedIdentity = (isEmailVerified: boolean): VerifiedIdentity => ({
  provider: 'google',
  collegeId: null,
  issuer: 'https://provider.example',
  subject: '1',
  email: 'robin@example.org',
  isEmailVerified,
  fullName: null,
});

describe("an identity that isn't connected to an account", () => {
  it.each([
    ['registers where no one has the address', true, null, 'register'],
    ['is connected where both sides have seen mail read there', true, { isEmailConfirmed: true }, 'connect'],
    ['waits for the owner to sign in where only the provider has', true, { isEmailConfirmed: false }, 'sign-in-first'],
    ['is no one here where only we have', false, { isEmailConfirmed: true }, 'register'],
    ['is no one here where neither side has', false, { isEmailConfirmed: false }, 'register'],
  ] as const)('%s', (_, isEmailVerified, owner, entry) => {
    expect(decideFirstSignInAction(createVerifiedIdentity(isEmailVerified), owner)).toBe(entry);
  });
});

describe('the only way to sign in', () => {
  it.each([
    ['is the one identity of someone without a password', false, 1, true],
    ['is neither of two identities', false, 2, false],
    ['is no identity of someone with a password', true, 1, false],
  ])('%s', (_, hasPassword, identities, is) => {
    expect(isOnlySignInMethod({ hasPassword }, Array(identities))).toBe(is);
  });
});
