import { daysAfter } from '../connections/connection-state';
import { answerCheckIn, type CheckIn, type CheckInAnswer, isCheckInOpen } from './check-in';
import { CheckInClosed, CheckInRefused } from './mentoring-errors';

const END = new Date('2027-03-02T12:00:00Z');
const days = (count: number): Date => daysAfter(END, count);
const YES: CheckInAnswer = { happened: true, helped: 'yes', nextStep: 'Essay', isNextStepShared: true };
const answer = (one: CheckInAnswer | null, at = days(1), earlier: CheckIn | null = null, isStudent = true) =>
  answerCheckIn({ meetingId: 7, userId: 1, isStudent, endTime: END }, earlier, one, at);

describe('a check-in', () => {
  it('is possible from the end of the meeting, for 30 days', () => {
    expect(() => answer(YES, new Date(END.getTime() - 1))).toThrow(CheckInClosed);
    expect(answer(YES, END)).toEqual({ meetingId: 7, userId: 1, ...YES, answeredAt: END, updatedAt: END });
    expect(() => answer(YES, days(30))).toThrow(CheckInClosed);
  });

  it('can be changed for 7 days', () => {
    const first = answer(YES, days(20));
    const changed = answer({ ...YES, helped: 'no' }, days(26.9), first);
    expect(changed).toMatchObject({ helped: 'no', answeredAt: days(20), updatedAt: days(26.9) });
    expect(isCheckInOpen(END, changed, days(27))).toBe(false);
    expect(() => answer(YES, days(27), changed)).toThrow(CheckInClosed);
  });

  it('can be skipped, and answered later', () => {
    const skipped = answer(null, days(1));
    expect(skipped).toMatchObject({ happened: null, helped: null, nextStep: null, answeredAt: days(1) });
    expect(isCheckInOpen(END, skipped, days(29))).toBe(true);
    const answered = answer(YES, days(29), skipped);
    expect(answered).toMatchObject({ happened: true, answeredAt: days(29) });
    expect(answer(null, days(30), answered)).toEqual(answered);
  });

  it('asks only students whether it helped, and only about meetings that took place', () => {
    expect(() => answer(YES, days(1), null, false)).toThrow(CheckInRefused);
    expect(() => answer({ ...YES, happened: false })).toThrow(CheckInRefused);
    expect(answer({ ...YES, helped: null }, days(1), null, false)).toMatchObject({ helped: null });
  });

  it('shares a next step only if there is one', () => {
    expect(answer({ ...YES, nextStep: null })).toMatchObject({ nextStep: null, isNextStepShared: false });
  });
});
