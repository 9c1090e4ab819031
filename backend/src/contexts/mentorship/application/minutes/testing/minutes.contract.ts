import type { ChargeSource, MinutesCharge } from '../../../domain/minutes/minutes';
import type { GivenMinutes, MinutesCharges, MonthlyMinutes } from '../ports/minutes';

export interface MinutesStores {
  readonly given: GivenMinutes;
  readonly charges: MinutesCharges;
}

const at = (day: string): Date => new Date(`${day}T12:00:00.000Z`);
const [ADA, MIA] = [1, 2];
const CALL: ChargeSource = { kind: 'meeting', id: 7 };
const MARCH = { month: '2027-03', endsAt: at('2027-04-01') };

/** Contract for every store of minutes that alumni give and spend, in PostgreSQL or in memory. */
export function describeMinutes(name: string, open: () => Promise<MinutesStores>): void {
  describe(`${name} keeps`, () => {
    let stores: MinutesStores;
    beforeEach(async () => (stores = await open()));
    const minutesOf = (userId: number, changes: Partial<MonthlyMinutes> = {}): MonthlyMinutes => ({
      userId,
      minutesPerMonth: 30,
      isPaused: false,
      ...MARCH,
      ...changes,
    });
    const charge = (changes: Partial<MinutesCharge> = {}): MinutesCharge => ({
      userId: ADA,
      source: CALL,
      month: '2027-03',
      minutes: 20,
      collegeId: 4,
      chargedAt: at('2027-03-02'),
      returnedAt: null,
      ...changes,
    });

    it('the minutes that an alum gives, until they have no limit', async () => {
      const { given } = stores;
      expect(await given.findByUserId(ADA)).toBeNull();
      await given.save(minutesOf(ADA));
      await given.save(minutesOf(MIA, { minutesPerMonth: 600 }));
      await given.save(
        minutesOf(ADA, { minutesPerMonth: 5, isPaused: true, month: '2027-04', endsAt: at('2027-05-01') }),
      );
      expect(await given.findByUserId(ADA)).toEqual(
        minutesOf(ADA, { minutesPerMonth: 5, isPaused: true, month: '2027-04', endsAt: at('2027-05-01') }),
      );
      await given.delete(ADA);
      await given.delete(ADA);
      expect(await given.findByUserId(ADA)).toBeNull();
      expect(await given.findByUserId(MIA)).toMatchObject({ minutesPerMonth: 600 });
    });

    it('whose month is over, longest first', async () => {
      const { given } = stores;
      await given.save(minutesOf(ADA, { endsAt: at('2027-04-02') }));
      await given.save(minutesOf(MIA, { endsAt: at('2027-04-01') }));
      expect(await given.listWithMonthOver(at('2027-03-31'), 10)).toEqual([]);
      expect(await given.listWithMonthOver(at('2027-04-01'), 10)).toEqual([MIA]);
      expect(await given.listWithMonthOver(at('2027-04-02'), 10)).toEqual([MIA, ADA]);
      expect(await given.listWithMonthOver(at('2027-04-02'), 1)).toEqual([MIA]);
    });

    it('charges, and adds up those of one alum and month that were not given back', async () => {
      const { charges } = stores;
      await charges.save(charge());
      await charges.save(charge({ source: { kind: 'request', id: 7 }, minutes: 5 }));
      await charges.save(charge({ source: { kind: 'open-question', id: 7 }, minutes: 5, collegeId: null }));
      await charges.save(charge({ source: { kind: 'meeting', id: 8 }, returnedAt: at('2027-03-03') }));
      await charges.save(charge({ source: { kind: 'meeting', id: 9 }, month: '2027-04' }));
      await charges.save(charge({ userId: MIA, minutes: 60 }));
      expect(await charges.sum(ADA, '2027-03')).toBe(30);
      expect(await charges.sum(ADA, '2027-04')).toBe(20);
      expect(await charges.sum(ADA, '2027-05')).toBe(0);
    });

    it('changes of a charge, such as another month', async () => {
      const { charges } = stores;
      await charges.save(charge());
      await charges.save(charge({ month: '2027-04', minutes: 45 }));
      expect(await charges.findLatest(ADA, CALL)).toEqual(charge({ month: '2027-04', minutes: 45 }));
      expect([await charges.sum(ADA, '2027-03'), await charges.sum(ADA, '2027-04')]).toEqual([0, 45]);
    });

    it('the last charge for a source that was not given back', async () => {
      const { charges } = stores;
      const [first, second] = [charge(), charge({ chargedAt: at('2027-03-05'), collegeId: null })];
      expect(await charges.findLatest(ADA, CALL)).toBeNull();
      await charges.save(second);
      await charges.save(first);
      expect(await charges.findLatest(ADA, CALL)).toEqual(second);
      await charges.save({ ...second, returnedAt: at('2027-03-06') });
      expect(await charges.findLatest(ADA, CALL)).toEqual(first);
      expect(await charges.findLatest(MIA, CALL)).toBeNull();
      expect(await charges.findLatest(ADA, { kind: 'request', id: CALL.id })).toBeNull();
    });
  });
}
