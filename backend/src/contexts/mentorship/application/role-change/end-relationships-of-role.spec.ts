import { InMemoryAlumniAlerts } from '../alumni-alerts/testing/in-memory-alumni-alerts';
import { InMemoryCalendarImports } from '../calendar-import/testing/in-memory-calendar-imports';
import { InMemoryGivenMinutes } from '../minutes/testing/in-memory-minutes';
import { CalendarImport } from '../../domain/calendar-import/calendar-import';
import { RoleChangeNotConfirmed } from '../../domain/profile-fields/errors';
import type { RoleRelationship } from '../../domain/role-change/role-relationships';
import { EndRelationshipsOfRole, FindEndingRelationships } from './end-relationships-of-role';
import { RoleRelationships } from './ports/role-relationships';
import { CancelGroupHours } from '../group-hours/change-group-hour';
import { InMemoryGroupHours } from '../group-hours/testing/in-memory-group-hours';
import { aGroupHour } from '../group-hours/testing/sample-group-hour';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';

class StubRoleRelationships extends RoleRelationships {
  readonly locked: number[] = [];
  all: RoleRelationship[] = [];

  async lock(userId: number): Promise<void> {
    this.locked.push(userId);
  }

  async listByUser(): Promise<readonly RoleRelationship[]> {
    return this.all;
  }
}

/**
 * A mentor who is connected with a student and an alum, has a request from another student and a meeting with the
 * first.
 */
async function aMentorWithRelationships() {
  const calendar = meetingsFixture();
  const { connections, meetings, waitList, transactions, clock, people, connect, ask, meet } = calendar;
  await connect(STUDENT, MENTOR);
  await connect(ALUMNA, MENTOR);
  const request = await ask(KIM, MENTOR);
  const meeting = await meet(MENTOR, STUDENT);
  await waitList.join(9, MENTOR);
  meetings.events.splice(0);
  connections.eventNames.splice(0);
  const relationships = new StubRoleRelationships();
  relationships.all = [
    { kind: 'connection', id: 1, otherId: STUDENT },
    { kind: 'connection', id: 2, otherId: ALUMNA },
    { kind: 'request', id: request, otherId: KIM },
    { kind: 'meeting', id: meeting, otherId: STUDENT },
  ];
  const alumniAlerts = new InMemoryAlumniAlerts();
  await alumniAlerts.save({ userId: MENTOR, collegeId: 1, createdAt: clock.now() });
  const calendarImports = new InMemoryCalendarImports();
  await calendarImports.save(CalendarImport.add(MENTOR, 'https://calendar.example/a.ics', clock.now()));
  const groupHours = new InMemoryGroupHours();
  await groupHours.save(aGroupHour({ hostId: MENTOR }));
  const givenMinutes = new InMemoryGivenMinutes();
  await givenMinutes.save({
    userId: MENTOR,
    minutesPerMonth: 30,
    month: '2027-03',
    endsAt: clock.now(),
    isPaused: true,
  });
  const find = new FindEndingRelationships(relationships, people, clock);
  const end = new EndRelationshipsOfRole(
    relationships,
    find,
    connections,
    meetings,
    waitList,
    alumniAlerts,
    calendarImports,
    new CancelGroupHours(groupHours, calendar.minutes.giveBack, transactions, clock),
    givenMinutes,
    transactions,
    clock,
  );
  const statuses = () => [
    ...[...connections.states.values()].map(({ status }) => status),
    ...meetings.all.map(({ status }) => status),
  ];
  return { ...calendar, alumniAlerts, calendarImports, groupHours, givenMinutes, relationships, find, end, statuses };
}

describe('a change of role', () => {
  it("to student ends the mentor's relationships with students, and keeps the connection with an alum", async () => {
    const { end, find, statuses, relationships, connections, groupHours, takeEventNames } =
      await aMentorWithRelationships();
    expect((await find.execute(MENTOR, 'student')).map(({ otherId }) => otherId)).toEqual([STUDENT, KIM, STUDENT]);
    await end.execute({ userId: MENTOR, to: 'student', isConfirmed: true });
    expect(relationships.locked).toEqual([MENTOR]);
    expect(statuses()).toEqual(['closed', 'connected', 'closed', 'cancelled']);
    expect(connections.eventNames).toEqual([
      'ConnectionClosed',
      'ConnectionEndedByRole',
      'ConnectionClosed',
      'ConnectionEndedByRole',
    ]);
    expect(takeEventNames()).toEqual(['MeetingCancelled']);
    expect(groupHours.all).toMatchObject([{ status: 'cancelled' }]);
  });

  it('to administrator ends everything, to alumni nothing', async () => {
    const { find } = await aMentorWithRelationships();
    expect(await find.execute(MENTOR, 'college_admin')).toHaveLength(4);
    expect(await find.execute(MENTOR, 'alumni')).toEqual([]);
  });

  it('treats people with a closing account as alumni', async () => {
    const { find, people } = await aMentorWithRelationships();
    people.gone.add(STUDENT);
    expect((await find.execute(MENTOR, 'student')).map(({ otherId }) => otherId)).toEqual([KIM]);
    expect(await find.execute(MENTOR, 'college_admin')).toHaveLength(4);
  });

  it('ends nothing until it is confirmed, unless there is nothing to end', async () => {
    const { end, statuses, waitList, alumniAlerts, calendarImports, givenMinutes, relationships } =
      await aMentorWithRelationships();
    const change = end.execute({ userId: MENTOR, to: 'student', isConfirmed: false });
    await expect(change).rejects.toThrow(RoleChangeNotConfirmed);
    expect(statuses()).toEqual(['connected', 'connected', 'pending', 'confirmed']);
    expect(await waitList.listByMentor(9)).toEqual([MENTOR]);
    expect(await alumniAlerts.listByUser(MENTOR)).toHaveLength(1);
    expect(await calendarImports.findByUserId(MENTOR)).not.toBeNull();
    expect(await givenMinutes.findByUserId(MENTOR)).not.toBeNull();
    relationships.all = [];
    await end.execute({ userId: MENTOR, to: 'student', isConfirmed: false });
    expect(await waitList.listByMentor(9)).toEqual([]);
    expect(await alumniAlerts.listByUser(MENTOR)).toEqual([]);
    expect(await calendarImports.findByUserId(MENTOR)).toBeNull();
    expect(await givenMinutes.findByUserId(MENTOR)).toBeNull();
  });

  it('skips relationships that were deleted in the meantime', async () => {
    const { end, relationships, statuses } = await aMentorWithRelationships();
    relationships.all = [
      { kind: 'connection', id: 99, otherId: STUDENT },
      { kind: 'meeting', id: 99, otherId: STUDENT },
    ];
    await end.execute({ userId: MENTOR, to: 'student', isConfirmed: true });
    expect(statuses()).toEqual(['connected', 'connected', 'pending', 'confirmed']);
  });
});
