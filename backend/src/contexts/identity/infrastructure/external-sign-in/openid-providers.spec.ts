import { toIdentityProof } from './openid-providers';

const baseClaims = { iss: 'https://provider.example', sub: '1' };
const toIdentity = (claims: object) => toIdentityProof('google', { ...baseClaims, ...claims }).identity;

describe('proofFromClaims', () => {
  it('returns issuer, subject, address and name', () => {
    const claims = { email: 'robin@example.org', email_verified: true, name: 'Robin Example' };
    expect(toIdentity(claims)).toEqual({
      provider: 'google',
      collegeId: null,
      issuer: 'https://provider.example',
      subject: '1',
      email: 'robin@example.org',
      isEmailVerified: true,
      fullName: 'Robin Example',
    });
  });

  it('joins given and family name', () => {
    expect(toIdentity({ given_name: 'Robin', family_name: 'Example' }).fullName).toBe('Robin Example');
  });

  it('accepts claims with only issuer and subject', () => {
    expect(toIdentity({})).toMatchObject({ email: null, isEmailVerified: false, fullName: null });
  });

  it.each([
    ['is true', true, true],
    ['is true as text', 'true', true],
    ['is false', false, false],
    ['is missing', undefined, false],
    ['is something else', 1, false],
  ])("uses the provider's verification of the address: %s", (_, email_verified, isEmailVerified) => {
    expect(toIdentity({ email: 'robin@example.org', email_verified }).isEmailVerified).toBe(isEmailVerified);
  });

  it.each(['not an address', '"robin@evil"@example.org', 'robin@example.org,evil@example.org', 7])(
    'ignores the invalid address %s',
    (email) => {
      expect(toIdentity({ email, email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
    },
  );

  it('ignores a name that is too long, and replaces control characters', () => {
    expect(toIdentity({ name: 'x'.repeat(101) }).fullName).toBeNull();
    expect(toIdentity({ name: 'Robin\u0000Example' }).fullName).toBe('Robin Example');
  });

  it('lists the names of all claims', () => {
    expect(toIdentityProof('google', { ...baseClaims, picture: 'https://example.org' }).claims).toEqual([
      'iss',
      'picture',
      'sub',
    ]);
  });
});
