import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { aGroupHour } from '../../application/group-hours/testing/sample-group-hour';
import { describeGroupHours } from '../../application/group-hours/testing/group-hours.contract';
import { aMeeting, anHour, NOON } from '../../application/meetings/testing/sample-meeting';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import { GroupHourTimeConflict } from '../../domain/group-hours/group-hour-state';
import { MeetingTimeConflict } from '../../domain/meetings/meeting-state';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { SqlBlocks } from '../connections/typeorm-connections';
import { SqlMeetingReader, TypeormMeetings } from '../meetings/typeorm-meetings';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';
import { SqlGroupHourReader } from './sql-group-hour-reader';
import { SqlGroupHours } from './sql-group-hours';

const [HOST, KIM, ROBIN] = [1, 11, 12];

const findableHost = (db: DataSource) => async (userId: number) => {
  const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
  if (!(await profiles.findByUserId(userId))) await profiles.save(AlumniProfile.create(userId, null));
  await db.query('UPDATE mentorship.finder_entries SET is_listed = true, is_away = false WHERE user_id = $1', [userId]);
};

describeGroupHours('PostgreSQL', async () => {
  const db = await freshDatabase();
  const session = unitOfWorkOn(db);
  const reader = new SqlGroupHourReader(session, session);
  return { groupHours: new SqlGroupHours(session), reader, transactions: session, addHost: findableHost(db) };
});

describe('group hours in PostgreSQL', () => {
  let db: DataSource;
  beforeAll(async () => (db = await freshDatabase()));
  beforeEach(() => emptyTables(db, 'mentorship.group_hours', 'mentorship.meetings', 'mentorship.blocks'));
  const session = () => unitOfWorkOn(db);
  const groupHours = () => new SqlGroupHours(session());
  const reader = () => new SqlGroupHourReader(session(), session());

  /** A group hour that KIM joined with a question. */
  async function keep(id = 7) {
    const groupHour = aGroupHour({}, id);
    groupHour.join(KIM, 'Is it loud?', NOON);
    await groupHours().save(groupHour);
    return groupHour;
  }

  it('and meetings of two people never overlap for a person', async () => {
    await keep();
    const meetings = new TypeormMeetings(session());
    const overlapping = aMeeting({ hostId: KIM, attendeeId: 99, ...anHour(24.5) });
    await expect(meetings.save(overlapping)).rejects.toThrow(MeetingTimeConflict);
    const next = aMeeting({ hostId: KIM, attendeeId: ROBIN, ...anHour(25) }, false, 8);
    await meetings.save(next);
    const other = aGroupHour({ hostId: 2, ...anHour(25) }, 9);
    other.join(ROBIN, null, NOON);
    await expect(groupHours().save(other)).rejects.toThrow(GroupHourTimeConflict);

    const meetingReader = new SqlMeetingReader(session(), session());
    expect(await meetingReader.listBusyPeriods([KIM], NOON, anHour(30).endTime)).toEqual([anHour(24), anHour(25)]);
    expect(await meetingReader.findOverlap(KIM, anHour(24), null)).toMatchObject({ title: 'Life in the dorms' });
  });

  it('are not found after a block, nor if the host hides their profile', async () => {
    const { id } = await keep();
    await findableHost(db)(HOST);
    const isListed = async () =>
      (await reader().list(ROBIN, { list: 'open', now: NOON, limit: 9, after: null })).length > 0;
    const isFound = async (userId: number) => (await reader().findById(userId, id, true)) !== null;
    expect([await isListed(), await isFound(ROBIN), await isFound(KIM)]).toEqual([true, true, true]);
    await new SqlBlocks(session()).save(HOST, ROBIN, NOON);
    await new SqlBlocks(session()).save(KIM, HOST, NOON);
    expect([await isListed(), await isFound(ROBIN), await isFound(KIM)]).toEqual([false, false, false]);
    await emptyTables(db, 'mentorship.blocks');
    await db.query('UPDATE mentorship.finder_entries SET is_listed = false WHERE user_id = $1', [HOST]);
    expect([await isListed(), await isFound(ROBIN), await isFound(KIM)]).toEqual([false, false, true]);
  });

  it('are exported to each side without the other, and erased with either', async () => {
    await keep();
    const data = new SqlPersonalData(session());
    const [ofHost, ofGuest] = [await data.export(HOST), await data.export(KIM)];
    expect(ofHost).toMatchObject({ groupHours: [{ topic: 'Life in the dorms' }], groupHoursJoined: [] });
    expect(JSON.stringify(ofHost)).not.toMatch(/loud|room-7/);
    expect(ofGuest).toMatchObject({ groupHours: [], groupHoursJoined: [{ question: 'Is it loud?' }] });
    await data.erase(KIM);
    expect((await groupHours().find(7))!.snapshot().guests).toEqual([]);
    await data.erase(HOST);
    expect(await groupHours().find(7)).toBeNull();
    expect(await db.query('SELECT FROM mentorship.group_hour_times')).toEqual([]);
  });
});
