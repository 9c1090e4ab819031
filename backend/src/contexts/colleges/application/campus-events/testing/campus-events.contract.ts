import { CampusEvent } from '../../../domain/campus-events/campus-event';
import type { CampusEventDetails } from '../../../domain/campus-events/campus-event-draft';
import { CampusEventNotFound } from '../../../domain/campus-events/campus-event-errors';
import { CollegeNotFound } from '../../../domain/catalogue/errors';
import type { CollegeId, PersonId } from '../../../domain/catalogue/ids';
import type { CampusEvents, Rsvps } from '../ports/campus-events';
import { dean, FSU, kim, hoursLater, MSU, NOON, robin } from '../../testing/fakes';

export interface OpenCampusEvents {
  readonly events: CampusEvents;
  readonly rsvps: Rsvps;
}

export const someDetails = (changes: Partial<CampusEventDetails> = {}): CampusEventDetails => ({
  title: 'Campus tour',
  description: null,
  location: 'Admissions office',
  url: null,
  startsAt: hoursLater(24),
  endsAt: hoursLater(26),
  timeZone: 'America/Detroit',
  ...changes,
});

/** Contract tests for every store of campus events. Colleges 1 and 2 exist, 999,999 doesn't. */
export function describeCampusEvents(name: string, open: () => Promise<OpenCampusEvents>): void {
  describe(`campus events in ${name}`, () => {
    let stores: OpenCampusEvents;
    beforeEach(async () => (stores = await open()));

    type EventChanges = Partial<CampusEventDetails> & { collegeId?: CollegeId; createdBy?: PersonId };
    async function anEvent(
      as: 'publish' | 'propose' | 'sample' = 'publish',
      { collegeId = MSU, createdBy = dean, ...changes }: EventChanges = {},
    ): Promise<CampusEvent> {
      return CampusEvent.add(
        { id: await stores.events.nextId(), collegeId, createdBy },
        someDetails(changes),
        as,
        NOON,
      );
    }
    async function added(...parameters: Parameters<typeof anEvent>): Promise<CampusEvent> {
      const event = await anEvent(...parameters);
      await stores.events.saveOnce(event);
      return event;
    }

    it.each(['publish', 'propose', 'sample'] as const)('are returned as they were added to %s', async (as) => {
      const event = await added(as, { url: 'https://example.org/tour', description: 'Two\nlines' });
      expect((await stores.events.find(event.id))?.snapshot()).toEqual(event.snapshot());
    });

    it('are returned with the decisions about them', async () => {
      const event = await added('propose');
      const decided = await stores.events.update(event.id, (stored) => {
        stored.publish({ id: dean, speaksForCollege: true }, hoursLater(1));
        stored.cancel({ id: dean, speaksForCollege: true }, hoursLater(2));
        return stored;
      });
      expect(decided.snapshot()).toMatchObject({ status: 'cancelled', sequence: 2 });
      expect((await stores.events.find(event.id))?.snapshot()).toEqual(decided.snapshot());
    });

    it('get unique keys', async () => {
      const keys = await Promise.all(Array.from({ length: 20 }, () => stores.events.nextId()));
      expect(new Set(keys).size).toBe(20);
    });

    it('count the future samples of a college', async () => {
      await added('publish', { title: 'No sample' });
      expect(await stores.events.countSamplesAfter(NOON, MSU)).toBe(0);
      await added('sample');
      expect(await stores.events.countSamplesAfter(NOON, MSU)).toBe(1);
      expect(await stores.events.countSamplesAfter(NOON, FSU)).toBe(0);
      expect(await stores.events.countSamplesAfter(hoursLater(24), MSU)).toBe(0);
    });

    it('are stored once for twenty concurrent submissions, of which one is the first', async () => {
      const clicks = Array.from({ length: 20 }, async () => stores.events.saveOnce(await anEvent()));
      const answers = await Promise.all(clicks);
      const first = answers.find(({ isFirst }) => isFirst);
      expect(answers.filter(({ isFirst }) => isFirst)).toHaveLength(1);
      expect(answers.every(({ id }) => id === first!.id)).toBe(true);
      expect((await stores.events.find(first!.id))?.id).toBe(first!.id);
    });

    it('are different with another title, start, college or user', async () => {
      await added();
      for (const changes of [
        { title: 'Another' },
        { startsAt: hoursLater(25) },
        { collegeId: FSU },
        { createdBy: kim },
      ]) {
        expect(await stores.events.saveOnce(await anEvent('publish', changes))).toMatchObject({ isFirst: true });
      }
    });

    it('can be added again after the first one is canceled', async () => {
      const event = await added();
      await stores.events.update(event.id, (stored) => {
        stored.cancel({ id: dean, speaksForCollege: true }, hoursLater(1));
      });
      expect(await stores.events.saveOnce(await anEvent())).toMatchObject({ isFirst: true });
    });

    it('are rejected for an unknown college', async () => {
      await expect(added('publish', { collegeId: 999_999 as CollegeId })).rejects.toThrow(CollegeNotFound);
    });

    it('are not found by an unknown key', async () => {
      expect(await stores.events.find(999_999)).toBeNull();
      await expect(stores.events.update(999_999, () => {})).rejects.toThrow(CampusEventNotFound);
    });

    it('count the RSVP of each person once', async () => {
      const [{ id }, otherEvent] = [await added(), await added('publish', { title: 'Another' })];
      expect(await stores.rsvps.save(otherEvent.id, robin)).toBe(1);
      expect(await stores.rsvps.save(id, robin)).toBe(1);
      expect(await stores.rsvps.save(id, robin)).toBe(1);
      expect(await stores.rsvps.save(id, kim)).toBe(2);
      expect(await stores.rsvps.count(id)).toBe(2);
      expect(await stores.rsvps.delete(id, robin)).toBe(1);
      expect(await stores.rsvps.delete(id, robin)).toBe(1);
      expect(await stores.rsvps.save(otherEvent.id, robin)).toBe(1);
    });

    it('count thirty people who answer concurrently, some of them twice', async () => {
      const { id } = await added();
      await Promise.all(Array.from({ length: 45 }, (_, n) => stores.rsvps.save(id, (100 + (n % 30)) as PersonId)));
      expect(await stores.rsvps.save(id, 100 as PersonId)).toBe(30);
    });
  });
}
