import { CollegeSignIn, type CollegeSignInDraft } from '../../../domain/college-sign-in/college-sign-in';
import { CollegeDomainTaken } from '../../../domain/college-sign-in/errors';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { CollegeSignIns } from '../ports/college-sign-ins';

export const aCollegeSignInDraft = (overrides: Partial<CollegeSignInDraft> = {}): CollegeSignInDraft => ({
  collegeId: 1,
  collegeName: 'Example College',
  issuer: 'https://sso.college.edu',
  clientId: 'gradspan',
  clientSecret: 'secret',
  domains: ['college.edu'],
  ...overrides,
});

/** A tested sign-in that is on. */
export function aCollegeSignIn(overrides: Partial<CollegeSignInDraft> = {}): CollegeSignIn {
  const signIn = CollegeSignIn.create(aCollegeSignInDraft(overrides), null, NOON);
  signIn.recordTest(minutesLater(1));
  signIn.enable();
  return signIn;
}

/** Contract for every store of the sign-ins of colleges, in PostgreSQL or in memory. */
export function describeCollegeSignIns(name: string, open: () => Promise<CollegeSignIns>): void {
  describe(`sign-ins of colleges in ${name}`, () => {
    let signIns: CollegeSignIns;
    beforeEach(async () => {
      signIns = await open();
      await signIns.save(aCollegeSignIn({ domains: ['staff.college.edu', 'college.edu'] }));
    });

    it('are stored with all settings', async () => {
      expect((await signIns.find(1))?.snapshot()).toEqual(
        aCollegeSignIn({ domains: ['staff.college.edu', 'college.edu'] }).snapshot(),
      );
      expect(await signIns.find(2)).toBeNull();
    });

    it('are replaced when they are saved again', async () => {
      await signIns.save(aCollegeSignIn({ clientSecret: 'other', domains: ['college.edu'] }));
      expect((await signIns.find(1))?.snapshot()).toMatchObject({ clientSecret: 'other', domains: ['college.edu'] });
      expect(await signIns.findCollegeByDomain('staff.college.edu')).toBeNull();
    });

    it('are found by the whole domain while they are on', async () => {
      expect(await signIns.findCollegeByDomain('college.edu')).toEqual({ id: 1, name: 'Example College' });
      expect(await signIns.findCollegeByDomain('edu')).toBeNull();
      const signIn = aCollegeSignIn();
      signIn.disable();
      await signIns.save(signIn);
      expect(await signIns.findCollegeByDomain('college.edu')).toBeNull();
    });

    it('have domains that no other college can use', async () => {
      const taken = signIns.save(aCollegeSignIn({ collegeId: 2, domains: ['other.edu', 'college.edu'] }));
      await expect(taken).rejects.toThrow(CollegeDomainTaken);
      expect(await signIns.findCollegeByDomain('college.edu')).toEqual({ id: 1, name: 'Example College' });
    });

    it('free their domains when they are deleted', async () => {
      await signIns.delete(1);
      await signIns.delete(1);
      expect(await signIns.find(1)).toBeNull();
      await signIns.save(aCollegeSignIn({ collegeId: 2 }));
      expect(await signIns.findCollegeByDomain('college.edu')).toMatchObject({ id: 2 });
    });
  });
}
