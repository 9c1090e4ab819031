import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { SecondFactorCodeInvalid, TwoFactorIsOff, TwoFactorIsOn } from '../../domain/two-factor/second-factor';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import { SignInExpired } from '../../domain/two-factor/pending-second-factor';
import { createIdentityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater, NOON } from '../users/testing/user-fixture';
import { StubOneTimeCodes } from './testing/in-memory-second-factors';

const RIGHT = 'Correct-horse-9';
const userId = 1 as IdentityFixture['robin']['id'];
let fixture: IdentityFixture;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await createIdentityFixture();
  sessionSecret = await fixture.enter();
});

const createCode = (moment: Date): string => `step-${StubOneTimeCodes.stepAt(moment)}`;
const setUp = (password: string | null = null) =>
  fixture.setUpTwoFactor.execute({ userId, password, visitor, sessionSecret });
const enable = (code: string) => fixture.enableTwoFactor.execute({ userId, code, visitor, sessionSecret });

/** Enables two-factor authentication, then moves the clock one minute ahead. */
async function enableTwoFactor(): Promise<string[]> {
  await setUp();
  const { signedIn, recoveryCodes } = await enable(createCode(NOON));
  sessionSecret = signedIn.secret;
  fixture.clock.at = minutesLater(1);
  return recoveryCodes;
}

describe('enabling two-factor authentication', () => {
  it('requires a set-up and a valid code', async () => {
    await expect(enable(createCode(NOON))).rejects.toThrow(TwoFactorIsOff);
    await setUp();
    await expect(enable('step-1')).rejects.toThrow(SecondFactorCodeInvalid);
    expect(new Set((await enable(createCode(NOON))).recoveryCodes).size).toBe(10);
  });

  it('leaves one session with a new secret and records it in the audit log', async () => {
    await fixture.enter();
    const before = sessionSecret;
    await enableTwoFactor();
    expect(fixture.sessions.activeSecrets).toEqual([sessionSecret]);
    expect(sessionSecret).not.toBe(before);
    expect(fixture.audit.actions.at(-1)).toBe('two-factor-enabled');
  });

  it('rejects a second set-up', async () => {
    await enableTwoFactor();
    await expect(setUp()).rejects.toThrow(TwoFactorIsOn);
  });

  it('requires the password ten minutes after the sign-in', async () => {
    fixture.clock.at = minutesLater(10);
    await expect(setUp()).rejects.toThrow(PasswordNeeded);
    await expect(setUp('wrong')).rejects.toThrow(PasswordIncorrect);
    await expect(setUp(RIGHT)).resolves.toMatchObject({ secret: 'SECRET' });
  });
});

describe('signing in with a second factor', () => {
  let recoveryCodes: string[];
  let pendingSecret: string;
  const password = async () => {
    const asked = { username: 'robin', password: RIGHT, visitor, endingSecret: null };
    const { secret, needsSecondFactor } = await fixture.signIn.execute(asked);
    expect(needsSecondFactor).toBe(true);
    return secret;
  };
  const complete = (proof: { code: string } | { recoveryCode: string }, secret: string | null = pendingSecret) =>
    fixture.completeSignIn.execute({ pendingSecret: secret, proof, visitor, endingSecret: null });
  beforeEach(async () => {
    recoveryCodes = await enableTwoFactor();
    await fixture.sessions.endByUserId(userId);
    pendingSecret = await password();
  });

  it('opens no session with only the password', () => {
    expect([fixture.sessions.activeSecrets, fixture.audit.actions.at(-1)]).toEqual([[], 'second-factor-asked']);
  });

  it('opens a session with the code', async () => {
    const { secret } = await complete({ code: createCode(fixture.clock.at) });
    expect([fixture.sessions.activeSecrets, fixture.audit.actions.at(-1)]).toEqual([[secret], 'signed-in']);
    await expect(complete({ code: createCode(minutesLater(2)) })).rejects.toThrow(SignInExpired);
  });

  it('accepts each code once', async () => {
    await complete({ code: createCode(fixture.clock.at) });
    await expect(complete({ code: createCode(fixture.clock.at) }, await password())).rejects.toThrow(
      SecondFactorCodeInvalid,
    );
  });

  it('accepts a recovery code once', async () => {
    await complete({ recoveryCode: recoveryCodes[0]! });
    await expect(complete({ recoveryCode: recoveryCodes[0]! }, await password())).rejects.toThrow(
      SecondFactorCodeInvalid,
    );
  });

  it('records a wrong code, and checks at most three codes a minute', async () => {
    for (let n = 0; n < 3; n++) await expect(complete({ code: 'step-1' })).rejects.toThrow(SecondFactorCodeInvalid);
    expect(fixture.audit.actions.at(-1)).toBe('second-factor-failed');
    await expect(complete({ code: createCode(fixture.clock.at) })).rejects.toThrow(TooManyRequests);
  });

  it('checks at most ten codes an hour across all sign-ins', async () => {
    for (let n = 0; n < 10; n++) {
      await expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(SecondFactorCodeInvalid);
    }
    await expect(complete({ code: createCode(fixture.clock.at) }, await password())).rejects.toThrow(TooManyRequests);
  });

  it('resets the count of wrong codes after a correct one', async () => {
    const wrong = async () =>
      expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(SecondFactorCodeInvalid);
    for (let n = 0; n < 9; n++) await wrong();
    await complete({ code: createCode(fixture.clock.at) }, await password());
    for (let n = 0; n < 10; n++) await wrong();
    await expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(TooManyRequests);
  });

  it('fails after ten minutes, without a pending second factor, and after a password change', async () => {
    await expect(complete({ code: createCode(fixture.clock.at) }, null)).rejects.toThrow(SignInExpired);
    const robin = await fixture.users.getById(userId);
    robin.setPassword('2:another', minutesLater(2));
    await fixture.users.save(robin);
    await expect(complete({ code: createCode(fixture.clock.at) })).rejects.toThrow(SignInExpired);
    fixture.clock.at = minutesLater(11);
    await expect(complete({ code: createCode(fixture.clock.at) })).rejects.toThrow(SignInExpired);
  });
});

describe('renewing recovery codes', () => {
  it('replaces the earlier codes', async () => {
    const [earlier] = await enableTwoFactor();
    const proof = { code: createCode(fixture.clock.at) };
    const { recoveryCodes } = await fixture.renewRecoveryCodes.execute({
      userId,
      password: RIGHT,
      proof,
      visitor,
      sessionSecret,
    });
    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes).not.toContain(earlier);
    const signInWith = async (recoveryCode: string) => {
      const asked = { username: 'robin', password: RIGHT, visitor, endingSecret: null };
      const { secret } = await fixture.signIn.execute(asked);
      return fixture.completeSignIn.execute({
        pendingSecret: secret,
        proof: { recoveryCode },
        visitor,
        endingSecret: null,
      });
    };
    await expect(signInWith(earlier!)).rejects.toThrow(SecondFactorCodeInvalid);
    await expect(signInWith(recoveryCodes[0]!)).resolves.toBeDefined();
  });
});

describe('disabling two-factor authentication', () => {
  it('deletes the second factor, and signing in needs only the password', async () => {
    await enableTwoFactor();
    const proof = { code: createCode(fixture.clock.at) };
    await fixture.disableTwoFactor.execute({ userId, password: RIGHT, proof, visitor, sessionSecret });
    expect(await fixture.factors.findByUserId(userId)).toBeNull();
    const asked = { username: 'robin', password: RIGHT, visitor, endingSecret: null };
    expect(await fixture.signIn.execute(asked)).toMatchObject({ userId, needsSecondFactor: false });
  });
});

describe.each(['disableTwoFactor', 'renewRecoveryCodes'] as const)('%s', (call) => {
  const ask = (password: string | null, proof: { code: string } | { recoveryCode: string }) =>
    fixture[call].execute({ userId, password, proof, visitor, sessionSecret });

  it('requires the password, even in a fresh session, and a code', async () => {
    await enableTwoFactor();
    const code = createCode(fixture.clock.at);
    await expect(ask(null, { code })).rejects.toThrow(PasswordNeeded);
    await expect(ask('wrong', { code })).rejects.toThrow(PasswordIncorrect);
    await expect(ask(RIGHT, { code: 'step-1' })).rejects.toThrow(SecondFactorCodeInvalid);
    await expect(ask(RIGHT, { code })).resolves.toBeDefined();
  });

  it('leaves one session with a new secret and records it in the audit log', async () => {
    await enableTwoFactor();
    await ask(RIGHT, { code: createCode(fixture.clock.at) });
    expect(fixture.sessions.activeSecrets).toHaveLength(1);
    expect(fixture.sessions.activeSecrets).not.toContain(sessionSecret);
    expect(fixture.audit.actions.at(-1)).toMatch(/^(two-factor-disabled|recovery-codes-renewed)$/);
  });

  it('is rejected while two-factor authentication is off', async () => {
    await expect(ask(RIGHT, { code: createCode(NOON) })).rejects.toThrow(TwoFactorIsOff);
  });
});
