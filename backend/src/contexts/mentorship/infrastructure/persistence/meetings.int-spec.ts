import type { DataSource } from 'typeorm';
import { freshDatabase, sessionOn } from '../../../../../test/support/database';
import { aMeeting, aPlan, NOON } from '../../application/testing/a-meeting';
import { describeMeetings } from '../../application/testing/meetings.contract';
import { Meeting } from '../../domain/meeting';
import { SqlBlocks } from './sql-blocks';
import { SqlMeetingReader } from './sql-meeting-reader';
import { SqlPersonalData } from './sql-personal-data';
import { TypeormMeetings } from './typeorm-meetings';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeMeetings('PostgreSQL', async () => {
  const session = sessionOn(await freshDatabase());
  return { meetings: new TypeormMeetings(session), reader: new SqlMeetingReader(session) };
});

describe('meetings in PostgreSQL', () => {
  const session = () => sessionOn(db);
  const meetings = () => new TypeormMeetings(session());
  async function keep(hostId: number, attendeeId: number): Promise<number> {
    const id = await meetings().nextId();
    const plan = aPlan({ hostId, attendeeId, description: 'Words', meetingUrl: 'https://meet.example.org/ada' });
    await meetings().save(Meeting.schedule(id, 'a-secret-room', plan, { isInvitation: false }, NOON));
    return id;
  }
  beforeEach(() => db.query('TRUNCATE mentorship.meetings, mentorship.blocks CASCADE'));

  it('are nowhere for two of whom one has blocked the other', async () => {
    const [id, reader] = [await keep(1, 2), new SqlMeetingReader(session())];
    await new SqlBlocks(session()).add(2, 1, NOON);
    for (const who of [1, 2]) {
      expect(await reader.byId(who, id)).toBeNull();
      expect(await reader.page(who, { now: NOON, limit: 9, offset: 0 })).toEqual({ items: [], total: 0 });
      expect([await reader.countToCome(who, NOON), await reader.since(who, NOON, 9)]).toEqual([0, []]);
    }
  });

  it('are told of to both without a name, and never where the room is', async () => {
    await keep(7_001, 7_002);
    const told = await new SqlPersonalData(session()).of(7_002);
    expect(told.meetings).toMatchObject([{ title: 'A first talk', description: 'Words', hosted_by_you: false }]);
    expect(told.meetingTimes).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/700[12]|secret-room/);
  });

  it('stay for the other when somebody is erased, under a number of nobody; between two who are gone none is left', async () => {
    const [id, data] = [await keep(7_001, 7_002), new SqlPersonalData(session())];
    await data.erase(7_001);
    const [row] = (await new SqlMeetingReader(session()).page(7_002, { now: NOON, limit: 9, offset: 0 })).items;
    expect(row).toMatchObject({ id, attendeeId: 7_002, title: 'A first talk', meetingUrl: null });
    expect(row!.hostId).toBeLessThan(0);
    await data.erase(7_002);
    expect(await db.query('SELECT FROM mentorship.meetings')).toEqual([]);
    expect(await db.query('SELECT FROM mentorship.meeting_participants')).toEqual([]);
  });

  it('are given back as they are, whatever became of them', async () => {
    const states = [aMeeting({}, true, 1), aMeeting({}, true, 2), aMeeting({}, true, 3)] as const;
    states[0].answer(2, 'declined', 'No time', NOON);
    states[1].cancel(1, 'Exams', NOON);
    states[2].breakOff(NOON);
    for (const one of states) {
      await meetings().save(one);
      expect((await meetings().byId(one.id))!.snapshot()).toEqual(one.snapshot());
    }
  });

  it.each([
    ['of somebody with themselves', 'UPDATE mentorship.meetings SET attendee_id = host_id', /of_two/],
    ['that ends before it begins', 'UPDATE mentorship.meetings SET end_time = start_time', /times/],
    ['confirmed by nobody', 'UPDATE mentorship.meetings SET confirmed_at = NULL', /confirmed/],
    ['with half a proposal', 'UPDATE mentorship.meetings SET proposed_at = now()', /proposal/],
    ['with a reason for nothing', `UPDATE mentorship.meetings SET reason = 'Why not'`, /reason/],
    [
      'over another one of the same person',
      `INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
       SELECT meeting_id + 1, user_id, starts_at, ends_at FROM mentorship.meeting_participants`,
      /one_at_a_time/,
    ],
  ])('cannot be one %s', async (_, statement, constraint) => {
    await keep(1, 2);
    await expect(db.query(statement)).rejects.toThrow(constraint);
  });
});
