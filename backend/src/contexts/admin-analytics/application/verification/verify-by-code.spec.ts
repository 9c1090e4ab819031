import { VerificationPages } from './ports/verifications';
import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Jobs } from '../../../../shared/application/jobs';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import {
  AdministratorIsMinor,
  CollegeAdministratorRoleNeeded,
  VerificationExpired,
} from '../../domain/memberships/errors';
import { type Membership, VERIFICATION_VALIDITY_MS } from '../../domain/memberships/membership';
import { NotStaffAddress, NothingToVerify, WrongCode } from '../../domain/verification/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { RemindOfVerification } from './remind-of-verification';
import { InMemoryVerifications } from './testing/in-memory-verifications';
import { InMemoryVerificationSecrets } from './testing/in-memory-dns';
import { describeVerifications } from './testing/verifications.contract';
import { toVerificationCode } from './verification-code';
import { ConfirmVerification, SendVerificationCode, StartVerification } from './verify-by-code';

const [ADA, BEN, CARLA] = [7, 8, 9];
const DAY = 24 * 60 * 60 * 1_000;

describeVerifications('memory', async () => new InMemoryVerifications());

class NoLimits extends RateLimits {
  consume = async () => {};
  check = async () => {};
  reset = async () => {};
}

class QueuedJobs extends Jobs {
  readonly jobs: object[] = [];
  process = () => {};
  schedule = () => {};
  send = async (_: string, data: object) => void this.jobs.push(data);
}

class Pages extends VerificationPages {
  readonly productName = 'Gradspan';
  enterCodeUrl = () => 'https://gradspan.example/college-admin-dashboard';
}

function fixture() {
  const setup = membershipFixture();
  const { people, memberships, colleges, transactions, clock, verifyMembership } = setup;
  const [verifications, mailbox, jobs] = [new InMemoryVerifications(), new RecordedMailbox(), new QueuedJobs()];
  const secrets = new InMemoryVerificationSecrets();
  const randomness = { createToken: () => 'AAAAAAABAAAAAAAA' };
  const start = new StartVerification(
    ...([people, memberships, colleges, verifications, new NoLimits(), jobs, transactions, clock] as const),
  );
  const send = new SendVerificationCode(verifications, colleges, mailbox, new Pages(), randomness, secrets, clock);
  const change = async (userId: number, act: (membership: Membership) => void) => {
    const [membership] = await memberships.listByUser(userId);
    act(membership!);
    await memberships.save(membership!);
  };
  return {
    ...setup,
    approve: (userId: number) => change(userId, (one) => one.approve(clock.now())),
    /** By the main administrator, Ada. */
    remove: async (userId: number) => {
      const [ada] = await memberships.listByUser(ADA);
      await change(userId, (one) => one.removeBy(ada!, clock.now()));
    },
    mailbox,
    jobs,
    start: async (userId: number, email: string) => {
      await start.execute({ userId, email });
      for (const job of jobs.jobs.splice(0)) await send.execute(job as { userId: number });
    },
    confirm: new ConfirmVerification(
      ...([people, memberships, verifications, secrets, verifyMembership, transactions, clock] as const),
    ),
    code: () => /^\d{6}$/m.exec(mailbox.sent.at(-1)!.text)![0],
  };
}

let setup: ReturnType<typeof fixture>;
beforeEach(async () => {
  setup = fixture();
  await setup.request.execute({ userId: ADA, at: NOON });
});

describe('a verification code', () => {
  it('has six digits, including leading zeros', () => {
    expect(toVerificationCode(Buffer.from([0, 0, 0, 0, 0, 7, 9]))).toBe('000007');
    expect(toVerificationCode(Buffer.from([255, 255, 255, 255, 255, 255]))).toMatch(/^\d{6}$/);
  });

  it('is emailed to a staff address and, with an approval, activates the membership for a year', async () => {
    await setup.start(ADA, 'Dean@Admissions.College.edu');
    expect(setup.mailbox.sent).toMatchObject([
      { to: 'dean@admissions.college.edu', subject: `${setup.code()} is your code for College 1` },
    ]);
    await setup.confirm.execute({ userId: ADA, code: setup.code() });
    expect(await setup.shown(ADA)).toMatchObject({ status: 'pending', isMainAdmin: false });
    await setup.verify('ada');

    expect(await setup.shown(ADA)).toMatchObject({ status: 'active', isMainAdmin: true });
    const [membership] = await setup.memberships.listByUser(ADA);
    expect(membership!.verifiedUntil).toEqual(new Date(NOON.getTime() + VERIFICATION_VALIDITY_MS));
  });

  it('works once', async () => {
    await setup.start(ADA, 'dean@college.edu');
    await setup.confirm.execute({ userId: ADA, code: setup.code() });
    await expect(setup.confirm.execute({ userId: ADA, code: setup.code() })).rejects.toThrow(WrongCode);
  });

  it('is rejected if it is wrong', async () => {
    await setup.start(ADA, 'dean@college.edu');
    await expect(setup.confirm.execute({ userId: ADA, code: '999999' })).rejects.toThrow(WrongCode);
    expect(await setup.shown(ADA)).toMatchObject({ status: 'pending' });
  });

  it('does not verify another college that was requested since', async () => {
    await setup.start(ADA, 'dean@college.edu');
    await setup.update.execute({ userId: ADA, collegeId: 2, department: 'Office', position: 'Dean' });
    await expect(setup.confirm.execute({ userId: ADA, code: setup.code() })).rejects.toThrow(NothingToVerify);
  });

  it.each([
    'dean@other.edu',
    'robin@alumni.college.edu',
    'robin@students.college.edu',
    'dean@college.edu.attacker.com',
  ])('is not sent to %s', async (email) => {
    await expect(setup.start(ADA, email)).rejects.toThrow(NotStaffAddress);
    expect(setup.mailbox.sent).toEqual([]);
  });

  it('is not sent for users who cannot represent a college', async () => {
    const start = (userId: number) => setup.start(userId, 'dean@college.edu');
    setup.people.put('minor', { userId: 20, collegeId: 1, isMinor: true });
    setup.people.put('unconfirmed', { userId: 21, collegeId: 1, confirmedEmail: null });

    await expect(start(99)).rejects.toThrow(CollegeAdministratorRoleNeeded);
    await expect(start(20)).rejects.toThrow(AdministratorIsMinor);
    await expect(start(21)).rejects.toThrow(EmailNotConfirmed);
    await expect(start(CARLA)).rejects.toThrow(NothingToVerify);
  });

  it('activates a membership that the main administrator approved before', async () => {
    await setup.request.execute({ userId: BEN, at: NOON });
    await setup.verify('ada');
    await setup.approve(BEN);
    expect(await setup.shown(BEN)).toMatchObject({ status: 'pending' });
    await setup.start(BEN, 'ben@college.edu');
    await setup.confirm.execute({ userId: BEN, code: setup.code() });
    expect(await setup.shown(BEN)).toMatchObject({ status: 'active', isMainAdmin: false });
  });

  it('activates no administrator who was removed, and no request that was refused', async () => {
    await setup.verify('ada');
    await setup.request.execute({ userId: BEN, at: NOON });
    await setup.verify('ben');
    for (const end of [setup.remove, setup.remove]) {
      await end(BEN);
      setup.clock.at = new Date(setup.clock.at.getTime() + DAY);
      await setup.request.execute({ userId: BEN, at: setup.clock.at });
      await setup.start(BEN, 'ben@college.edu');
      await setup.confirm.execute({ userId: BEN, code: setup.code() });
      expect(await setup.shown(BEN)).toMatchObject({ status: 'pending' });
    }
    await setup.approve(BEN);
    expect((await setup.memberships.listByUser(BEN))[0]!.isApproved).toBe(true);
  });

  it('is rejected after the user changed their role', async () => {
    await setup.start(ADA, 'dean@college.edu');
    setup.people.remove('ada');
    await expect(setup.confirm.execute({ userId: ADA, code: setup.code() })).rejects.toThrow(
      CollegeAdministratorRoleNeeded,
    );
  });
});

describe('a verification', () => {
  it('expires after a year: rights are lost, the main role stays, and a code renews it', async () => {
    await setup.verify('ada');
    setup.clock.at = new Date(NOON.getTime() + VERIFICATION_VALIDITY_MS);
    await expect(setup.findOwnCollege.execute(ADA)).rejects.toThrow(VerificationExpired);
    expect((await setup.findOwnCollege.getReadableCollege(ADA)).verification).toMatchObject({
      status: 'expired',
      isMainAdmin: true,
    });

    await setup.start(ADA, 'dean@college.edu');
    await setup.confirm.execute({ userId: ADA, code: setup.code() });
    expect(await setup.findOwnCollege.execute(ADA)).toBe(1);
    expect(await setup.shown(ADA)).toMatchObject({ isMainAdmin: true });
  });

  it('causes reminders 30 and 7 days before it ends, only to the administrators concerned', async () => {
    const reminders: unknown[] = [];
    const notices = {
      sendReminder: async (userId: number, _: number, __: Date, days: number) => void reminders.push([userId, days]),
    };
    const remind = new RemindOfVerification(setup.memberships, notices, setup.clock);
    await setup.verify('ada');
    setup.clock.at = new Date(NOON.getTime() + DAY);
    await setup.request.execute({ userId: BEN, at: NOON });
    await setup.verify('ben');

    for (let day = 300; day < 366; day++) {
      setup.clock.at = new Date(NOON.getTime() + day * DAY);
      await remind.execute();
    }
    expect(reminders).toEqual([
      [ADA, 30],
      [BEN, 30],
      [ADA, 7],
      [BEN, 7],
    ]);
  });
});
