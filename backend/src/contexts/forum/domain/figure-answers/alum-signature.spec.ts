import { toAlumSignature } from './alum-signature';

describe('toAlumSignature', () => {
  it.each([
    ['a confirmed alum', { collegeId: 1, isVerified: true }, 'NYU', 'Verified alum of NYU'],
    ['an alum who isn’t confirmed', { collegeId: 1, isVerified: false }, 'NYU', 'Alum of NYU'],
    ['a person whose profile is hidden', { collegeId: null, isVerified: false }, undefined, 'An alum'],
    ['a person who is gone', undefined, 'NYU', 'An alum'],
  ])('signs for %s', (_, alum, college, signature) => expect(toAlumSignature(alum, college)).toBe(signature));
});
