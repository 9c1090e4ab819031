import { NotesChanged } from '../../../domain/meeting-notes/meeting-notes';
import type { MeetingNotesStore } from '../ports/meeting-notes-store';

const NOON = new Date('2027-03-01T12:00:00.000Z');

/**
 * What every keeper of notes must do, whether in PostgreSQL or in a Map.
 * @param open with two meetings of the people 1 and 2, and their keys
 */
export function describeMeetingNotes(
  name: string,
  open: () => Promise<{ keeper: MeetingNotesStore; meetings: readonly [number, number] }>,
): void {
  describe(`${name} keeps`, () => {
    let keeper: MeetingNotesStore;
    let one: number;
    let other: number;
    beforeEach(async () => {
      const opened = await open();
      keeper = opened.keeper;
      [one, other] = opened.meetings;
    });
    const by = (version: number, fresh: readonly number[] = []) => ({
      ...{ by: 1, both: [1, 2], version, fresh, now: NOON },
    });

    it('notes and what is to do, as they were written, in their order', async () => {
      expect((await keeper.findByMeetingId(one)).snapshot()).toMatchObject({
        meetingId: one,
        version: 0,
        actionItems: [],
      });
      const [first, second] = (await keeper.nextItemIds(2)) as [number, number];
      const notes = await keeper.findByMeetingId(one);
      const items = [
        { text: 'Read 🌱', ownerId: 2, dueOn: '2027-03-14', isDone: false },
        { text: 'Write', ownerId: null, dueOn: null, isDone: true },
      ];
      notes.edit({ agenda: ' a\n\tb ', notes: 'c', actionItems: items }, by(0, [first, second]));
      await keeper.save(notes);
      expect((await keeper.findByMeetingId(one)).snapshot()).toEqual(notes.snapshot());
      expect((await keeper.findByMeetingId(other)).snapshot().version).toBe(0);

      const again = await keeper.findByMeetingId(one);
      const [third] = (await keeper.nextItemIds(1)) as [number];
      const moved = [{ ...items[1]!, id: second, text: 'Rewrite' }, items[0]!];
      again.edit({ notes: null, actionItems: moved }, by(1, [third]));
      await keeper.save(again);
      const kept = (await keeper.findByMeetingId(one)).snapshot();
      expect(kept).toEqual(again.snapshot());
      expect(kept.actionItems.map(({ id, text }) => [id, text])).toEqual([
        [second, 'Rewrite'],
        [third, 'Read 🌱'],
      ]);
      expect(new Set([first, second, third]).size).toBe(3);
    });

    it('the words of whoever is first, of two who have read the same', async () => {
      for (const round of [0, 1]) {
        const [mine, yours] = [await keeper.findByMeetingId(one), await keeper.findByMeetingId(one)];
        mine.edit({ notes: `mine ${round}` }, by(round));
        yours.edit({ notes: `yours ${round}` }, by(round));
        await keeper.save(mine);
        await expect(keeper.save(yours)).rejects.toThrow(NotesChanged);
        expect((await keeper.findByMeetingId(one)).snapshot().notes).toBe(`mine ${round}`);
      }
    });

    it('what each writes for themselves alone', async () => {
      await keeper.savePrivateNote(one, 1, 'mine');
      await keeper.savePrivateNote(one, 1, 'mine, too');
      await keeper.savePrivateNote(one, 2, 'yours');
      await keeper.savePrivateNote(other, 2, null);
      expect(await keeper.findPrivateNote(one, 1)).toBe('mine, too');
      expect(await keeper.findPrivateNote(other, 1)).toBeNull();
      await keeper.savePrivateNote(one, 1, null);
      expect([await keeper.findPrivateNote(one, 1), await keeper.findPrivateNote(one, 2)]).toEqual([null, 'yours']);
    });
  });
}
