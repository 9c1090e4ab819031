import { RecordedMailbox } from '../../../../shared/application/testing/recorded-mail';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { EmailNotConfirmed } from '../../../../shared/domain/domain-error';
import {
  AdministratorAccountNeeded,
  AlreadyAdministrator,
  InvitationInvalid,
  RepresentsAnotherCollege,
} from '../../domain/administrators/errors';
import { INVITATION_VALIDITY_MS } from '../../domain/administrators/invitation';
import {
  AdministratorIsMinor,
  AdministratorNotFound,
  CannotRemoveYourself,
  MainRoleCannotBeDropped,
  NotMainAdministrator,
} from '../../domain/memberships/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { AcceptInvitation, FindInvitation } from './accept-invitation';
import { InviteAdministrator, SendAdministratorInvitation } from './invite-administrator';
import { ListColleagues } from './list-colleagues';
import { ChangeAdministrator, DecideOnColleague, RemoveAdministrator } from './manage-administrators';
import { InvitedAccounts } from './ports/invited-accounts';
import { InvitationPages } from './ports/invitations';
import { RequireMainAdministrator } from './require-main-administrator';
import { InMemoryInvitations } from './testing/in-memory-invitations';
import { describeInvitations } from './testing/invitations.contract';

const [ADA, BEN, DORA] = [7, 8, 10];

describeInvitations('memory', async () => new InMemoryInvitations());

class NoLimits extends RateLimits {
  consume = async () => {};
  check = async () => {};
  reset = async () => {};
}

class Pages extends InvitationPages {
  readonly productName = 'Gradspan';
  acceptUrl = (token: string) => `https://app/invitation?token=${token}`;
}

class Accounts extends InvitedAccounts {
  constructor(private readonly made: (email: string) => number) {
    super();
  }
  prepare =
    async ({ email }: { email: string }) =>
    async () => ({ userId: this.made(email), secret: 'session' });
}

function fixture() {
  const setup = membershipFixture();
  const { people, memberships, colleges, transactions, clock, verifyMembership, findOwnCollege, list, handOver } =
    setup;
  people.put('dora', { userId: DORA, collegeId: 1 });
  const [invitations, mailbox] = [new InMemoryInvitations(), new RecordedMailbox()];
  const accounts = new Accounts((email) => {
    people.put('new', { userId: 30, collegeId: 1, confirmedEmail: email });
    return 30;
  });
  let token = 0;
  const send = new SendAdministratorInvitation(
    ...([invitations, colleges, mailbox, new Pages(), { createToken: () => `token-${++token}` }, clock] as const),
  );
  const jobs = { send: (_: string, data: object) => send.execute(data as { id: number }), process() {}, schedule() {} };
  const requireMain = new RequireMainAdministrator(findOwnCollege, memberships);
  const find = new FindInvitation(invitations, colleges, clock);
  const invite = new InviteAdministrator(
    ...([requireMain, invitations, people, new NoLimits(), jobs, transactions, clock] as const),
  );
  return {
    ...setup,
    mailbox,
    invitations,
    find,
    invite: (by: number, email: string) => invite.execute({ by, email, department: 'Admissions', position: null }),
    colleagues: new ListColleagues(findOwnCollege, list, memberships, people, invitations, clock),
    change: new ChangeAdministrator(requireMain, memberships, handOver, transactions),
    remove: new RemoveAdministrator(requireMain, memberships, invitations, people, transactions, clock),
    decide: new DecideOnColleague(requireMain, memberships, people, verifyMembership, transactions, clock),
    accept: new AcceptInvitation(
      ...([find, invitations, accounts, people, memberships, verifyMembership, transactions, clock] as const),
    ),
  };
}

function fixtureWithKeys() {
  const setup = fixture();
  const verifyAddress = async (userId: number) => {
    const [membership] = await setup.memberships.listByUser(userId);
    membership!.verifyAddress(setup.clock.now());
    await setup.memberships.save(membership!);
  };
  return {
    ...setup,
    verifyAddress,
    /** Completes both steps of a request: the code, and the approval of the main administrator. */
    admit: async (userId: number) => {
      await verifyAddress(userId);
      await setup.decide.approve(ADA, userId);
    },
  };
}

let setup: ReturnType<typeof fixtureWithKeys>;
beforeEach(async () => {
  setup = fixtureWithKeys();
  for (const userId of [ADA, BEN]) await setup.request.execute({ userId, at: NOON });
  await setup.verify('ada');
});

const listed = async (by = ADA) =>
  (await setup.colleagues.execute(by)).map(({ email, status, isMainAdmin }) => [email, status, isMainAdmin]);
const account = { username: 'new', password: 'x', fullName: 'New Person', birthDate: '1990-01-01' };
const browser = { visitor: { address: '', network: '', device: '', requestId: null }, endingSecret: null };

describe('the administrators of a college', () => {
  it('include pending and invited people only for the main administrator', async () => {
    await setup.invite(ADA, 'Eve@College.edu');
    expect(await listed()).toEqual([
      ['ada@college.edu', 'active', true],
      ['ben@college.edu', 'pending', false],
      ['eve@college.edu', 'invited', false],
    ]);
    await setup.admit(BEN);
    expect(await listed(BEN)).toEqual([
      ['ada@college.edu', 'active', true],
      ['ben@college.edu', 'active', false],
    ]);
  });

  it('are managed only by the main administrator', async () => {
    await setup.admit(BEN);
    await setup.request.execute({ userId: DORA, at: NOON });
    for (const attempt of [
      setup.invite(BEN, 'eve@college.edu'),
      setup.change.execute({ by: BEN, userId: ADA, department: 'Office' }),
      setup.remove.execute({ by: BEN, id: ADA }),
      setup.decide.approve(BEN, DORA),
      setup.decide.refuse(BEN, DORA),
    ]) {
      await expect(attempt).rejects.toThrow(NotMainAdministrator);
    }
  });

  it('keep omitted fields when changed, and can receive the main role', async () => {
    await setup.admit(BEN);
    await setup.change.execute({ by: ADA, userId: BEN, department: 'Registrar', position: 'Head' });
    await setup.change.execute({ by: ADA, userId: BEN, position: 'Dean', isMainAdmin: true });
    expect(await setup.shown(BEN)).toMatchObject({ department: 'Registrar', position: 'Dean', isMainAdmin: true });
    expect(await setup.shown(ADA)).toMatchObject({ isMainAdmin: false });
  });

  it('cannot drop the main role or hand it to an unknown administrator', async () => {
    await setup.admit(BEN);
    await expect(setup.change.execute({ by: ADA, userId: BEN, isMainAdmin: false })).rejects.toThrow(
      MainRoleCannotBeDropped,
    );
    await expect(setup.change.execute({ by: ADA, userId: 99, isMainAdmin: true })).rejects.toThrow(
      AdministratorNotFound,
    );
  });

  it('are removed immediately, but cannot remove themselves', async () => {
    await setup.admit(BEN);
    await setup.remove.execute({ by: ADA, id: BEN });
    expect(await setup.shown(BEN)).toBeNull();
    await expect(setup.remove.execute({ by: ADA, id: BEN })).rejects.toThrow(AdministratorNotFound);
    await expect(setup.remove.execute({ by: ADA, id: ADA })).rejects.toThrow(CannotRemoveYourself);
    expect(setup.people.audited.map(([action]) => action)).toEqual(['administrator-approved', 'administrator-removed']);
  });
});

describe('a request to represent a college', () => {
  it('is approved only for adults with a confirmed address', async () => {
    setup.people.put('ben', { userId: BEN, collegeId: 1, confirmedEmail: null });
    await expect(setup.decide.approve(ADA, BEN)).rejects.toThrow(/confirmed/);
    setup.people.put('ben', { userId: BEN, collegeId: 1, isMinor: true });
    await expect(setup.decide.approve(ADA, BEN)).rejects.toThrow(AdministratorIsMinor);
  });

  it('waits for the code after the approval of the main administrator', async () => {
    await setup.decide.approve(ADA, BEN);
    await setup.decide.approve(ADA, BEN);
    expect(await setup.shown(BEN)).toMatchObject({ status: 'pending' });
    expect((await setup.memberships.listByUser(BEN))[0]).toMatchObject({ isApproved: true, isAddressVerified: false });
  });

  it('shows the main administrator which key is missing', async () => {
    const keys = async () => (await setup.colleagues.execute(ADA)).find(({ id }) => id === BEN);
    expect(await keys()).toMatchObject({ addressVerified: false, approved: false });
    await setup.decide.approve(ADA, BEN);
    expect(await keys()).toMatchObject({ addressVerified: false, approved: true });
  });

  it('of a person who was removed or refused is active again only after another approval', async () => {
    await setup.admit(BEN);
    await setup.remove.execute({ by: ADA, id: BEN });
    for (const day of [2, 3]) {
      const at = new Date(`2026-03-0${day}T12:00:00Z`);
      setup.clock.at = at;
      await setup.request.execute({ userId: BEN, at });
      await setup.verifyAddress(BEN);
      expect(await setup.shown(BEN)).toMatchObject({ status: 'pending' });
      if (day === 2) await setup.decide.refuse(ADA, BEN);
    }
    await setup.decide.approve(ADA, BEN);
    expect(await setup.shown(BEN)).toMatchObject({ status: 'active' });
  });

  it('cannot be approved after it was refused', async () => {
    await setup.decide.refuse(ADA, BEN);
    expect(await setup.shown(BEN)).toBeNull();
    await expect(setup.decide.approve(ADA, BEN)).rejects.toThrow(AdministratorNotFound);
  });

  it('is not found by the main administrator of another college', async () => {
    await setup.update.execute({ userId: BEN, collegeId: 2, department: 'Office', position: 'Dean' });
    await expect(setup.decide.approve(ADA, BEN)).rejects.toThrow(AdministratorNotFound);
  });
});

describe('an invitation', () => {
  it('is mailed once when it is repeated', async () => {
    const first = await setup.invite(ADA, 'eve@college.edu');
    const second = await setup.invite(ADA, 'EVE@college.edu');
    expect([first.isNew, second.isNew, second.invitation.id]).toEqual([true, false, first.invitation.id]);
    expect(setup.mailbox.sent).toMatchObject([{ to: 'eve@college.edu', subject: 'Help manage College 1 on Gradspan' }]);
  });

  it('is rejected for a person who already is an administrator of the college', async () => {
    await expect(setup.invite(ADA, 'ADA@college.edu')).rejects.toThrow(AlreadyAdministrator);
  });

  it('no longer works after it was withdrawn', async () => {
    const { invitation } = await setup.invite(ADA, 'eve@college.edu');
    await setup.remove.execute({ by: ADA, id: invitation.id });
    await expect(setup.find.execute('token-1')).rejects.toThrow(InvitationInvalid);
    await expect(setup.remove.execute({ by: ADA, id: invitation.id })).rejects.toThrow(AdministratorNotFound);
  });

  it('works once, for a new account with the invited details', async () => {
    await setup.invite(ADA, 'eve@college.edu');
    expect(await setup.find.execute('token-1')).toMatchObject({
      collegeName: 'College 1',
      invitation: { email: 'eve@college.edu' },
    });
    await setup.accept.acceptWithNewAccount('token-1', account, browser);

    expect(await setup.shown(30)).toMatchObject({ collegeId: 1, status: 'active', department: 'Admissions' });
    await expect(setup.accept.acceptWithNewAccount('token-1', account, browser)).rejects.toThrow(InvitationInvalid);
  });

  it('is accepted with the account of an adult administrator with a confirmed address who represents no other college', async () => {
    await setup.invite(ADA, 'dora@home.example');
    await expect(setup.accept.acceptWithOwnAccount('token-1', 99)).rejects.toThrow(AdministratorAccountNeeded);
    setup.people.put('dora', { userId: DORA, collegeId: 2, isMinor: true });
    await expect(setup.accept.acceptWithOwnAccount('token-1', DORA)).rejects.toThrow(AdministratorIsMinor);
    setup.people.put('dora', { userId: DORA, collegeId: 2, confirmedEmail: null });
    await expect(setup.accept.acceptWithOwnAccount('token-1', DORA)).rejects.toThrow(EmailNotConfirmed);
    setup.people.put('dora', { userId: DORA, collegeId: 2 });
    await setup.request.execute({ userId: DORA, at: NOON });
    await setup.verify('dora');
    await expect(setup.accept.acceptWithOwnAccount('token-1', DORA)).rejects.toThrow(RepresentsAnotherCollege);

    await setup.accept.acceptWithOwnAccount('token-1', BEN);
    expect(await setup.shown(BEN)).toMatchObject({ collegeId: 1, status: 'active', isMainAdmin: false });
  });

  it('expires after seven days', async () => {
    await setup.invite(ADA, 'eve@college.edu');
    setup.clock.at = new Date(NOON.getTime() + INVITATION_VALIDITY_MS);
    await expect(setup.find.execute('token-1')).rejects.toThrow(InvitationInvalid);
  });
});
