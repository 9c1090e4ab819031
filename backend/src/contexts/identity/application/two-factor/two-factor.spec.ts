import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { CodeInvalid, TwoFactorIsOff, TwoFactorIsOn } from '../../domain/two-factor/second-factor';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import { SignInOver } from '../../domain/two-factor/pending-second-factor';
import { identityFixture, type IdentityFixture, visitor } from '../testing/identity-fixture';
import { later, NOON } from '../users/testing/user-fixture';
import { StubOneTimeCodes } from './testing/in-memory-second-factors';

const RIGHT = 'Correct-horse-9';
const userId = 1 as IdentityFixture['robin']['id'];
let fixture: IdentityFixture;
let sessionSecret: string;
beforeEach(async () => {
  fixture = await identityFixture();
  sessionSecret = await fixture.enter();
});

const codeAt = (moment: Date): string => `step-${StubOneTimeCodes.stepAt(moment)}`;
const setUp = (password: string | null = null) =>
  fixture.setUpTwoFactor.execute({ userId, password, visitor, sessionSecret });
const enable = (code: string) => fixture.enableTwoFactor.execute({ userId, code, visitor, sessionSecret });

/** Turns it on, a minute before whatever comes next. */
async function enabled(): Promise<string[]> {
  await setUp();
  const { signedIn, recoveryCodes } = await enable(codeAt(NOON));
  sessionSecret = signedIn.secret;
  fixture.clock.at = later(1);
  return recoveryCodes;
}

describe('enabling two-factor authentication', () => {
  it('needs something set up, and a code of it', async () => {
    await expect(enable(codeAt(NOON))).rejects.toThrow(TwoFactorIsOff);
    await setUp();
    await expect(enable('step-1')).rejects.toThrow(CodeInvalid);
    expect(new Set((await enable(codeAt(NOON))).recoveryCodes).size).toBe(10);
  });

  it('leaves one session under a new secret, on record', async () => {
    await fixture.enter();
    const before = sessionSecret;
    await enabled();
    expect(fixture.sessions.live).toEqual([sessionSecret]);
    expect(sessionSecret).not.toBe(before);
    expect(fixture.audit.actions.at(-1)).toBe('two-factor-enabled');
  });

  it('is set up once', async () => {
    await enabled();
    await expect(setUp()).rejects.toThrow(TwoFactorIsOn);
  });

  it('asks for the password ten minutes after the sign-in', async () => {
    fixture.clock.at = later(10);
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
    recoveryCodes = await enabled();
    await fixture.sessions.endAllOf(userId);
    pendingSecret = await password();
  });

  it('opens no session with the password alone', () => {
    expect([fixture.sessions.live, fixture.audit.actions.at(-1)]).toEqual([[], 'second-factor-asked']);
  });

  it('opens one with the code', async () => {
    const { secret } = await complete({ code: codeAt(fixture.clock.at) });
    expect([fixture.sessions.live, fixture.audit.actions.at(-1)]).toEqual([[secret], 'signed-in']);
    await expect(complete({ code: codeAt(later(2)) })).rejects.toThrow(SignInOver);
  });

  it('takes no code twice', async () => {
    await complete({ code: codeAt(fixture.clock.at) });
    await expect(complete({ code: codeAt(fixture.clock.at) }, await password())).rejects.toThrow(CodeInvalid);
  });

  it('takes a recovery code, once', async () => {
    await complete({ recoveryCode: recoveryCodes[0]! });
    await expect(complete({ recoveryCode: recoveryCodes[0]! }, await password())).rejects.toThrow(CodeInvalid);
  });

  it('notes a wrong code, and lets three of them be looked at in a minute', async () => {
    for (let n = 0; n < 3; n++) await expect(complete({ code: 'step-1' })).rejects.toThrow(CodeInvalid);
    expect(fixture.audit.actions.at(-1)).toBe('second-factor-failed');
    await expect(complete({ code: codeAt(fixture.clock.at) })).rejects.toThrow(TooManyRequests);
  });

  it('lets ten of them be looked at in an hour, from however many sign-ins', async () => {
    for (let n = 0; n < 10; n++) {
      await expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(CodeInvalid);
    }
    await expect(complete({ code: codeAt(fixture.clock.at) }, await password())).rejects.toThrow(TooManyRequests);
  });

  it('forgets the wrong ones once a right one was given', async () => {
    const wrong = async () => expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(CodeInvalid);
    for (let n = 0; n < 9; n++) await wrong();
    await complete({ code: codeAt(fixture.clock.at) }, await password());
    for (let n = 0; n < 10; n++) await wrong();
    await expect(complete({ code: 'step-1' }, await password())).rejects.toThrow(TooManyRequests);
  });

  it('is over after ten minutes, without a pending second factor, and with another password', async () => {
    await expect(complete({ code: codeAt(fixture.clock.at) }, null)).rejects.toThrow(SignInOver);
    const robin = await fixture.users.getById(userId);
    robin.setPassword('2:another', later(2));
    await fixture.users.save(robin);
    await expect(complete({ code: codeAt(fixture.clock.at) })).rejects.toThrow(SignInOver);
    fixture.clock.at = later(11);
    await expect(complete({ code: codeAt(fixture.clock.at) })).rejects.toThrow(SignInOver);
  });
});

describe('renewed recovery codes', () => {
  it('replace the earlier ones', async () => {
    const [earlier] = await enabled();
    const proof = { code: codeAt(fixture.clock.at) };
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
    await expect(signInWith(earlier!)).rejects.toThrow(CodeInvalid);
    await expect(signInWith(recoveryCodes[0]!)).resolves.toBeDefined();
  });
});

describe('a second factor that is switched off', () => {
  it('is gone, and signing in needs the password alone', async () => {
    await enabled();
    const proof = { code: codeAt(fixture.clock.at) };
    await fixture.disableTwoFactor.execute({ userId, password: RIGHT, proof, visitor, sessionSecret });
    expect(await fixture.factors.findByUserId(userId)).toBeNull();
    const asked = { username: 'robin', password: RIGHT, visitor, endingSecret: null };
    expect(await fixture.signIn.execute(asked)).toMatchObject({ userId, needsSecondFactor: false });
  });
});

describe.each(['disableTwoFactor', 'renewRecoveryCodes'] as const)('%s', (call) => {
  const ask = (password: string | null, proof: { code: string } | { recoveryCode: string }) =>
    fixture[call].execute({ userId, password, proof, visitor, sessionSecret });

  it('needs the password, however fresh the session, and a code', async () => {
    await enabled();
    const code = codeAt(fixture.clock.at);
    await expect(ask(null, { code })).rejects.toThrow(PasswordNeeded);
    await expect(ask('wrong', { code })).rejects.toThrow(PasswordIncorrect);
    await expect(ask(RIGHT, { code: 'step-1' })).rejects.toThrow(CodeInvalid);
    await expect(ask(RIGHT, { code })).resolves.toBeDefined();
  });

  it('leaves one session under a new secret, on record', async () => {
    await enabled();
    await ask(RIGHT, { code: codeAt(fixture.clock.at) });
    expect(fixture.sessions.live).toHaveLength(1);
    expect(fixture.sessions.live).not.toContain(sessionSecret);
    expect(fixture.audit.actions.at(-1)).toMatch(/^(two-factor-disabled|recovery-codes-renewed)$/);
  });

  it('is refused where it is off', async () => {
    await expect(ask(RIGHT, { code: codeAt(NOON) })).rejects.toThrow(TwoFactorIsOff);
  });
});
