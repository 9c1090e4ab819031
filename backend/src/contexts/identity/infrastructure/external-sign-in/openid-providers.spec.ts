import { proofFromClaims } from './openid-providers';

const who = { iss: 'https://provider.example', sub: '1' };
const identityOf = (claims: object) => proofFromClaims('google', { ...who, ...claims }).identity;

describe('what a provider tells', () => {
  it('is who it is, the address and the name', () => {
    const claims = { email: 'robin@example.org', email_verified: true, name: 'Robin Example' };
    expect(identityOf(claims)).toEqual({
      provider: 'google',
      issuer: 'https://provider.example',
      subject: '1',
      email: 'robin@example.org',
      isEmailVerified: true,
      fullName: 'Robin Example',
    });
  });

  it('may have the name in two parts', () => {
    expect(identityOf({ given_name: 'Robin', family_name: 'Example' }).fullName).toBe('Robin Example');
  });

  it('may be nothing but who it is', () => {
    expect(identityOf({})).toMatchObject({ email: null, isEmailVerified: false, fullName: null });
  });

  it.each([
    ['is true', true, true],
    ['is true as text', 'true', true],
    ['is false', false, false],
    ['is missing', undefined, false],
    ['is something else', 1, false],
  ])('vouches for the address only where it says so: %s', (_, email_verified, isEmailVerified) => {
    expect(identityOf({ email: 'robin@example.org', email_verified }).isEmailVerified).toBe(isEmailVerified);
  });

  it.each(['not an address', '"robin@evil"@example.org', 'robin@example.org,evil@example.org', 7])(
    'vouches for no address in %s',
    (email) => {
      expect(identityOf({ email, email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
    },
  );

  it('has no name too long to keep, and no control characters', () => {
    expect(identityOf({ name: 'x'.repeat(101) }).fullName).toBeNull();
    expect(identityOf({ name: 'Robin\u0000Example' }).fullName).toBe('Robin Example');
  });

  it('names every claim that arrived', () => {
    expect(proofFromClaims('google', { ...who, picture: 'https://example.org' }).claims).toEqual([
      'iss',
      'picture',
      'sub',
    ]);
  });
});
