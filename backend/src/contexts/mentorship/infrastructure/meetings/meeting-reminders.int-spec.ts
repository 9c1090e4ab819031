import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { TypeormMeetings } from './typeorm-meetings';

const HOUR = 60 * 60 * 1_000;
const NOW = new Date('2026-03-02T12:00:00Z');
const inHours = (hours: number): Date => new Date(NOW.getTime() + hours * HOUR);
/** A day before: from 24 hours before the start until 1 hour before it. */
const DAY_REMINDER_WINDOW = { from: 24 * HOUR, until: HOUR };

let db: DataSource;
let meetings: TypeormMeetings;
beforeEach(async () => {
  db = await freshDatabase();
  meetings = new TypeormMeetings(unitOfWorkOn(db));
});

async function meeting(changes: {
  start?: Date;
  created?: Date;
  status?: string;
  host?: number;
  sequence?: number;
}): Promise<number> {
  const { start = inHours(20), created = inHours(-100), status = 'confirmed', host = 7, sequence = 0 } = changes;
  const [row] = await db.query<{ id: number }[]>(
    `INSERT INTO mentorship.meetings (host_id, attendee_id, title, start_time, end_time, status, sequence, room,
       is_invitation, confirmed_at, created_at, updated_at)
     VALUES ($1, 9, 'A first talk', $2, $2::timestamptz + interval '1 hour', $3, $4, 'room', false, $5, $5, $5)
     RETURNING id`,
    [host, start, status, sequence, created],
  );
  return row!.id;
}
const claimed = async (kind: 'day' | 'quarter', now = NOW) =>
  (await meetings.claimReminders(kind, DAY_REMINDER_WINDOW, now)).map(({ meetingId, userId }) => [meetingId, userId]);

describe('reminders of meetings in PostgreSQL', () => {
  it('are claimed for both people, the soonest meeting first, and only once', async () => {
    const later = await meeting({ start: inHours(22) });
    const sooner = await meeting({ start: inHours(2) });

    expect(await claimed('day')).toEqual([
      [sooner, 7],
      [sooner, 9],
      [later, 7],
      [later, 9],
    ]);
    expect(await claimed('day')).toEqual([]);
  });

  it('are each claimed by one of several processes', async () => {
    for (let n = 0; n < 10; n += 1) await meeting({});
    const all = await Promise.all([claimed('day'), claimed('day'), claimed('day')]);

    expect(all.flat()).toHaveLength(20);
  });

  it('are claimed within the window, including its beginning and excluding its end', async () => {
    const first = await meeting({ start: inHours(24) });
    await meeting({ start: new Date(inHours(24).getTime() + 1) });
    const last = await meeting({ start: new Date(inHours(1).getTime() + 1) });
    await meeting({ start: inHours(1) });

    expect((await claimed('day')).map(([id]) => id)).toEqual([last, last, first, first]);
  });

  it('are not claimed for meetings that were created within the window', async () => {
    const earlyMeeting = await meeting({ start: inHours(20), created: inHours(-4) });
    await meeting({ start: inHours(20), created: inHours(-3.9) });

    expect((await claimed('day')).map(([id]) => id)).toEqual([earlyMeeting, earlyMeeting]);
  });

  it('are claimed for open proposals only a day before', async () => {
    const open = await meeting({ status: 'pending' });
    await meeting({ status: 'cancelled' });
    await meeting({ status: 'declined' });

    expect(await claimed('quarter')).toEqual([]);
    expect((await claimed('day')).map(([id]) => id)).toEqual([open, open]);
  });

  it('are not claimed for erased accounts', async () => {
    const id = await meeting({ host: -3 });

    expect(await claimed('day')).toEqual([[id, 9]]);
  });

  it('are claimed again after the meeting was moved', async () => {
    const id = await meeting({});
    await claimed('day');
    await db.query('UPDATE mentorship.meetings SET sequence = sequence + 1 WHERE id = $1', [id]);

    expect(await meetings.claimReminders('day', DAY_REMINDER_WINDOW, NOW)).toEqual([
      { meetingId: id, userId: 7, kind: 'day', sequence: 1 },
      { meetingId: id, userId: 9, kind: 'day', sequence: 1 },
    ]);
  });
});
