import { RegistrationRefused, UsernameTaken } from '../../domain/users/registration';
import { TooYoung } from '../../domain/personal-details/personal-details';
import { EmailConfirmed, UserRegistered } from '../../integration-events/account-events';
import { NoPendingRegistration } from '../../domain/external-sign-in/external-sign-in';
import { createProviderFixture, createApplicant, getSecret } from '../testing/provider-fixture';
import { aVisitor, minutesLater } from '../users/testing/user-fixture';
import { type ExternalApplicant } from './complete-registration';
import { aProvenIdentity } from './testing/external.contract';

const ALUMNA = { alumniCollege: 'Amherst College', alumniMajor: 'Geology', alumniGradYear: 2020 };
const visitor = aVisitor();
let fixture: ReturnType<typeof createProviderFixture>;
beforeEach(() => (fixture = createProviderFixture()));

describe('completing the registration', () => {
  it('creates an account without a password and with a confirmed address', async () => {
    const { userId, next } = await fixture.register({ role: 'alumni', ...ALUMNA });
    const user = await fixture.users.getById(userId);
    expect([user.hasPassword, user.isEmailConfirmed, user.fullName, user.email, user.role, next]).toEqual([
      false,
      true,
      'Robin Example',
      'robin@example.org',
      'alumni',
      '/messages',
    ]);
    expect(fixture.users.events).toEqual([expect.any(UserRegistered), expect.any(EmailConfirmed)]);
    expect([fixture.registrations.kept.get(userId)?.major, fixture.audit.actions]).toEqual([
      'Geology',
      ['registered', 'signed-in'],
    ]);
  });

  it('uses the role requested before, unless another is chosen', async () => {
    const { userId } = await fixture.register({ collegeId: 7 }, { role: 'college_admin' });
    expect((await fixture.users.getById(userId)).role).toBe('college_admin');
  });

  it("leaves an address unconfirmed if the provider doesn't vouch for it", async () => {
    const identity = aProvenIdentity({ email: null, isEmailVerified: false });
    const { userId } = await fixture.register({ email: 'typed@example.org' }, { identity });
    const { email, isEmailConfirmed } = await fixture.users.getById(userId);
    expect([email, isEmailConfirmed]).toEqual(['typed@example.org', false]);
  });

  it('stores nothing about an applicant who is too young', async () => {
    const secret = getSecret(await fixture.goAndReturn());
    const attempt = (birthDate: string) =>
      fixture.complete.execute({ secret, applicant: createApplicant({ birthDate }), visitor, endingSecret: null });
    await expect(attempt('2015-05-17')).rejects.toThrow(TooYoung);
    await expect(attempt('2000-05-17')).rejects.toThrow(NoPendingRegistration);
  });

  it('can be retried after a validation error', async () => {
    const secret = getSecret(await fixture.goAndReturn());
    const attempt = (overrides: Partial<ExternalApplicant>) =>
      fixture.complete.execute({ secret, applicant: createApplicant(overrides), visitor, endingSecret: null });
    await expect(attempt({ username: 'x' })).rejects.toThrow(RegistrationRefused);
    await expect(attempt({ username: 'robin' })).resolves.toMatchObject({ needsSecondFactor: false });
    await expect(attempt({ username: 'again' })).rejects.toThrow(NoPendingRegistration);
  });

  it('refuses a taken username', async () => {
    await fixture.register();
    const identity = aProvenIdentity({ subject: '2', email: 'kim@example.org' });
    await expect(fixture.register({}, { identity })).rejects.toThrow(UsernameTaken);
  });

  it('is refused after half an hour', async () => {
    const secret = getSecret(await fixture.goAndReturn());
    fixture.clock.at = minutesLater(30);
    const lateCompletion = fixture.complete.execute({
      secret,
      applicant: createApplicant(),
      visitor,
      endingSecret: null,
    });
    await expect(lateCompletion).rejects.toThrow(NoPendingRegistration);
  });

  it('is refused in a browser without a pending registration', async () => {
    const noOne = { secret: null, applicant: createApplicant(), visitor, endingSecret: null };
    await expect(fixture.complete.execute(noOne)).rejects.toThrow(NoPendingRegistration);
  });
});
