import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { CannotChooseYourself } from '../../domain/connections/request-rules';
import { RoleNotAllowed, PersonGone } from '../../domain/profiles/person';
import {
  OnlyHostAllowed,
  MeetingNotFound,
  NotConnected,
  MeetingTimeConflict,
} from '../../domain/meetings/meeting-state';
import { meetingsFixture, ALUMNA, KIM, MENTOR, STUDENT } from './testing/meetings-fixture';
import { anHour, hoursAfter, NOON } from './testing/sample-meeting';

describe('scheduling a meeting', () => {
  it('creates a confirmed meeting of two connected people, in a room with a secret name', async () => {
    const { connect, meet, meetings, takeEventNames } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const id = await meet(STUDENT, MENTOR);
    expect(meetings.states.get(id)).toMatchObject({ status: 'confirmed', isInvitation: false, room: '24-bytes-1' });
    expect(takeEventNames()).toEqual(['MeetingScheduled']);
  });

  it('creates an invitation while a request between two adults is pending, in either direction', async () => {
    const { ask, meet, meetings } = meetingsFixture();
    await ask(STUDENT, MENTOR);
    const ids = [await meet(STUDENT, MENTOR, 24), await meet(MENTOR, STUDENT, 26)];
    expect(ids.map((id) => meetings.states.get(id)!.status)).toEqual(['pending', 'pending']);
  });

  it.each<[string, (place: ReturnType<typeof meetingsFixture>) => unknown]>([
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
      'those who are blocked, whatever stands between the two',
      async ({ connect, blocks }) => {
        await connect(STUDENT, MENTOR);
        await blocks.save(MENTOR, STUDENT, NOON);
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
        people.details.set(STUDENT, { isMinor: true });
      },
    ],
    [
      'those who are gone',
      async ({ connect, people }) => {
        await connect(STUDENT, MENTOR);
        people.gone.add(MENTOR);
      },
    ],
    ['administrators', ({ people }) => void people.details.set(MENTOR, { role: 'college_admin' })],
  ])('refuses %s with the same error', async (_, arrange) => {
    const place = meetingsFixture();
    await arrange(place);
    await expect(place.meet(STUDENT, MENTOR)).rejects.toThrow(new NotConnected());
    expect(place.meetings.all).toEqual([]);
  });

  it('allows connected people to meet, even if one is hidden or under 18', async () => {
    const { connect, hide, meet, people } = meetingsFixture();
    await connect(KIM, MENTOR);
    people.details.set(KIM, { isMinor: true });
    await hide(MENTOR);
    await meet(KIM, MENTOR);
    await meet(MENTOR, KIM, 30);
  });

  it('allows the recipient of a request to invite its sender, even with a hidden profile', async () => {
    const { ask, hide, meet } = meetingsFixture();
    await ask(STUDENT, MENTOR);
    await hide(MENTOR);
    await meet(MENTOR, STUDENT);
  });

  it('refuses a meeting with oneself, for administrators, and with or for inactive accounts', async () => {
    const { connect, meet, people } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    await expect(meet(STUDENT, STUDENT)).rejects.toThrow(CannotChooseYourself);
    people.gone.add(STUDENT);
    for (const to of [MENTOR, ALUMNA, 99]) await expect(meet(STUDENT, to)).rejects.toThrow(PersonGone);
    people.gone.delete(STUDENT);
    people.details.set(STUDENT, { role: 'college_admin' });
    await expect(meet(STUDENT, MENTOR)).rejects.toThrow(RoleNotAllowed);
  });

  it('refuses a time at which one of the two has another meeting', async () => {
    const { connect, meet } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    await connect(KIM, MENTOR);
    await meet(STUDENT, MENTOR);
    await expect(meet(KIM, MENTOR, 24.5)).rejects.toThrow(MeetingTimeConflict);
    await meet(KIM, MENTOR, 25);
  });

  it('allows five invitations a day, counted from the first', async () => {
    const { ask, meet, clock } = meetingsFixture();
    await ask(STUDENT, MENTOR);
    for (let n = 0; n < 5; n++) {
      await meet(STUDENT, MENTOR, 40 + 2 * n);
      clock.at = hoursAfter(clock.at, 1);
    }
    await expect(meet(STUDENT, MENTOR, 60)).rejects.toThrow(new TooManyRequests(19 * 3_600));
    clock.at = hoursAfter(NOON, 24);
    await meet(STUDENT, MENTOR, 60);
  });

  it('allows fifty meetings a day', async () => {
    const { connect, meet, limits } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    limits.used.set(`meetings-person ${STUDENT}`, 50);
    await expect(meet(STUDENT, MENTOR)).rejects.toThrow(TooManyRequests);
  });
});

describe('changing a meeting', () => {
  it('moves it if the host does, and only stores a proposed time if the attendee does', async () => {
    const { connect, meet, change, meetings, takeEventNames } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const meetingId = await meet(STUDENT, MENTOR);
    await change.execute({ by: MENTOR, meetingId, change: anHour(30), note: 'Later?' });
    expect(meetings.states.get(meetingId)).toMatchObject({ ...anHour(24), proposedStart: anHour(30).startTime });
    await change.execute({ by: STUDENT, meetingId, change: anHour(40), note: null });
    expect(meetings.states.get(meetingId)).toMatchObject({ ...anHour(40), status: 'pending', proposedStart: null });
    expect(takeEventNames()).toEqual(['MeetingScheduled', 'MeetingProposed', 'MeetingMoved']);
    const other = { ...anHour(50), title: 'Mine' };
    await expect(change.execute({ by: MENTOR, meetingId, change: other, note: null })).rejects.toThrow(OnlyHostAllowed);
  });

  it.each<[string, (place: ReturnType<typeof meetingsFixture>) => unknown, number]>([
    ['strangers', () => undefined, KIM],
    ['two of whom one has blocked the other', ({ blocks }) => blocks.save(MENTOR, STUDENT, NOON), STUDENT],
  ])('returns MeetingNotFound to %s', async (_, arrange, by) => {
    const place = meetingsFixture();
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
    expect(place.meetings.states.get(meetingId)!.status).toBe('confirmed');
  });

  it("doesn't move a meeting to a time at which another one is scheduled", async () => {
    const { connect, meet, change } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    const [meetingId] = [await meet(STUDENT, MENTOR), await meet(MENTOR, STUDENT, 30)];
    await expect(change.execute({ by: STUDENT, meetingId, change: anHour(30.5), note: null })).rejects.toThrow(
      MeetingTimeConflict,
    );
  });
});

describe('answering and canceling meetings', () => {
  it('confirms or declines an invitation, or cancels it with a reason', async () => {
    const { ask, meet, answer, cancel, meetings } = meetingsFixture();
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
      ['confirmed', null],
      ['declined', 'No time'],
      ['cancelled', 'Ill'],
    ]);
  });

  it('cancels only upcoming meetings when people disconnect', async () => {
    const { connect, meet, cancelUpcoming, meetings, clock, takeEventNames } = meetingsFixture();
    await connect(STUDENT, MENTOR);
    await connect(STUDENT, ALUMNA);
    const [started, upcoming, other] = [
      await meet(STUDENT, MENTOR, 24),
      await meet(MENTOR, STUDENT, 30),
      await meet(STUDENT, ALUMNA, 40),
    ];
    clock.at = hoursAfter(NOON, 24.5);
    takeEventNames();
    await cancelUpcoming.execute(MENTOR, { withId: STUDENT });
    const statusOf = (id: number) => meetings.states.get(id)!.status;
    expect([started, upcoming, other].map(statusOf)).toEqual(['confirmed', 'cancelled', 'confirmed']);
    await cancelUpcoming.execute(STUDENT);
    expect([started, upcoming, other].map(statusOf)).toEqual(['confirmed', 'cancelled', 'cancelled']);
    expect(takeEventNames()).toEqual(['MeetingCancelled', 'MeetingCancelled']);
  });
});
