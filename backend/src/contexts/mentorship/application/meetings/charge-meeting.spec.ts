import { NoMinutesLeft } from '../../domain/minutes/minutes';
import { meetingsFixture, ALUMNA, MENTOR, STUDENT } from './testing/meetings-fixture';
import { hoursAfter, NOON } from './testing/sample-meeting';

/** A mentor who is connected with a student and an alum, and whose meetings are charged after each change. */
async function fixture() {
  const calendar = meetingsFixture();
  const { minutes, chargeMeeting, connect, meet, clock } = calendar;
  await connect(STUDENT, MENTOR);
  await connect(ALUMNA, MENTOR);
  // The question of the student.
  const asked = 5;
  const used = async (month = '2027-03') =>
    (await minutes.charges.sum(MENTOR, month)) - (month === '2027-03' ? asked : 0);
  const schedule = async (...plan: Parameters<typeof meet>): Promise<number> => {
    const id = await meet(...plan);
    await chargeMeeting.execute(id, plan[0]);
    return id;
  };
  const respond = async (by: number, meetingId: number, answer: 'accepted' | 'declined'): Promise<void> => {
    await calendar.answer.execute({ by, meetingId, answer, reason: null });
    await chargeMeeting.execute(meetingId, by);
  };
  const move = async (meetingId: number, startsAfter: number, hours: number): Promise<void> => {
    const change = { startTime: hoursAfter(NOON, startsAfter), endTime: hoursAfter(NOON, startsAfter + hours) };
    await calendar.change.execute({ by: MENTOR, meetingId, change, note: null });
  };
  const cancel = async (meetingId: number, hoursLater: number): Promise<void> => {
    clock.at = hoursAfter(NOON, hoursLater);
    await calendar.cancel.execute(MENTOR, meetingId, null);
    await chargeMeeting.execute(meetingId, MENTOR);
  };
  return { ...calendar, used, schedule, respond, move, cancel };
}

describe('a meeting with a student', () => {
  it.each([
    ['the alum', MENTOR, STUDENT],
    ['the student', STUDENT, MENTOR],
  ])('costs the alum its length when %s schedules it, once', async (_, host, attendee) => {
    const { schedule, chargeMeeting, used, minutes } = await fixture();
    const id = await schedule(host, attendee);
    await chargeMeeting.execute(id, attendee);
    expect([await used(), await minutes.charges.sum(STUDENT, '2027-03')]).toEqual([60, 0]);
  });

  it('costs nothing between two alumni', async () => {
    const { schedule, used, minutes } = await fixture();
    await schedule(MENTOR, ALUMNA);
    expect([await used(), await minutes.charges.sum(ALUMNA, '2027-03')]).toEqual([0, 0]);
  });

  it('keeps its charge while a new time waits for an answer, and then costs the new length in the new month', async () => {
    const { schedule, move, respond, used, chargeMeeting } = await fixture();
    const id = await schedule(MENTOR, STUDENT);
    await move(id, 31 * 24, 2);
    await chargeMeeting.execute(id, MENTOR);
    expect(await used()).toBe(60);
    await respond(STUDENT, id, 'accepted');
    expect([await used(), await used('2027-04')]).toEqual([0, 120]);
  });

  it('gives the minutes back when it is declined', async () => {
    const { schedule, move, respond, used } = await fixture();
    const id = await schedule(MENTOR, STUDENT);
    await move(id, 48, 1);
    await respond(STUDENT, id, 'declined');
    expect(await used()).toBe(0);
  });

  it('gives the minutes back when it is canceled three hours before or earlier, and not later', async () => {
    const { schedule, cancel, used } = await fixture();
    const [early, late] = [await schedule(MENTOR, STUDENT, 24), await schedule(MENTOR, STUDENT, 26)];
    await cancel(early, 21);
    expect(await used()).toBe(60);
    await cancel(late, 23.01);
    expect(await used()).toBe(60);
  });

  it('is refused without enough minutes, with a sentence for the person who gets the error', async () => {
    const { schedule, minutes } = await fixture();
    await minutes.set.execute(MENTOR, 64);
    await expect(schedule(MENTOR, STUDENT)).rejects.toThrow(NoMinutesLeft);
    await expect(schedule(MENTOR, STUDENT, 26)).rejects.toThrow(/^You don’t/);
    await expect(schedule(STUDENT, MENTOR, 28)).rejects.toThrow(/^This mentor doesn’t/);
    await minutes.set.execute(MENTOR, 65);
    await schedule(STUDENT, MENTOR, 30);
  });
});
