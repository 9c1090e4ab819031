import { NOON } from '../../application/users/testing/user-fixture';
import {
  aCollegeSignIn,
  aCollegeSignInDraft,
} from '../../application/college-sign-in/testing/college-sign-ins.contract';
import { aProvenIdentity } from '../../application/external-sign-in/testing/external.contract';
import { ExternalSignInRefused } from '../external-sign-in/external-sign-in';
import { CollegeSignIn } from './college-sign-in';
import { CollegeSignInInvalid, CollegeSignInNotTested } from './errors';

const create = (changes: object = {}, earlier: CollegeSignIn | null = null) =>
  CollegeSignIn.create({ ...aCollegeSignInDraft(), ...changes }, earlier, NOON);

describe('the sign-in of a college', () => {
  it('is off until it is tested and turned on', () => {
    const signIn = create();
    expect(signIn.isEnabled).toBe(false);
    expect(() => signIn.enable()).toThrow(CollegeSignInNotTested);
    signIn.recordTest(NOON);
    signIn.enable();
    expect(signIn.isEnabled).toBe(true);
    signIn.disable();
    expect(() => signIn.assertEnabled()).toThrow(ExternalSignInRefused);
  });

  it('must be tested again after a change', () => {
    const earlier = create();
    earlier.recordTest(NOON);
    expect(create({ clientId: 'other' }, earlier).snapshot()).toMatchObject({ isEnabled: false, testedAt: null });
  });

  it('keeps the secret as long as the issuer stays the same', () => {
    expect(create({ clientSecret: null }, create()).clientSecret).toBe('secret');
    const issuer = 'https://other.example';
    expect(() => create({ clientSecret: null, issuer }, create())).toThrow(CollegeSignInInvalid);
  });

  it('stores each domain once, in lower case', () => {
    expect(create({ domains: [' College.EDU', 'college.edu'] }).snapshot().domains).toEqual(['college.edu']);
  });

  it.each([
    { issuer: 'sso.college.edu' },
    { issuer: 'ftp://sso.college.edu' },
    { issuer: 'https://ada:secret@sso.college.edu' },
    { issuer: 'https://sso.college.edu/?tenant=1' },
    { issuer: 'https://sso.college.edu/#tenant' },
    { issuer: 'https://sso.college.edu/\0' },
    { clientId: 'grad\0span' },
    { clientSecret: 'line\nbreak' },
    { domains: [] },
    { domains: ['college'] },
    { domains: ['@college.edu'] },
    { domains: ['college.edu/'] },
    { domains: ['-college.edu'] },
  ])('refuses %j', (changes) => {
    expect(() => create(changes)).toThrow(CollegeSignInInvalid);
  });
});

describe('an address that the provider of a college states', () => {
  const check = (changes: object) => () => aCollegeSignIn().assertAddress(aProvenIdentity(changes));

  it.each(['robin@college.edu', 'Robin@COLLEGE.edu', '"a@b"@college.edu'])('can be %s', (email) => {
    expect(check({ email })).not.toThrow();
  });

  it.each([
    'robin@example.org',
    'robin@alumni.college.edu',
    'robin@college.edu.example.org',
    'college.edu@x.org',
    null,
  ])('can’t be %s', (email) => {
    expect(check({ email })).toThrow(ExternalSignInRefused);
  });

  it('must be verified', () => {
    expect(check({ email: 'robin@college.edu', isEmailVerified: false })).toThrow(ExternalSignInRefused);
  });
});
