import { PendingSecondFactor } from '../../../domain/two-factor/pending-second-factor';
import { SecondFactor } from '../../../domain/two-factor/second-factor';
import type { User } from '../../../domain/users/user';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { PendingSecondFactors, SecondFactors } from '../ports/second-factors';

interface Opened {
  factors: SecondFactors;
  pendingFactors: PendingSecondFactors;
  /** Existing users. */
  robin: User;
  kim: User;
}

/** Contract of every store of second factors, in PostgreSQL or in memory. */
export function describeSecondFactors(name: string, open: () => Promise<Opened>): void {
  describe(`${name} stores second factors`, () => {
    let { factors, robin, kim }: Opened = {} as Opened;
    beforeEach(async () => ({ factors, robin, kim } = await open()));

    it('returns a second factor that is being set up', async () => {
      const startedFactor = SecondFactor.startSetUp(robin.id, 'SECRET');
      await factors.save(startedFactor);
      expect((await factors.findByUserId(robin.id))?.snapshot()).toEqual(startedFactor.snapshot());
    });

    it('returns an enabled second factor with its recovery codes', async () => {
      const factor = SecondFactor.startSetUp(robin.id, 'SECRET');
      factor.enable(59_000_000, ['one', 'two'], NOON);
      await factors.save(factor);
      expect((await factors.findByUserId(robin.id))?.snapshot()).toEqual(factor.snapshot());
    });

    it('replaces a second factor that is being set up', async () => {
      await factors.save(SecondFactor.startSetUp(robin.id, 'FIRST'));
      await factors.save(SecondFactor.startSetUp(robin.id, 'SECOND'));
      expect((await factors.findByUserId(robin.id))?.secret).toBe('SECOND');
    });

    it('deletes the second factor of one user only', async () => {
      await factors.save(SecondFactor.startSetUp(robin.id, 'ROBIN'));
      await factors.save(SecondFactor.startSetUp(kim.id, 'KIM'));
      await factors.delete((await factors.findByUserId(robin.id))!);
      expect([await factors.findByUserId(robin.id), (await factors.findByUserId(kim.id))?.secret]).toEqual([
        null,
        'KIM',
      ]);
    });
  });

  describe(`${name} stores pending second factors`, () => {
    let { pendingFactors, robin, kim }: Opened = {} as Opened;
    beforeEach(async () => {
      ({ pendingFactors, robin, kim } = await open());
      await pendingFactors.open('pending-secret', PendingSecondFactor.open(robin, NOON));
    });

    it('finds a pending second factor by its secret, with its user', async () => {
      const pending = await pendingFactors.find('pending-secret', minutesLater(9));
      expect([pending?.userId, pending?.isValidFor(robin), pending?.isValidFor(kim)]).toEqual([robin.id, true, false]);
      expect(await pendingFactors.find('another', NOON)).toBeNull();
    });

    it('finds a pending second factor for ten minutes', async () => {
      expect(await pendingFactors.find('pending-secret', minutesLater(10))).toBeNull();
      expect(await pendingFactors.countAttempt('pending-secret', minutesLater(10))).toBe(false);
    });

    it('counts at most five tries under concurrent calls', async () => {
      const tries = await Promise.all(
        Array.from({ length: 20 }, () => pendingFactors.countAttempt('pending-secret', NOON)),
      );
      expect(tries.filter(Boolean)).toHaveLength(5);
      expect(await pendingFactors.find('pending-secret', NOON)).toBeNull();
    });

    it('ends a pending second factor once under concurrent calls', async () => {
      const ends = await Promise.all(Array.from({ length: 20 }, () => pendingFactors.end('pending-secret')));
      expect(ends.filter(Boolean)).toHaveLength(1);
      expect(await pendingFactors.find('pending-secret', NOON)).toBeNull();
    });
  });
}
