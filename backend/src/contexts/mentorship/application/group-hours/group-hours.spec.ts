import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { RecordedJobs } from '../../../../shared/application/testing/recorded-jobs';
import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { CalendarImport } from '../../domain/calendar-import/calendar-import';
import {
  GroupHourNotFound,
  type GroupHourPlan,
  GroupHourTimeConflict,
  TooManyGroupHours,
} from '../../domain/group-hours/group-hour-state';
import { NoMinutesLeft } from '../../domain/minutes/minutes';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { InMemoryCalendarImports } from '../calendar-import/testing/in-memory-calendar-imports';
import { ALUMNA, KIM, meetingsFixture, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { anHour, hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import {
  CancelGroupHours,
  ChangeAttendance,
  JoinGroupHour,
  OfferGroupHour,
  OpenGroupHourCall,
} from './change-group-hour';
import { ListGroupHours } from './list-group-hours';
import { GROUP_HOUR_REMINDER_QUEUE, SendGroupHourReminders } from './send-group-hour-reminders';
import { InMemoryGroupHourReader, InMemoryGroupHours } from './testing/in-memory-group-hours';
import { aGroupHourPlan } from './testing/sample-group-hour';

const student = (id: number) => ({ id, role: 'student' as const });

/** The use cases of group hours, on fakes. */
function fixture() {
  const base = meetingsFixture();
  const { limits, people, clock, relationship, minutes } = base;
  const [groupHours, calendars, jobs] = [new InMemoryGroupHours(), new InMemoryCalendarImports(), new RecordedJobs()];
  const [reader, transactions] = [new InMemoryGroupHourReader(groupHours), new NoTransactions()];
  const randomness = { createToken: (bytes: number) => `${bytes}-bytes` };
  const rooms = { host: 'rooms.example', getUrl: (room: string) => `https://rooms.example/${room}` };
  const offering = new OfferGroupHour(
    groupHours,
    reader,
    calendars,
    people,
    minutes.charge,
    limits,
    randomness,
    transactions,
    clock,
  );
  return {
    ...base,
    groupHours,
    calendars,
    jobs,
    published: transactions.published,
    offer: (overrides: Partial<GroupHourPlan> = {}) =>
      offering.execute(aGroupHourPlan({ hostId: MENTOR, ...overrides })),
    join: new JoinGroupHour(groupHours, relationship, limits, transactions, clock),
    attendance: new ChangeAttendance(groupHours, clock),
    cancel: new CancelGroupHours(groupHours, minutes.giveBack, transactions, clock),
    call: new OpenGroupHourCall(groupHours, reader, rooms, clock),
    list: new ListGroupHours(reader, people, clock),
    reminders: new SendGroupHourReminders(groupHours, jobs, transactions, clock),
  };
}

describe('offering a group hour', () => {
  it('needs an alum who is free, also in the calendar they added', async () => {
    const { offer, groupHours, calendars } = fixture();
    await calendars.save(CalendarImport.add(MENTOR, 'https://calendar.example/a.ics', NOON));
    await calendars.saveBusyPeriods(MENTOR, [anHour(30.5)]);
    const id = await offer();
    expect(groupHours.states.get(id)).toMatchObject({ hostId: MENTOR, room: '24-bytes', guests: [] });
    await expect(offer(anHour(24.5))).rejects.toThrow(GroupHourTimeConflict);
    await expect(offer(anHour(30))).rejects.toThrow(GroupHourTimeConflict);
    await expect(offer({ hostId: STUDENT })).rejects.toThrow(RoleNotAllowed);
    expect(groupHours.all).toHaveLength(1);
  });

  it('is limited to twenty upcoming ones and twenty a day', async () => {
    const { offer, limits } = fixture();
    for (let hour = 0; hour < 20; hour++) await offer(anHour(30 + hour));
    await expect(offer(anHour(60))).rejects.toThrow(TooManyRequests);
    limits.used.clear();
    await expect(offer(anHour(60))).rejects.toThrow(TooManyGroupHours);
    await offer({ hostId: ALUMNA });
  });
});

describe('joining a group hour', () => {
  it('is for students, who need no connection', async () => {
    const { offer, join, groupHours } = fixture();
    const id = await offer();
    await join.execute(STUDENT, id, 'Is it loud?');
    await expect(join.execute(ALUMNA, id, null)).rejects.toThrow(RoleNotAllowed);
    await expect(join.execute(MENTOR, id, null)).rejects.toThrow(GroupHourNotFound);
    expect(groupHours.states.get(id)!.guests).toEqual([{ userId: STUDENT, joinedAt: NOON, question: 'Is it loud?' }]);
  });

  it('is refused the same way for an unknown, hidden, closing or blocked host', async () => {
    const { offer, join, hide, blocks, people } = fixture();
    const [hidden, blocked] = [await offer(), await offer({ hostId: ALUMNA })];
    await hide(MENTOR);
    await blocks.save(ALUMNA, STUDENT, NOON);
    for (const id of [hidden, blocked, 99]) {
      await expect(join.execute(STUDENT, id, null)).rejects.toThrow(GroupHourNotFound);
    }
    people.gone.add(ALUMNA);
    await expect(join.execute(KIM, blocked, null)).rejects.toThrow(GroupHourNotFound);
  });
});

describe('a group hour as people see it', () => {
  it('names those who joined, with their questions, only to the host, and people under 18 by first name', async () => {
    const { offer, join, list, people } = fixture();
    people.details.set(KIM, { displayName: 'Kim E.', isMinor: true });
    const id = await offer();
    await join.execute(KIM, id, 'Is it loud?');
    await join.execute(STUDENT, id, null);
    expect(await list.getById({ id: MENTOR, role: 'alumni' }, id)).toMatchObject({
      isHost: true,
      hasJoined: false,
      placesLeft: 0,
      participants: [
        { name: 'Kim', question: 'Is it loud?', joinedAt: NOON },
        { name: 'Robin Example', question: null, joinedAt: NOON },
      ],
    });
    const asGuest = await list.getById(student(STUDENT), id);
    expect(asGuest).toMatchObject({ hasJoined: true, question: null, participants: null, placesLeft: 0 });
    expect(JSON.stringify(asGuest)).not.toMatch(/Kim|loud|room|24-bytes/);
    expect(await list.getById(student(99), id)).toMatchObject({ hasJoined: false, participants: null });
  });

  it('is listed for students while it is open, a page at a time, and never for other alumni', async () => {
    const { offer, list } = fixture();
    const [first, second] = [await offer(), await offer(anHour(30))];
    const page = { list: 'open', limit: 1, after: null } as const;
    const { items, hasMore } = await list.execute({ by: student(STUDENT), ...page });
    expect([items.map(({ id }) => id), hasMore]).toEqual([[first], true]);
    const after = { at: items[0]!.startTime, id: first };
    const rest = await list.execute({ by: student(STUDENT), ...page, after });
    expect([rest.items.map(({ id }) => id), rest.hasMore]).toEqual([[second], false]);
    expect(await list.execute({ by: { id: ALUMNA, role: 'alumni' }, ...page })).toEqual({ items: [], hasMore: false });
    await expect(list.getById({ id: ALUMNA, role: 'alumni' }, first)).rejects.toThrow(GroupHourNotFound);
  });

  it('has a call that only those who joined can open', async () => {
    const { offer, join, call, clock } = fixture();
    const id = await offer();
    const own = await offer({ ...anHour(26), meetingUrl: 'https://meet.example.org/ada' });
    await join.execute(STUDENT, id, null);
    clock.at = hoursAfter(NOON, 24);
    for (const userId of [MENTOR, STUDENT])
      expect(await call.execute(userId, id)).toBe('https://rooms.example/24-bytes');
    await expect(call.execute(KIM, id)).rejects.toThrow(GroupHourNotFound);
    clock.at = hoursAfter(NOON, 26);
    expect(await call.execute(MENTOR, own)).toBe('https://meet.example.org/ada');
  });
});

describe('group hours of people who leave', () => {
  it('are canceled for a host and free a place for a student, everywhere or with one person', async () => {
    const { offer, join, cancel, attendance, groupHours } = fixture();
    const [first, second] = [await offer(), await offer({ hostId: ALUMNA, ...anHour(30) })];
    for (const id of [first, second]) await join.execute(STUDENT, id, null);
    const guestCounts = () => groupHours.all.map(({ guests }) => guests.length);
    await cancel.endBetween(MENTOR, STUDENT);
    expect(guestCounts()).toEqual([0, 1]);
    await join.execute(STUDENT, first, null);
    await cancel.endAllOf(STUDENT);
    expect(guestCounts()).toEqual([0, 0]);
    await cancel.endAllOf(MENTOR);
    expect(groupHours.all.map(({ status }) => status)).toEqual(['cancelled', 'open']);
    await attendance.leave(STUDENT, second);
  });
});

describe('the minutes of an alum', () => {
  it('are charged once for a group hour, and returned if it is canceled three hours before', async () => {
    const { offer, join, cancel, minutes, clock, groupHours } = fixture();
    const used = () => minutes.charges.sum(MENTOR, '2027-03');
    const [early, late] = [await offer(), await offer({ ...anHour(30), endTime: hoursAfter(NOON, 31.5) })];
    for (const userId of [STUDENT, KIM]) await join.execute(userId, early, null);
    expect(await used()).toBe(150);
    clock.at = hoursAfter(NOON, 21);
    await cancel.execute(MENTOR, early, null);
    await cancel.execute(MENTOR, early, null);
    expect(await used()).toBe(90);
    clock.at = hoursAfter(NOON, 27.5);
    await cancel.endAllOf(MENTOR);
    expect(await used()).toBe(90);
    expect(groupHours.states.get(late)!.status).toBe('cancelled');
  });

  it('limit the group hours', async () => {
    const { offer, minutes } = fixture();
    await minutes.set.execute(MENTOR, 60);
    await offer();
    await expect(offer(anHour(30))).rejects.toThrow(NoMinutesLeft);
  });
});

describe('reminders of group hours', () => {
  it('are queued once and published by the current state', async () => {
    const { offer, join, attendance, reminders, jobs, published, clock } = fixture();
    const id = await offer(anHour(48));
    for (const userId of [STUDENT, KIM]) await join.execute(userId, id, null);
    clock.at = hoursAfter(NOON, 25);
    await reminders.execute();
    await reminders.execute();
    expect(jobs.queued).toEqual(
      [MENTOR, STUDENT, KIM].map((userId) => [GROUP_HOUR_REMINDER_QUEUE, { groupHourId: id, userId, kind: 'day' }]),
    );
    await attendance.leave(KIM, id);
    for (const userId of [STUDENT, KIM]) await reminders.send({ groupHourId: id, userId, kind: 'day' });
    clock.at = hoursAfter(NOON, 49);
    await reminders.send({ groupHourId: id, userId: STUDENT, kind: 'quarter' });
    expect(published).toMatchObject([{ groupHourId: id, userId: STUDENT, hostId: MENTOR, notice: 'comes-up' }]);
  });
});
