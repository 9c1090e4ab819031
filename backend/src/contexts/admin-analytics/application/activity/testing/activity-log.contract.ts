import { InteractionNotFound } from '../../../domain/activity/errors';
import type { Interaction } from '../../../domain/interactions/college-interaction';
import type { Interactions } from '../../interactions/ports/college-interactions';
import type { ActivityLog } from '../ports/activity-log';

const NOON = new Date('2026-03-01T12:00:00.123Z');

/** Contract tests for every log of students' interactions, in PostgreSQL or in memory. */
export function describeActivityLog(
  name: string,
  open: () => Promise<{ readonly log: ActivityLog; readonly interactions: Interactions }>,
): void {
  describe(`the activity of students in ${name}`, () => {
    let log: ActivityLog;
    let interactions: Interactions;
    let events = 0;
    beforeEach(async () => {
      ({ log, interactions } = await open());
      await add({ userId: 7, collegeId: 1, type: 'view', seconds: 60 });
      await add({ userId: 7, collegeId: 1, type: 'save' });
      await add({ userId: 7, collegeId: 2, type: 'contact' });
      await add({ userId: 8, collegeId: 1, type: 'rsvp' });
      await add({ userId: null, collegeId: 1, type: 'compare' });
    });
    const add = (change: Pick<Interaction, 'userId' | 'collegeId' | 'type'> & Partial<Interaction>) =>
      interactions.save([
        { eventId: `event-${++events}`, source: 'search', seconds: null, occurredAt: NOON, ...change },
      ]);
    const typesOf = async (userId: number) => (await log.listByStudent(userId)).map(({ type }) => type).sort();

    it("contains only the student's own interactions, at all colleges", async () => {
      expect(await typesOf(7)).toEqual(['contact', 'save', 'view']);
      expect(await typesOf(9)).toEqual([]);
      const viewed = (await log.listByStudent(7)).find(({ type }) => type === 'view');
      expect(viewed).toEqual({ id: expect.any(Number), collegeId: 1, type: 'view', seconds: 60, at: NOON });
    });

    it('is deleted one by one, only by the student', async () => {
      const saved = (await log.listByStudent(7)).find(({ type }) => type === 'save')!;
      await expect(log.delete(8, saved.id)).rejects.toThrow(InteractionNotFound);
      await log.delete(7, saved.id);

      expect(await typesOf(7)).toEqual(['contact', 'view']);
      await expect(log.delete(7, saved.id)).rejects.toThrow(InteractionNotFound);
    });

    it('is deleted for one college or for all', async () => {
      await log.deleteAll(7, 1);
      expect(await typesOf(7)).toEqual(['contact']);
      await log.deleteAll(7, null);

      expect([await typesOf(7), await typesOf(8)]).toEqual([[], ['rsvp']]);
    });
  });
}
