import { FindSignInCollege } from './find-sign-in-college';
import { aCollegeSignIn } from './testing/college-sign-ins.contract';
import { InMemoryCollegeSignIns } from './testing/in-memory-college-sign-ins';

describe('the college whose sign-in people can use', () => {
  it('is found by the whole domain of an address, in any case', async () => {
    const signIns = new InMemoryCollegeSignIns();
    await signIns.save(aCollegeSignIn());
    const find = new FindSignInCollege(signIns);
    for (const domain of ['college.edu', ' College.EDU ']) {
      expect(await find.execute(domain)).toEqual({ id: 1, name: 'Example College' });
    }
    for (const domain of ['edu', 'staff.college.edu', 'robin@college.edu', '']) {
      expect(await find.execute(domain)).toBeNull();
    }
  });
});
