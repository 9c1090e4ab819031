import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { NO_HOURS } from '../../domain/availability/availability';
import { type ChargeSource, NoMinutesLeft } from '../../domain/minutes/minutes';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { InMemoryAlumniProfiles } from '../profiles/testing/in-memory-profiles';
import { REGISTRATION } from '../profiles/testing/profiles-fixture';
import { minutesUseCases } from './testing/minutes-fixture';

const [ADA, MIA] = [1, 2];
const NOON = new Date('2027-03-10T12:00:00Z');
const NEXT_MONTH = new Date('2027-04-10T12:00:00Z');
const request = (id = 1): ChargeSource => ({ kind: 'request', id });
const CALL: ChargeSource = { kind: 'meeting', id: 1 };

function fixture() {
  const clock = { at: NOON, now: () => clock.at };
  const alumni = new InMemoryAlumniProfiles();
  const minutes = minutesUseCases({ alumni, transactions: new NoTransactions(), clock });
  const charge = (source: ChargeSource, count: number, spentAt?: Date) =>
    minutes.charge.execute({ alumId: ADA, source, minutes: count, spentAt, isOwn: true });
  const used = async () => (await minutes.get.execute(ADA)).used;
  return { ...minutes, clock, alumni, charge, used };
}

describe('the minutes of an alum', () => {
  it('have no limit until one is set, which can be removed again', async () => {
    const { get, set, charge } = fixture();
    await charge(request(), 5);
    const none = { minutesPerMonth: null, used: 5, left: null, isPaused: false, month: '2027-03', timeZone: 'UTC' };
    expect(await get.execute(ADA)).toEqual({ ...none, helped: [] });
    await set.execute(ADA, 30);
    expect(await get.execute(ADA)).toMatchObject({ minutesPerMonth: 30, used: 5, left: 25 });
    await set.execute(ADA, 5);
    expect(await get.execute(ADA)).toMatchObject({ left: 0, isPaused: true });
    await set.execute(ADA, null);
    expect(await get.execute(ADA)).toMatchObject(none);
    expect(await get.execute(MIA)).toMatchObject({ minutesPerMonth: null, used: 0 });
  });

  it('belong to the month in the zone of their hours, or else of their device', async () => {
    const { get, clock, timeZones, availabilities } = fixture();
    clock.at = new Date('2027-03-31T20:00:00Z');
    const monthOf = async () => {
      const { month, timeZone } = await get.execute(ADA);
      return [month, timeZone];
    };
    expect(await monthOf()).toEqual(['2027-03', 'UTC']);
    await timeZones.save(ADA, '9');
    expect(await monthOf()).toEqual(['2027-04', '9']);
    await availabilities.save(ADA, NO_HOURS, '-5');
    expect(await monthOf()).toEqual(['2027-03', '-5']);
  });

  it('name the colleges that they helped with in this month and the one before', async () => {
    const { get, charge, alumni, clock } = fixture();
    await alumni.save(AlumniProfile.create(ADA, REGISTRATION));
    await charge(request(1), 5);
    clock.at = NEXT_MONTH;
    await charge(request(2), 5);
    const helped = [{ collegeId: 3, collegeName: 'College 3', students: 2, minutes: 10 }];
    expect((await get.execute(ADA)).helped).toEqual(helped);
    clock.at = new Date('2027-06-10T12:00:00Z');
    expect((await get.execute(ADA)).helped).toEqual([]);
  });
});

describe('charging minutes', () => {
  it('is refused when less is left, and pauses the alum when too little is left for a question', async () => {
    const { set, charge, used, given } = fixture();
    await set.execute(ADA, 30);
    const isPaused = async () => (await given.findByUserId(ADA))?.isPaused;
    await charge(CALL, 25);
    expect(await isPaused()).toBe(false);
    await expect(charge({ kind: 'meeting', id: 2 }, 6)).rejects.toThrow(NoMinutesLeft);
    await charge(request(), 5);
    expect([await used(), await isPaused()]).toEqual([30, true]);
    await expect(charge(request(2), 5)).rejects.toThrow(NoMinutesLeft);
  });

  it('twice for the same question costs nothing more in a month, and again in another', async () => {
    const { charge, used, clock, charges } = fixture();
    await charge(request(), 5);
    clock.at = new Date('2027-03-20T12:00:00Z');
    await charge(request(), 5);
    expect(await used()).toBe(5);
    clock.at = NEXT_MONTH;
    await charge(request(), 5);
    expect([await used(), await charges.sum(ADA, '2027-03')]).toEqual([5, 5]);
  });

  it('for a call uses the month in which it takes place, and moves with the call', async () => {
    const { set, charge, charges, given } = fixture();
    await set.execute(ADA, 60);
    const sums = async () => [await charges.sum(ADA, '2027-03'), await charges.sum(ADA, '2027-04')];
    await charge(CALL, 60, NEXT_MONTH);
    expect([await sums(), (await given.findByUserId(ADA))?.isPaused]).toEqual([[0, 60], false]);
    await charge(CALL, 60, NOON);
    expect([await sums(), (await given.findByUserId(ADA))?.isPaused]).toEqual([[60, 0], true]);
    await charge(CALL, 30, NOON);
    expect([await sums(), (await given.findByUserId(ADA))?.isPaused]).toEqual([[30, 0], false]);
    await expect(charge(CALL, 61, NOON)).rejects.toThrow(NoMinutesLeft);
    await charge({ kind: 'meeting', id: 2 }, 31, NEXT_MONTH);
    await expect(charge(CALL, 30, NEXT_MONTH)).rejects.toThrow(NoMinutesLeft);
    expect(await sums()).toEqual([30, 31]);
  });

  it('is possible for a shorter call after the limit was lowered', async () => {
    const { set, charge, used } = fixture();
    await charge(CALL, 60);
    await set.execute(ADA, 5);
    await charge(CALL, 30);
    expect(await used()).toBe(30);
  });
});

describe('giving minutes back', () => {
  it('ends the pause, and changes nothing the second time', async () => {
    const { set, charge, giveBack, used, given } = fixture();
    await set.execute(ADA, 5);
    await charge(request(), 5);
    await giveBack.execute(ADA, request(2));
    expect((await given.findByUserId(ADA))?.isPaused).toBe(true);
    await giveBack.execute(ADA, request());
    await giveBack.execute(ADA, request());
    expect([await used(), (await given.findByUserId(ADA))?.isPaused]).toEqual([0, false]);
  });

  it('leaves a charge from before a time as it is', async () => {
    const { charge, giveBack, used, clock } = fixture();
    await charge(request(), 5);
    await giveBack.execute(ADA, request(), new Date(NOON.getTime() + 1));
    expect(await used()).toBe(5);
    clock.at = NEXT_MONTH;
    await charge(request(), 5);
    await giveBack.execute(ADA, request(), NEXT_MONTH);
    expect(await used()).toBe(0);
  });
});

describe('the next month', () => {
  it('ends the pause of everyone, and begins with the calls that are scheduled in it', async () => {
    const { set, charge, charges, clock, given, startNextMonths } = fixture();
    for (let userId = 1; userId <= 150; userId++) await set.execute(userId, 5);
    await charge(request(), 5);
    await charges.save({
      ...(await charges.findLatest(ADA, request()))!,
      userId: MIA,
      source: CALL,
      month: '2027-04',
    });
    const paused = async () => {
      const all = await Promise.all([ADA, MIA, 150].map((userId) => given.findByUserId(userId)));
      return all.map((one) => [one?.month, one?.isPaused]);
    };
    await startNextMonths.execute();
    expect(await paused()).toEqual([
      ['2027-03', true],
      ['2027-03', false],
      ['2027-03', false],
    ]);
    clock.at = new Date('2027-04-01T00:00:00Z');
    await startNextMonths.execute();
    expect(await paused()).toEqual([
      ['2027-04', false],
      ['2027-04', true],
      ['2027-04', false],
    ]);
  });
});
