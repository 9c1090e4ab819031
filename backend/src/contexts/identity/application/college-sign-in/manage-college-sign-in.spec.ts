import { CollegeSignInNotFound, CollegeSignInNotTested } from '../../domain/college-sign-in/errors';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { RecordingRateLimits, StubPasswords } from '../testing/fakes';
import { createProviderFixture } from '../testing/provider-fixture';
import { minutesLater } from '../users/testing/user-fixture';
import { ManageCollegeSignIn } from './manage-college-sign-in';
import { CollegeProviders } from './ports/college-sign-ins';
import { aCollegeSignIn, aCollegeSignInDraft } from './testing/college-sign-ins.contract';
import { InMemoryCollegeSignIns } from './testing/in-memory-college-sign-ins';

class NoProviders extends CollegeProviders {
  getCallbackUrl = (collegeId: number) => `https://example.org/${collegeId}`;
  createSignInUrl = () => Promise.reject(new Error('Not called'));
  identify = () => Promise.reject(new Error('Not called'));
}

describe('the settings of the sign-in of a college', () => {
  it('are shown without the client secret, and each change is recorded', async () => {
    const { robin, users, sessions, audit, clock } = createProviderFixture();
    const { id } = await robin({ isConfirmed: true });
    const signIns = new InMemoryCollegeSignIns();
    const checkPassword = new CheckOwnPassword(new StubPasswords(), new RecordingRateLimits(), audit, clock);
    const reauthenticate = new Reauthenticate(checkPassword, sessions, clock);
    const manage = new ManageCollegeSignIn(
      ...([signIns, new NoProviders(), users, reauthenticate, audit, new NoTransactions(), clock] as const),
    );
    await manage.save(aCollegeSignInDraft(), id);
    await expect(manage.setEnabled(1, true, id)).rejects.toThrow(CollegeSignInNotTested);
    await signIns.save(aCollegeSignIn());
    await manage.setEnabled(1, false, id);
    await manage.setEnabled(1, true, id);
    expect(await manage.find(1)).toEqual({
      issuer: 'https://sso.college.edu',
      clientId: 'gradspan',
      domains: ['college.edu'],
      isEnabled: true,
      testedAt: minutesLater(1),
    });
    await manage.delete(1, id);
    await expect(manage.setEnabled(1, false, id)).rejects.toThrow(CollegeSignInNotFound);
    expect(audit.entries.map(({ action, userId, detail }) => [action, userId, detail])).toEqual(
      ['saved', 'turned off', 'turned on', 'removed'].map((detail) => ['college-sign-in-changed', id, detail]),
    );
  });
});
