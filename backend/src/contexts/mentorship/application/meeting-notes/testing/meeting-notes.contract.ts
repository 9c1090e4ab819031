import { NotesEditConflict } from '../../../domain/meeting-notes/meeting-notes';
import type { MeetingNotesStore } from '../ports/meeting-notes-store';

const NOON = new Date('2027-03-01T12:00:00.000Z');

/**
 * Contract for every store of meeting notes, in PostgreSQL or in memory.
 * @param open with two meetings of the people 1 and 2, and their IDs
 */
export function describeMeetingNotes(
  name: string,
  open: () => Promise<{ store: MeetingNotesStore; meetings: readonly [number, number] }>,
): void {
  describe(`${name} keeps`, () => {
    let store: MeetingNotesStore;
    let one: number;
    let other: number;
    beforeEach(async () => {
      const opened = await open();
      store = opened.store;
      [one, other] = opened.meetings;
    });
    const by = (version: number, newItemIds: readonly number[] = []) => ({
      by: 1,
      participantIds: [1, 2],
      version,
      newItemIds,
      now: NOON,
    });

    it('notes and action items as written, in their order', async () => {
      expect((await store.find(one)).snapshot()).toMatchObject({
        meetingId: one,
        version: 0,
        actionItems: [],
      });
      const [first, second] = (await store.nextItemIds(2)) as [number, number];
      const notes = await store.find(one);
      const items = [
        { text: 'Read 🌱', ownerId: 2, dueOn: '2027-03-14', isDone: false },
        { text: 'Write', ownerId: null, dueOn: null, isDone: true },
      ];
      notes.edit({ agenda: ' a\n\tb ', notes: 'c', actionItems: items }, by(0, [first, second]));
      await store.save(notes);
      expect((await store.find(one)).snapshot()).toEqual(notes.snapshot());
      expect((await store.find(other)).snapshot().version).toBe(0);

      const reloaded = await store.find(one);
      const [third] = (await store.nextItemIds(1)) as [number];
      const reorderedItems = [{ ...items[1]!, id: second, text: 'Rewrite' }, items[0]!];
      reloaded.edit({ notes: null, actionItems: reorderedItems }, by(1, [third]));
      await store.save(reloaded);
      const stored = (await store.find(one)).snapshot();
      expect(stored).toEqual(reloaded.snapshot());
      expect(stored.actionItems.map(({ id, text }) => [id, text])).toEqual([
        [second, 'Rewrite'],
        [third, 'Read 🌱'],
      ]);
      expect(new Set([first, second, third]).size).toBe(3);
    });

    it('only the first of two saves that started from the same version', async () => {
      for (const round of [0, 1]) {
        const [mine, yours] = [await store.find(one), await store.find(one)];
        mine.edit({ notes: `mine ${round}` }, by(round));
        yours.edit({ notes: `yours ${round}` }, by(round));
        await store.save(mine);
        await expect(store.save(yours)).rejects.toThrow(NotesEditConflict);
        expect((await store.find(one)).snapshot().notes).toBe(`mine ${round}`);
      }
    });

    it('a private note per user', async () => {
      await store.savePrivateNote(one, 1, 'mine');
      await store.savePrivateNote(one, 1, 'mine, too');
      await store.savePrivateNote(one, 2, 'yours');
      await store.savePrivateNote(other, 2, null);
      expect(await store.findPrivateNote(one, 1)).toBe('mine, too');
      expect(await store.findPrivateNote(other, 1)).toBeNull();
      await store.savePrivateNote(one, 1, null);
      expect([await store.findPrivateNote(one, 1), await store.findPrivateNote(one, 2)]).toEqual([null, 'yours']);
    });
  });
}
