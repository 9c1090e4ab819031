import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aMeeting, anHour, aPlan, NOON } from '../../application/meetings/testing/sample-meeting';
import { describeMeetings } from '../../application/meetings/testing/meetings.contract';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { Meeting } from '../../domain/meetings/meeting';
import { SqlBlocks } from '../connections/typeorm-connections';
import { SqlMeetingReader, TypeormMeetings } from './typeorm-meetings';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from '../profiles/typeorm-profiles';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));

describeMeetings('PostgreSQL', async () => {
  const session = unitOfWorkOn(await freshDatabase());
  return {
    meetings: new TypeormMeetings(session),
    reader: new SqlMeetingReader(session, session),
    transactions: session,
  };
});

describe('meetings in PostgreSQL', () => {
  const session = () => unitOfWorkOn(db);
  const meetings = () => new TypeormMeetings(session());
  async function keep(hostId: number, attendeeId: number, days = 1): Promise<number> {
    const id = await meetings().nextId();
    const changes = { description: 'Words', meetingUrl: 'https://meet.example.org/ada' };
    const plan = aPlan({ hostId, attendeeId, ...changes, ...anHour(days * 24) });
    await meetings().save(Meeting.schedule(id, 'a-secret-room', plan, { isInvitation: false }, NOON));
    return id;
  }
  beforeEach(() => emptyTables(db, 'mentorship.meetings', 'mentorship.blocks'));

  it('are not listed after a block', async () => {
    const [id, reader] = [await keep(1, 2), new SqlMeetingReader(session(), session())];
    await new SqlBlocks(session()).save(2, 1, NOON);
    for (const userId of [1, 2]) {
      expect(await reader.findById(userId, id)).toBeNull();
      expect(await reader.list(userId, { now: NOON, limit: 9, offset: 0 })).toEqual({ items: [], total: 0 });
      expect([await reader.countUpcoming(userId, NOON), await reader.listSince(userId, NOON, 9)]).toEqual([0, []]);
    }
  });

  it("contain whether the two are connected and what the other's profile shows", async () => {
    const [profiles, students] = [
      new TypeormAlumniProfiles(session(), new InMemoryPeople()),
      new TypeormStudentProfiles(session(), new InMemoryPeople()),
    ];
    for (const [userId, isVisible] of [
      [3, true],
      [4, false],
      [5, null],
    ] as const) {
      const profile = AlumniProfile.create(userId, null);
      if (isVisible !== null) profile.applyChoices({ isProfileVisible: isVisible }, false, NOON);
      await profiles.save(profile);
    }
    for (const [userId, isMinor] of [
      [6, false],
      [7, true],
    ] as const) {
      await students.save(StudentProfile.create(userId, isMinor));
    }
    // Two connections of the viewer (user 2), one in each direction, a declined one, and two that don't involve the
    // viewer.
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, status, message, created_at, updated_at)
       VALUES (2, 4, 'connected', 'Hi', now(), now()), (5, 2, 'connected', 'Hi', now(), now()),
              (3, 2, 'declined', 'Hi', now(), now()), (3, 6, 'connected', 'Hi', now(), now()),
              (1, 7, 'connected', 'Hi', now(), now())`,
    );
    const reader = new SqlMeetingReader(session(), session());
    for (const [other, isConnected, isHidden, isPublic] of [
      [3, false, false, false],
      [4, true, true, false],
      [5, true, false, false],
      [6, false, false, true],
      [7, false, false, false],
    ] as const) {
      const id = await keep(2, other, other);
      expect({ ofOther: other, ...(await reader.findById(2, id))!.other }).toMatchObject({
        ofOther: other,
        isConnected,
        isHidden,
        isPublic,
      });
      expect((await reader.findById(other, id))!.other).toMatchObject({ isConnected });
    }
    await emptyTables(db, 'mentorship.connections');
  });

  it('are exported to both without user IDs and without the room', async () => {
    await keep(7_001, 7_002);
    const exportedTables = await new SqlPersonalData(session()).export(7_002);
    expect(exportedTables.meetings).toMatchObject([
      { title: 'A first talk', description: 'Words', hosted_by_you: false },
    ]);
    expect(exportedTables.meetingTimes).toHaveLength(1);
    expect(JSON.stringify(exportedTables)).not.toMatch(/700[12]|secret-room/);
  });

  it('stay for the other person after an erasure, with a placeholder ID, and are deleted after both are erased', async () => {
    const [id, data] = [await keep(7_001, 7_002), new SqlPersonalData(session())];
    await data.erase(7_001);
    const [row] = (await new SqlMeetingReader(session(), session()).list(7_002, { now: NOON, limit: 9, offset: 0 }))
      .items;
    expect(row).toMatchObject({ id, attendeeId: 7_002, title: 'A first talk', meetingUrl: null });
    expect(row!.hostId).toBeLessThan(0);
    await data.erase(7_002);
    expect(await db.query('SELECT FROM mentorship.meetings')).toEqual([]);
    expect(await db.query('SELECT FROM mentorship.meeting_participants')).toEqual([]);
  });

  it('are read as they were saved, also when declined or canceled', async () => {
    const states = [aMeeting({}, true, 1), aMeeting({}, true, 2), aMeeting({}, true, 3)] as const;
    states[0].answer(2, 'declined', 'No time', NOON);
    states[1].cancel(1, 'Exams', NOON);
    states[2].cancelForEndedConnection(NOON);
    for (const one of states) {
      await meetings().save(one);
      expect((await meetings().find(one.id))!.snapshot()).toEqual(one.snapshot());
    }
  });

  it.each([
    ['of someone with themselves', 'UPDATE mentorship.meetings SET attendee_id = host_id', /of_two/],
    ['that ends before it begins', 'UPDATE mentorship.meetings SET end_time = start_time', /times/],
    ['confirmed by no one', 'UPDATE mentorship.meetings SET confirmed_at = NULL', /confirmed/],
    ['with half a proposal', 'UPDATE mentorship.meetings SET proposed_at = now()', /proposal/],
    ['with a reason for nothing', `UPDATE mentorship.meetings SET reason = 'Why not'`, /reason/],
    [
      'over another one of the same person',
      `INSERT INTO mentorship.meeting_participants (meeting_id, user_id, starts_at, ends_at)
       SELECT meeting_id + 1, user_id, starts_at, ends_at FROM mentorship.meeting_participants`,
      /one_at_a_time/,
    ],
  ])('constraints reject a meeting %s', async (_, statement, constraint) => {
    await keep(1, 2);
    await expect(db.query(statement)).rejects.toThrow(constraint);
  });
});
