import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { NotMainAdministrator } from '../../domain/memberships/errors';
import { DnsRecordNotFound } from '../../domain/verification/errors';
import { RequireMainAdministrator } from '../administrators/require-main-administrator';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { InMemoryTxtRecords, InMemoryVerificationSecrets } from '../verification/testing/in-memory-dns';
import { ChangeCollegeSignIn, ShowCollegeSignIn } from './college-sign-in';
import { SignInSettings } from './ports/sign-in-settings';

const [ADA, BEN] = [7, 8];
const DRAFT = { issuer: 'https://sso.college.edu', clientId: 'gradspan', clientSecret: 's', domains: ['college.edu'] };
const VISITOR = { address: '203.0.113.5', network: '203.0.113.0/24', device: 'Firefox on Linux', requestId: null };
const EDITOR = { userId: ADA, password: null, visitor: VISITOR, sessionSecret: 'secret' };

class RecordedSettings extends SignInSettings {
  readonly changes: string[] = [];
  /** Runs while the password is checked. */
  meanwhile: () => Promise<unknown> = async () => {};
  getCallbackUrl = () => 'https://gradspan.example/callback';
  find = async () => null;
  authenticateEditor = async () => void (await this.meanwhile());
  save = async ({ id }: { id: number }) => void this.changes.push(`saved ${id}`);
  setEnabled = async (id: number, isEnabled: boolean) => void this.changes.push(`${isEnabled ? 'on' : 'off'} ${id}`);
  delete = async (id: number) => void this.changes.push(`deleted ${id}`);
}

class StubLimits extends RateLimits {
  isUsedUp = false;
  consume = async (): Promise<void> => {
    if (this.isUsedUp) throw new TooManyRequests(60);
  };
  check = async () => {};
  reset = async () => {};
}

async function fixture() {
  const members = membershipFixture();
  const { request, verify, findOwnCollege, memberships, colleges, transactions } = members;
  for (const [username, userId] of [['ada', ADA] as const, ['ben', BEN] as const]) {
    await request.execute({ userId, at: NOON });
    await verify(username);
  }
  const [settings, txt, limits] = [new RecordedSettings(), new InMemoryTxtRecords(), new StubLimits()];
  const requireMain = new RequireMainAdministrator(findOwnCollege, memberships);
  const show = new ShowCollegeSignIn(
    ...([requireMain, colleges, new InMemoryVerificationSecrets(), settings, transactions] as const),
  );
  const change = new ChangeCollegeSignIn(
    ...([requireMain, show, colleges, txt, settings, limits, transactions] as const),
  );
  /** Ada becomes the main administrator of another college. */
  const move = async () => {
    await members.handOver.execute({ by: ADA, toUserId: BEN, isMainAdmin: true });
    await members.giveUp.execute(ADA);
    members.people.put('ada', { userId: ADA, collegeId: 2 });
    await request.execute({ userId: ADA, at: NOON });
    await verify('ada');
  };
  const publish = async () => {
    const { dnsRecord } = await show.execute(ADA);
    txt.published.set(dnsRecord!.name, [dnsRecord!.value]);
  };
  return { ...members, settings, txt, limits, change, move, publish };
}

let setup: Awaited<ReturnType<typeof fixture>>;
beforeEach(async () => (setup = await fixture()));

describe('the settings of the sign-in of a college', () => {
  it('are changed by its main administrator only', async () => {
    await setup.change.save(DRAFT, EDITOR);
    await setup.change.turnOff(ADA);
    await setup.change.remove(ADA);
    expect(setup.settings.changes).toEqual(['saved 1', 'off 1', 'deleted 1']);
    await expect(setup.change.save(DRAFT, { ...EDITOR, userId: BEN })).rejects.toThrow(NotMainAdministrator);
    await expect(setup.change.remove(BEN)).rejects.toThrow(NotMainAdministrator);
    await expect(setup.change.turnOff(9)).rejects.toThrow(AdministratorNotVerified);
  });

  it('stay if the main administrator moves to another college while the password or the DNS is checked', async () => {
    setup.settings.meanwhile = setup.move;
    await expect(setup.change.save(DRAFT, EDITOR)).rejects.toThrow(NotMainAdministrator);

    setup = await fixture();
    await setup.publish();
    setup.txt.meanwhile = setup.move;
    await expect(setup.change.turnOn(ADA)).rejects.toThrow(NotMainAdministrator);
    expect(setup.settings.changes).toEqual([]);
  });

  it('are turned on with the DNS record, which is looked up a limited number of times', async () => {
    await expect(setup.change.turnOn(ADA)).rejects.toThrow(DnsRecordNotFound);
    await setup.publish();
    setup.limits.isUsedUp = true;
    await expect(setup.change.turnOn(ADA)).rejects.toThrow(TooManyRequests);
    setup.limits.isUsedUp = false;
    await setup.change.turnOn(ADA);
    expect(setup.settings.changes).toEqual(['on 1']);
  });

  it('are not saved without the proof of who is at the keyboard', async () => {
    setup.settings.meanwhile = async () => {
      throw new Error('Password needed');
    };
    await expect(setup.change.save(DRAFT, EDITOR)).rejects.toThrow('Password needed');
    expect(setup.settings.changes).toEqual([]);
  });
});
