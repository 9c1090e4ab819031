import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { describeMeetingNotes } from '../../application/meeting-notes/testing/meeting-notes.contract';
import { REMINDER_WINDOWS } from '../../domain/meetings/meeting-reminder';
import { NotesEditConflict } from '../../domain/meeting-notes/meeting-notes';
import { SqlMeetingNotes } from './sql-meeting-notes';
import { TypeormMeetings } from '../meetings/typeorm-meetings';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { insertMeeting } from '../meetings/testing/insert-meeting';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
beforeEach(() => emptyTables(db, 'mentorship.meetings'));

const NOW = new Date('2027-03-01T12:00:00.000Z');
const MINUTE = 60_000;
const inMinutes = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE);
const saveMeeting = (startsInMinutes: number, changes: object = {}) =>
  insertMeeting(db, {
    hostId: 1,
    attendeeId: 2,
    startTime: inMinutes(startsInMinutes),
    endTime: inMinutes(startsInMinutes + 1),
    ...changes,
  });

describeMeetingNotes('PostgreSQL', async () => ({
  store: new SqlMeetingNotes(unitOfWorkOn(db)),
  meetings: [await saveMeeting(60), await saveMeeting(120)],
}));

describe('notes of a meeting in PostgreSQL', () => {
  it('keep the first of several simultaneous saves; the others fail with NotesChanged', async () => {
    const ROUNDS = 8;
    for (let round = 0; round < ROUNDS; round++) {
      const meetingId = await saveMeeting(10_000 + round);
      const saves = await Promise.allSettled(
        ['mine', 'yours', 'theirs'].map(async (words) => {
          const store = new SqlMeetingNotes(unitOfWorkOn(db));
          const notes = await store.find(meetingId);
          notes.edit({ notes: words }, { by: 1, participantIds: [1, 2], version: 0, newItemIds: [], now: NOW });
          await store.save(notes);
          return words;
        }),
      );
      const kept = saves.flatMap((save) => (save.status === 'fulfilled' ? [save.value] : []));
      const refusals = saves.flatMap((save) => (save.status === 'rejected' ? [save.reason as unknown] : []));
      expect(kept).toHaveLength(1);
      expect(refusals.every((refusal) => refusal instanceof NotesEditConflict)).toBe(true);
      expect((await new SqlMeetingNotes(unitOfWorkOn(db)).find(meetingId)).snapshot().notes).toBe(kept[0]);
    }
  });

  it('stay without editor and owner when one account is erased, and are deleted when both are', async () => {
    const [meetingId, store, data] = [
      await saveMeeting(60),
      new SqlMeetingNotes(unitOfWorkOn(db)),
      new SqlPersonalData(unitOfWorkOn(db)),
    ];
    const notes = await store.find(meetingId);
    const actionItems = [{ text: 'Write', ownerId: 1, dueOn: null, isDone: false }];
    const newItemIds = await store.nextItemIds(1);
    notes.edit(
      { notes: 'Ours', actionItems },
      { by: 1, participantIds: [1, 2], version: 0, newItemIds: newItemIds, now: NOW },
    );
    await store.save(notes);
    await store.savePrivateNote(meetingId, 1, 'ZYX mine');
    await store.savePrivateNote(meetingId, 2, 'Yours');

    const exportedTables = await data.export(2);
    expect(exportedTables.meetingNotes).toMatchObject([{ notes: 'Ours', edited_by_you: false }]);
    expect(exportedTables.actionItems).toMatchObject([{ text: 'Write', yours: false }]);
    expect(exportedTables.privateNotes).toMatchObject([{ note: 'Yours' }]);
    expect(JSON.stringify(exportedTables)).not.toContain('ZYX');

    await data.erase(1);
    expect((await store.find(meetingId)).snapshot()).toMatchObject({
      notes: 'Ours',
      editedBy: null,
      actionItems: [{ text: 'Write', ownerId: null }],
    });
    expect(await store.findPrivateNote(meetingId, 1)).toBeNull();
    await data.erase(2);
    expect(await db.query('SELECT 1 FROM mentorship.meeting_notes')).toEqual([]);
  });
});

describe('outcomes in PostgreSQL', () => {
  it('are stored once per person, the latest one, and exported to that person only', async () => {
    const [meetingId, outcomes, data] = [
      await saveMeeting(60),
      new SqlMeetingNotes(unitOfWorkOn(db)),
      new SqlPersonalData(unitOfWorkOn(db)),
    ];
    await outcomes.saveOutcome(meetingId, 1, 'moved', NOW);
    await outcomes.saveOutcome(meetingId, 1, 'happened', NOW);
    await outcomes.saveOutcome(meetingId, 2, 'no-show', NOW);
    expect((await data.export(1)).meetingOutcomes).toMatchObject([{ outcome: 'happened' }]);
    expect((await data.export(2)).meetingOutcomes).toMatchObject([{ outcome: 'no-show' }]);
    await data.erase(1);
    expect((await data.export(1)).meetingOutcomes).toEqual([]);
    expect((await data.export(2)).meetingOutcomes).toHaveLength(1);
  });
});

describe('reminders in PostgreSQL', () => {
  const claim = (kind: 'day' | 'quarter', now = NOW) =>
    new TypeormMeetings(unitOfWorkOn(db)).claimReminders(kind, REMINDER_WINDOWS[kind], now);
  const DAY = 24 * 60;

  it('are due for both people one day and 15 minutes before the meeting', async () => {
    const meetingInTenMinutes = await saveMeeting(10);
    const meetingInOneDay = await saveMeeting(DAY);
    await saveMeeting(DAY + 1);
    await saveMeeting(11 * 60);
    await saveMeeting(-1);
    const both = (meetingId: number, kind: string) =>
      [1, 2].map((userId) => ({ meetingId, userId, kind, sequence: 0 }));

    expect(await claim('day')).toEqual(both(meetingInOneDay, 'day'));
    expect(await claim('quarter')).toEqual(both(meetingInTenMinutes, 'quarter'));
  });

  it('are not due for canceled meetings, unconfirmed ones that start soon, and meetings scheduled too late', async () => {
    await saveMeeting(10, { status: 'cancelled' });
    await saveMeeting(DAY - 10, { status: 'cancelled' });
    await saveMeeting(12, { status: 'pending' });
    await saveMeeting(13, { createdAt: inMinutes(-1) });
    await saveMeeting(DAY - 5, { createdAt: inMinutes(-1) });
    expect([...(await claim('quarter')), ...(await claim('day'))]).toEqual([]);

    const pendingMeeting = await saveMeeting(DAY - 1, { status: 'pending' });
    expect(await claim('day')).toMatchObject([{ meetingId: pendingMeeting }, { meetingId: pendingMeeting }]);
  });

  it('of one day are due until twelve hours before, and only for meetings scheduled before they were due', async () => {
    const claimableMeeting = await saveMeeting(12 * 60 + 1);
    await saveMeeting(12 * 60);
    const meetingCreatedInTime = await saveMeeting(DAY - 5, { createdAt: inMinutes(-5) });
    await saveMeeting(DAY - 3, { createdAt: inMinutes(-2) });
    const meetings = (await claim('day')).map(({ meetingId }) => meetingId);
    expect([...new Set(meetings)]).toEqual([claimableMeeting, meetingCreatedInTime]);
  });

  it('are claimed once, and again when the time has changed', async () => {
    const meetingId = await saveMeeting(DAY - 1);
    expect(await claim('day')).toHaveLength(2);
    expect(await claim('day', inMinutes(5))).toEqual([]);
    await db.query('UPDATE mentorship.meetings SET sequence = 1 WHERE id = $1', [meetingId]);
    expect(await claim('day', inMinutes(5))).toMatchObject([{ sequence: 1 }, { sequence: 1 }]);
  });

  it('are claimed by only one of several concurrent workers', async () => {
    const ROUNDS = 8;
    for (let round = 0; round < ROUNDS; round++) {
      await emptyTables(db, 'mentorship.meetings');
      for (let i = 0; i < 5; i++) await saveMeeting(DAY - 2 * i);
      const given = await Promise.all([claim('day'), claim('day'), claim('day'), claim('day')]);
      const keys = given.flat().map(({ meetingId, userId }) => `${meetingId} ${userId}`);
      expect([keys.length, new Set(keys).size]).toEqual([10, 10]);
    }
  });

  it('are not sent to deleted accounts', async () => {
    await saveMeeting(DAY - 1);
    await new SqlPersonalData(unitOfWorkOn(db)).erase(2);
    expect(await claim('day')).toMatchObject([{ userId: 1 }]);
  });
});
