import { aGroupHour } from '../../application/group-hours/testing/sample-group-hour';
import { anHour, hoursAfter, NOON } from '../../application/meetings/testing/sample-meeting';
import { GroupHourCancelled, GroupHourJoined } from '../../integration-events/group-hour-events';
import { MeetingNotJoinable, MeetingRefused, OnlyHostAllowed } from '../meetings/meeting-state';
import { GroupHourFull, GroupHourNotFound, GroupHourNotJoined, GroupHourNotUpcoming } from './group-hour-state';

const [HOST, KIM, ROBIN, SAM] = [1, 11, 12, 13];
const LATER = hoursAfter(NOON, 1);
const AFTER_START = hoursAfter(NOON, 24);

/** A group hour for two that KIM and ROBIN joined. */
function aFullGroupHour() {
  const groupHour = aGroupHour();
  groupHour.join(KIM, 'Is it loud?', NOON);
  groupHour.join(ROBIN, null, LATER);
  groupHour.pullEvents();
  return groupHour;
}
const guestsOf = (groupHour: ReturnType<typeof aGroupHour>) =>
  groupHour.snapshot().guests.map(({ userId, question }) => [userId, question]);

describe('a group hour', () => {
  it('has a time that a meeting could have', () => {
    expect(() => aGroupHour(anHour(-1))).toThrow(MeetingRefused);
    expect(() => aGroupHour({ endTime: hoursAfter(NOON, 33) })).toThrow(MeetingRefused);
    expect(aGroupHour().snapshot()).toMatchObject({ status: 'open', sequence: 0, guests: [] });
  });

  it('is joined until its places are taken, by each student once, and the event names no student', () => {
    const groupHour = aGroupHour();
    groupHour.join(KIM, 'Is it loud?', NOON);
    groupHour.join(KIM, 'Again', LATER);
    groupHour.join(ROBIN, null, LATER);
    expect(() => groupHour.join(SAM, null, LATER)).toThrow(GroupHourFull);
    expect(guestsOf(groupHour)).toEqual([
      [KIM, 'Is it loud?'],
      [ROBIN, null],
    ]);
    expect(groupHour.pullEvents()).toEqual([new GroupHourJoined(7, HOST, NOON), new GroupHourJoined(7, HOST, LATER)]);
  });

  it('has a free place again after a student leaves', () => {
    const groupHour = aFullGroupHour();
    groupHour.leave(KIM, LATER);
    groupHour.leave(KIM, LATER);
    groupHour.join(SAM, null, LATER);
    expect(guestsOf(groupHour)).toEqual([
      [ROBIN, null],
      [SAM, null],
    ]);
  });

  it('has questions only of students who joined', () => {
    const groupHour = aFullGroupHour();
    groupHour.changeQuestion(ROBIN, 'And the food?', LATER);
    groupHour.changeQuestion(KIM, null, LATER);
    expect(guestsOf(groupHour)).toEqual([
      [KIM, null],
      [ROBIN, 'And the food?'],
    ]);
    expect(() => groupHour.changeQuestion(SAM, 'Me too', LATER)).toThrow(GroupHourNotJoined);
  });

  it('is canceled once by its host, who tells everyone who joined', () => {
    const groupHour = aFullGroupHour();
    expect(() => groupHour.cancel(SAM, null, LATER)).toThrow(GroupHourNotFound);
    expect(() => groupHour.cancel(KIM, null, LATER)).toThrow(OnlyHostAllowed);
    groupHour.cancel(HOST, 'I am ill', LATER);
    groupHour.cancel(HOST, null, LATER);
    expect(groupHour.snapshot()).toMatchObject({ status: 'cancelled', sequence: 1, reason: 'I am ill' });
    expect(groupHour.pullEvents()).toEqual([new GroupHourCancelled(7, HOST, [KIM, ROBIN], LATER)]);
    expect(() => groupHour.join(SAM, null, LATER)).toThrow(GroupHourNotUpcoming);
    expect(() => groupHour.leave(KIM, LATER)).toThrow(GroupHourNotUpcoming);
  });

  it('no longer changes after it has started', () => {
    const groupHour = aFullGroupHour();
    for (const change of [
      () => groupHour.join(SAM, null, AFTER_START),
      () => groupHour.leave(KIM, AFTER_START),
      () => groupHour.changeQuestion(KIM, null, AFTER_START),
      () => groupHour.cancel(HOST, null, AFTER_START),
    ]) {
      expect(change).toThrow(GroupHourNotUpcoming);
    }
    groupHour.endFor(HOST, AFTER_START);
    groupHour.endFor(KIM, AFTER_START);
    expect(groupHour.snapshot()).toMatchObject({ status: 'open', guests: [{ userId: KIM }, { userId: ROBIN }] });
  });

  it('ends for a person who leaves: canceled for its host, a free place for a student', () => {
    const groupHour = aFullGroupHour();
    groupHour.endFor(KIM, LATER);
    expect(guestsOf(groupHour)).toEqual([[ROBIN, null]]);
    groupHour.endFor(HOST, LATER);
    expect(groupHour.snapshot()).toMatchObject({ status: 'cancelled', reason: null });
    expect(groupHour.pullEvents()).toEqual([new GroupHourCancelled(7, HOST, [ROBIN], LATER)]);
  });

  it('has a call for the host and those who joined, from shortly before it until shortly after it', () => {
    const groupHour = aFullGroupHour();
    for (const userId of [HOST, KIM]) {
      expect(() => groupHour.assertCallOpen(userId, hoursAfter(NOON, 23.7))).toThrow(MeetingNotJoinable);
      expect(() => groupHour.assertCallOpen(userId, hoursAfter(NOON, 25.6))).toThrow(MeetingNotJoinable);
      groupHour.assertCallOpen(userId, hoursAfter(NOON, 23.75));
      groupHour.assertCallOpen(userId, hoursAfter(NOON, 25.5));
    }
    expect(() => groupHour.assertCallOpen(SAM, AFTER_START)).toThrow(GroupHourNotFound);
    groupHour.cancel(HOST, null, LATER);
    expect(() => groupHour.assertCallOpen(KIM, AFTER_START)).toThrow(GroupHourNotFound);
  });
});
