import { TooManyRequests } from '../../../shared/application/rate-limits';
import { EmailNotConfirmed } from '../../../shared/domain/email-not-confirmed';
import { AlumniProfile } from '../domain/alumni-profile';
import { Yourself } from '../domain/connection-errors';
import { OtherRole } from '../domain/errors';
import { HostOnly, MeetingNotFound, NotConnected, NotJoinable, TimeTaken } from '../domain/meeting-errors';
import type { MeetingPlan } from '../domain/meeting-state';
import { NOON as CONNECTED_AT } from './testing/a-connection';
import { anHour, hoursAfter, NOON } from './testing/a-meeting';
import {
  InMemoryBlocks,
  InMemoryConnectionCounts,
  InMemoryConnections,
  InMemoryWaitList,
} from './testing/in-memory-connections';
import { InMemoryMeetingReader, InMemoryMeetings } from './testing/in-memory-meetings';
import { InMemoryAlumniProfiles, InMemoryStudentProfiles } from './testing/in-memory-profiles';
import { NoTransactions } from './testing/some-connections';
import { someMeetings } from './testing/some-meetings';

const [MENTOR, ALUMNA, STUDENT, KIM] = [1, 2, 1_001, 1_002];

function aCalendar() {
  const [connections, meetings] = [new InMemoryConnections(), new InMemoryMeetings()];
  const [alumni, blocks] = [new InMemoryAlumniProfiles(), new InMemoryBlocks()];
  const parts = {
    ...{ connections, meetings, alumni, blocks, students: new InMemoryStudentProfiles() },
    ...{ counts: new InMemoryConnectionCounts(connections), waitList: new InMemoryWaitList() },
    ...{ reader: new InMemoryMeetingReader(meetings), transactions: new NoTransactions() },
  };
  const some = someMeetings(parts);
  const ask = async (fromUserId: number, toUserId: number): Promise<number> =>
    (await some.ask.execute({ fromUserId, toUserId, message: null })).id;
  const connect = async (fromUserId: number, toUserId: number): Promise<void> => {
    const connectionId = await ask(fromUserId, toUserId);
    await some.reply.execute({ by: toUserId, connectionId, answer: 'connected' });
  };
  const plan = (hostId: number, attendeeId: number, after = 24, told: Partial<MeetingPlan> = {}): MeetingPlan => ({
    ...{ hostId, attendeeId, title: 'A first talk', description: null, meetingUrl: null, ...anHour(after) },
    ...told,
  });
  const meet = (...asked: Parameters<typeof plan>): Promise<number> => some.schedule.execute(plan(...asked));
  const hide = async (userId: number): Promise<void> => {
    const profile = AlumniProfile.begin(userId, null);
    profile.choose({ isProfileVisible: false }, false, CONNECTED_AT);
    await alumni.save(profile);
  };
  const told = (): string[] => meetings.told.splice(0).map((event) => event.constructor.name);
  return { ...some, ...parts, ask, connect, meet, hide, told };
}

describe('asking somebody to meet', () => {
  it('makes a meeting of two who are connected, in a room that nobody guesses', async () => {
    const { connect, meet, meetings, told } = aCalendar();
    await connect(STUDENT, MENTOR);
    const id = await meet(STUDENT, MENTOR);
    expect(meetings.kept.get(id)).toMatchObject({ status: 'confirmed', isInvitation: false, room: '24-bytes-1' });
    expect(told()).toEqual(['MeetingScheduled']);
  });

  it('makes an invitation where one of two adults has asked the other to connect, from either side', async () => {
    const { ask, meet, meetings } = aCalendar();
    await ask(STUDENT, MENTOR);
    const ids = [await meet(STUDENT, MENTOR, 24), await meet(MENTOR, STUDENT, 26)];
    expect(ids.map((id) => meetings.kept.get(id)!.status)).toEqual(['pending', 'pending']);
  });

  it.each<[string, (place: ReturnType<typeof aCalendar>) => unknown]>([
    ['strangers', () => undefined],
    [
      'those who were turned down',
      async ({ ask, reply }) =>
        reply.execute({ by: MENTOR, connectionId: await ask(STUDENT, MENTOR), answer: 'declined' }),
    ],
    [
      'those who are blocked',
      async ({ connect, block }) => {
        await connect(STUDENT, MENTOR);
        await block.execute({ by: MENTOR, userId: STUDENT });
      },
    ],
    [
      'those who have blocked',
      async ({ connect, block }) => {
        await connect(STUDENT, MENTOR);
        await block.execute({ by: STUDENT, userId: MENTOR });
      },
    ],
    [
      'those whom they asked and who have hidden',
      async ({ ask, hide }) => {
        await ask(STUDENT, MENTOR);
        await hide(MENTOR);
      },
    ],
    [
      'those whom they asked while under 18',
      async ({ ask, people }) => {
        await ask(STUDENT, MENTOR);
        people.told.set(STUDENT, { isMinor: true });
      },
    ],
    [
      'those who are gone',
      async ({ connect, people }) => {
        await connect(STUDENT, MENTOR);
        people.gone.add(MENTOR);
      },
    ],
    ['administrators', ({ people }) => void people.told.set(MENTOR, { role: 'college_admin' })],
  ])('is refused in the same words with %s', async (_, arrange) => {
    const place = aCalendar();
    await arrange(place);
    await expect(place.meet(STUDENT, MENTOR)).rejects.toThrow(new NotConnected());
    expect(place.meetings.all).toEqual([]);
  });

  it('is possible for two who are connected, hidden or under 18 as they may be', async () => {
    const { connect, hide, meet, people } = aCalendar();
    await connect(KIM, MENTOR);
    people.told.set(KIM, { isMinor: true });
    await hide(MENTOR);
    await meet(KIM, MENTOR);
    await meet(MENTOR, KIM, 30);
  });

  it('is possible for whoever was asked, also when they hide from others', async () => {
    const { ask, hide, meet } = aCalendar();
    await ask(STUDENT, MENTOR);
    await hide(MENTOR);
    await meet(MENTOR, STUDENT);
  });

  it('is refused to oneself, to administrators, and without a confirmed address', async () => {
    const { connect, meet, people } = aCalendar();
    await connect(STUDENT, MENTOR);
    await expect(meet(STUDENT, STUDENT)).rejects.toThrow(Yourself);
    people.told.set(STUDENT, { isReachable: false });
    for (const to of [MENTOR, ALUMNA, 99]) await expect(meet(STUDENT, to)).rejects.toThrow(EmailNotConfirmed);
    people.told.set(STUDENT, { role: 'college_admin' });
    await expect(meet(STUDENT, MENTOR)).rejects.toThrow(OtherRole);
  });

  it('is refused where one of the two is in another meeting', async () => {
    const { connect, meet } = aCalendar();
    await connect(STUDENT, MENTOR);
    await connect(KIM, MENTOR);
    await meet(STUDENT, MENTOR);
    await expect(meet(KIM, MENTOR, 24.5)).rejects.toThrow(TimeTaken);
    await meet(KIM, MENTOR, 25);
  });

  it('is an invitation five times a day, counted from the first', async () => {
    const { ask, meet, clock } = aCalendar();
    await ask(STUDENT, MENTOR);
    for (let n = 0; n < 5; n++) {
      await meet(STUDENT, MENTOR, 40 + 2 * n);
      clock.at = hoursAfter(clock.at, 1);
    }
    await expect(meet(STUDENT, MENTOR, 60)).rejects.toThrow(new TooManyRequests(19 * 3_600));
    clock.at = hoursAfter(NOON, 24);
    await meet(STUDENT, MENTOR, 60);
  });

  it('is possible fifty times a day', async () => {
    const { connect, meet, limits } = aCalendar();
    await connect(STUDENT, MENTOR);
    limits.used.set(`meetings-person ${STUDENT}`, 50);
    await expect(meet(STUDENT, MENTOR)).rejects.toThrow(TooManyRequests);
  });
});

describe('changing a meeting', () => {
  it('is moving for its host, and proposing for the attendee, who changes nothing else', async () => {
    const { connect, meet, change, meetings, told } = aCalendar();
    await connect(STUDENT, MENTOR);
    const meetingId = await meet(STUDENT, MENTOR);
    await change.execute({ by: MENTOR, meetingId, change: anHour(30), note: 'Later?' });
    expect(meetings.kept.get(meetingId)).toMatchObject({ ...anHour(24), proposedStart: anHour(30).startTime });
    await change.execute({ by: STUDENT, meetingId, change: anHour(40), note: null });
    expect(meetings.kept.get(meetingId)).toMatchObject({ ...anHour(40), status: 'pending', proposedStart: null });
    expect(told()).toEqual(['MeetingScheduled', 'MeetingProposed', 'MeetingMoved']);
    const other = { ...anHour(50), title: 'Mine' };
    await expect(change.execute({ by: MENTOR, meetingId, change: other, note: null })).rejects.toThrow(HostOnly);
  });

  it.each<[string, (place: ReturnType<typeof aCalendar>) => unknown, number]>([
    ['strangers', () => undefined, KIM],
    ['two of whom one has blocked the other', ({ blocks }) => blocks.add(MENTOR, STUDENT, NOON), STUDENT],
  ])('is possible for the two alone: not for %s', async (_, arrange, by) => {
    const place = aCalendar();
    await place.connect(STUDENT, MENTOR);
    const meetingId = await place.meet(STUDENT, MENTOR);
    await arrange(place);
    const { change, answer, cancel, joinMeeting } = place;
    for (const work of [
      () => change.execute({ by, meetingId, change: anHour(30), note: null }),
      () => answer.execute({ by, meetingId, answer: 'declined', reason: null }),
      () => cancel.execute(by, meetingId, null),
      () => joinMeeting.execute(by, meetingId),
    ]) {
      await expect(work()).rejects.toThrow(MeetingNotFound);
    }
    expect(place.meetings.kept.get(meetingId)!.status).toBe('confirmed');
  });

  it('does not move a meeting over another one', async () => {
    const { connect, meet, change } = aCalendar();
    await connect(STUDENT, MENTOR);
    const [meetingId] = [await meet(STUDENT, MENTOR), await meet(MENTOR, STUDENT, 30)];
    await expect(change.execute({ by: STUDENT, meetingId, change: anHour(30.5), note: null })).rejects.toThrow(
      TimeTaken,
    );
  });
});

describe('answering and cancelling', () => {
  it('confirms an invitation, or frees the time', async () => {
    const { ask, meet, answer, cancel, meetings } = aCalendar();
    await ask(STUDENT, MENTOR);
    const [yes, no, off] = [
      await meet(STUDENT, MENTOR, 24),
      await meet(STUDENT, MENTOR, 30),
      await meet(MENTOR, STUDENT, 40),
    ];
    await answer.execute({ by: MENTOR, meetingId: yes, answer: 'accepted', reason: null });
    await answer.execute({ by: MENTOR, meetingId: no, answer: 'declined', reason: 'No time' });
    await cancel.execute(MENTOR, off, 'Ill');
    expect(meetings.all.map(({ status, reason }) => [status, reason])).toEqual([
      ...[
        ['confirmed', null],
        ['declined', 'No time'],
        ['cancelled', 'Ill'],
      ],
    ]);
  });

  it('is done for people who part: what they were to meet for, and nothing else', async () => {
    const { connect, meet, cancelToCome, meetings, clock, told } = aCalendar();
    await connect(STUDENT, MENTOR);
    await connect(STUDENT, ALUMNA);
    const [begun, toCome, other] = [
      await meet(STUDENT, MENTOR, 24),
      await meet(MENTOR, STUDENT, 30),
      await meet(STUDENT, ALUMNA, 40),
    ];
    clock.at = hoursAfter(NOON, 24.5);
    told();
    await cancelToCome.execute(MENTOR, STUDENT);
    const statusOf = (id: number) => meetings.kept.get(id)!.status;
    expect([begun, toCome, other].map(statusOf)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    await cancelToCome.execute(STUDENT);
    expect([begun, toCome, other].map(statusOf)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    expect(told()).toEqual(['MeetingCancelled', 'MeetingCancelled']);
  });
});

describe('joining', () => {
  it('leads to the room of the product, or to where the host says, while the door is open', async () => {
    const { connect, meet, joinMeeting, clock } = aCalendar();
    await connect(STUDENT, MENTOR);
    const meetingUrl = 'https://meet.example.org/ada';
    const [here, there] = [await meet(STUDENT, MENTOR, 24), await meet(STUDENT, MENTOR, 25, { meetingUrl })];
    await expect(joinMeeting.execute(STUDENT, here)).rejects.toThrow(NotJoinable);
    clock.at = hoursAfter(NOON, 25);
    for (const by of [STUDENT, MENTOR]) {
      expect(await joinMeeting.execute(by, here)).toBe('https://rooms.example.org/24-bytes-1');
      expect(await joinMeeting.execute(by, there)).toBe(meetingUrl);
    }
  });
});

describe('what stands against a time', () => {
  it('is an own meeting by name, and of the other only that they have one', async () => {
    const { connect, meet, conflicts } = aCalendar();
    await connect(STUDENT, MENTOR);
    await connect(STUDENT, ALUMNA);
    await connect(KIM, MENTOR);
    const [own, theirs] = [await meet(STUDENT, ALUMNA, 24), await meet(KIM, MENTOR, 24)];
    const asked = { by: STUDENT, attendeeId: MENTOR, except: null, ...anHour(24.5) };
    expect(await conflicts.execute(asked)).toEqual({
      ...{
        own: { id: own, title: 'A first talk', ...anHour(24) },
        theirs: true,
        theirNight: false,
        outsideHours: false,
      },
    });
    expect(await conflicts.execute({ ...asked, except: own })).toMatchObject({ own: null, theirs: true });
    expect(await conflicts.execute({ ...asked, except: theirs })).toMatchObject({ theirs: false });
    await expect(conflicts.execute({ ...asked, attendeeId: KIM })).rejects.toThrow(NotConnected);
  });

  it('is their night, and that it is outside the hours they offer, by their clocks', async () => {
    const { connect, conflicts, timeZones, availabilities } = aCalendar();
    await connect(STUDENT, MENTOR);
    const at = (after: number) =>
      conflicts.execute({ by: STUDENT, attendeeId: MENTOR, except: null, ...anHour(after) });
    expect(await at(18)).toMatchObject({ theirNight: false, outsideHours: false });
    await timeZones.note(MENTOR, '+9');
    expect(await at(24)).toMatchObject({ theirNight: false, outsideHours: false });
    expect(await at(25.5)).toMatchObject({ theirNight: true });

    const rules = [{ day: 2, from: '21:00', to: '24:00' }];
    await availabilities.save(MENTOR, { lengthMinutes: 30, noticeHours: 0, rules, daysOff: [] });
    expect(await at(24)).toMatchObject({ outsideHours: false });
    expect(await at(23.5)).toMatchObject({ outsideHours: true });
  });
});
