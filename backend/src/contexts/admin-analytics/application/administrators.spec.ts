import {
  LastMainAdministrator,
  NoCollegeNamed,
  NotVerified,
  OtherRole,
  TwoFactorNeeded,
  UnknownCollege,
} from '../domain/errors';
import { anOffice, NOON } from './testing/an-office';
import { InMemoryMemberships } from './testing/in-memory-memberships';
import { describeMemberships } from './testing/memberships.contract';

const [ADA, BEN, CARLA] = [7, 8, 9];
const LATER = new Date('2026-03-02T12:00:00Z');
const DUTIES = { department: 'Admissions', position: 'Officer' };

let office: ReturnType<typeof anOffice>;
beforeEach(() => (office = anOffice()));

const ask = (userId: number, at = NOON) => office.request.execute({ userId, at });
const update = (userId: number, collegeId: number, duties = DUTIES) =>
  office.update.execute({ userId, collegeId, ...duties });

describeMemberships('a Map', async () => new InMemoryMemberships());

describe('becoming an administrator', () => {
  it('leaves a wish for the college named at registration', async () => {
    await ask(ADA);

    expect(await office.shown(ADA)).toEqual({
      ...{ collegeId: 1, status: 'pending', department: null, position: null, isMain: false },
      requestedCollegeId: null,
    });
  });

  it('leaves nothing of somebody who named none, or has given up the role meanwhile', async () => {
    await ask(CARLA);
    await ask(99);

    expect([await office.shown(CARLA), await office.shown(99)]).toEqual([null, null]);
  });

  it('does not bring back what was ended since, however often it is told', async () => {
    await ask(ADA);
    await office.giveUp.execute(ADA);
    await ask(ADA);
    expect(await office.shown(ADA)).toBeNull();

    await ask(ADA, LATER);
    expect(await office.shown(ADA)).toMatchObject({ collegeId: 1, status: 'pending' });
  });

  it('does not take the place of a college that was named since', async () => {
    await update(ADA, 2);
    await ask(ADA, LATER);

    expect(await office.shown(ADA)).toMatchObject({ collegeId: 2, status: 'pending' });
  });
});

describe('verifying an administrator', () => {
  it('makes the first one of a college its main one, and the second one not', async () => {
    expect(await office.verify.execute('ada')).toEqual({ userId: ADA, collegeId: 1, isMain: true });
    expect(await office.verify.execute('ben')).toEqual({ userId: BEN, collegeId: 1, isMain: false });
  });

  it('says the same when it is done twice', async () => {
    await office.verify.execute('ada');

    expect(await office.verify.execute('ada')).toMatchObject({ isMain: true });
  });

  it('takes somebody to the college they wait for, and leaves the old one to whoever was there longest', async () => {
    await office.verify.execute('ada');
    office.clock.at = LATER;
    await office.verify.execute('ben');
    await update(ADA, 2);
    await office.verify.execute('ada');

    expect(await office.shown(ADA)).toMatchObject({ collegeId: 2, status: 'active', isMain: true, ...DUTIES });
    expect(await office.shown(BEN)).toMatchObject({ collegeId: 1, isMain: true });
    expect(await office.memberships.activeOf(1)).toHaveLength(1);
  });

  it('knows nobody without the role, and no college where none was named', async () => {
    expect(await office.verify.execute('dora')).toBeNull();
    await expect(office.verify.execute('carla')).rejects.toThrow(NoCollegeNamed);
  });
});

describe('telling for which college one works', () => {
  it('counts at once where one waits or is', async () => {
    await ask(ADA);
    await update(ADA, 1);
    expect(await office.shown(ADA)).toMatchObject({ status: 'pending', ...DUTIES });

    await office.verify.execute('ada');
    await update(ADA, 1, { ...DUTIES, position: 'Dean' });
    expect(await office.shown(ADA)).toMatchObject({ status: 'active', isMain: true, position: 'Dean' });
  });

  it('is a wish beside what one is, and the newest one counts', async () => {
    await office.verify.execute('ada');
    await update(ADA, 2);
    await update(ADA, 3);

    expect(await office.shown(ADA)).toMatchObject({ collegeId: 1, status: 'active', requestedCollegeId: 3 });
    expect(await office.findOwnCollege.execute(ADA)).toBe(1);
  });

  it('names a college for who registered as somebody else', async () => {
    await update(CARLA, 2);
    await office.verify.execute('carla');

    expect(await office.findOwnCollege.execute(CARLA)).toBe(2);
  });

  it('is refused for a college that is not there, and to everybody with another role', async () => {
    await expect(update(ADA, 10)).rejects.toThrow(UnknownCollege);
    await expect(update(99, 1)).rejects.toThrow(OtherRole);
  });
});

describe('giving up the role', () => {
  it('ends what one is and what one waits for', async () => {
    await office.verify.execute('ada');
    await office.verify.execute('ben');
    await update(BEN, 2);
    await office.giveUp.execute(BEN);

    expect(await office.shown(BEN)).toBeNull();
  });

  it('is refused to the main administrator, and nothing is ended', async () => {
    await office.verify.execute('ada');
    await update(ADA, 2);

    await expect(office.giveUp.execute(ADA)).rejects.toThrow(LastMainAdministrator);
    expect(await office.shown(ADA)).toMatchObject({ isMain: true, requestedCollegeId: 2 });
  });

  it('is nothing to who has no membership', async () => {
    await expect(office.giveUp.execute(99)).resolves.toBeUndefined();
  });
});

describe('finding the college somebody speaks for', () => {
  it('refuses while the wish waits, and strangers always', async () => {
    await ask(ADA);

    await expect(office.findOwnCollege.execute(ADA)).rejects.toThrow(NotVerified);
    await expect(office.findOwnCollege.execute(99)).rejects.toThrow(NotVerified);
  });

  it('refuses once the role is gone, although the membership is active', async () => {
    await office.verify.execute('ada');
    office.representatives.remove('ada');

    await expect(office.findOwnCollege.execute(ADA)).rejects.toThrow(NotVerified);
  });

  it('asks for a second factor where the operator demands one', async () => {
    office = anOffice({ twoFactorNeeded: true });
    await office.verify.execute('ada');
    await expect(office.findOwnCollege.execute(ADA)).rejects.toThrow(TwoFactorNeeded);

    office.representatives.put('ada', { userId: ADA, collegeId: 1, twoFactorEnabled: true });
    expect(await office.findOwnCollege.execute(ADA)).toBe(1);
  });
});

describe('where nobody has to confirm administrators', () => {
  beforeEach(() => (office = anOffice({ verifiedAtOnce: true })));

  it('whoever takes the role speaks for the college they named', async () => {
    await ask(ADA);

    expect(await office.findOwnCollege.execute(ADA)).toBe(1);
  });

  it('whoever names another college speaks for that one', async () => {
    await ask(ADA);
    await update(ADA, 2);

    expect(await office.shown(ADA)).toMatchObject({ collegeId: 2, status: 'active', requestedCollegeId: null });
  });
});
