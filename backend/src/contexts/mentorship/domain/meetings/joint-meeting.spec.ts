import { aPlan, anHour, HOST, ATTENDEE, hoursAfter, NOON } from '../../application/meetings/testing/sample-meeting';
import { Meeting } from './meeting';
import { JointCallFixed, MeetingNotJoinable, occupiedUserIds } from './meeting-state';

const [FIRST, SECOND] = [7, 8];

/** One of the two meetings of a joint call. */
const aJointMeeting = (id = FIRST, jointWithId = SECOND): Meeting =>
  Meeting.schedule(id, 'room', aPlan(), { isInvitation: false, jointWithId }, NOON);
const occupied = (meeting: Meeting): readonly number[] => occupiedUserIds(meeting.snapshot());

describe('a meeting of a joint call', () => {
  it('must be accepted, and takes the time of the host only if it is the first', () => {
    const [first, second] = [aJointMeeting(), aJointMeeting(SECOND, FIRST)];
    expect(first.snapshot()).toMatchObject({ status: 'pending', isInvitation: false, jointWithId: SECOND });
    expect(first.pullEvents()).toMatchObject([{ meetingId: FIRST, isInvitation: true }]);
    expect([occupied(first), occupied(second)]).toEqual([[HOST], []]);
    for (const meeting of [first, second]) meeting.answer(ATTENDEE, 'accepted', null, NOON);
    expect([occupied(first), occupied(second)]).toEqual([[HOST, ATTENDEE], [ATTENDEE]]);
  });

  it('can’t be changed by the host, and the attendee can’t propose another time', () => {
    const meeting = aJointMeeting();
    expect(() => meeting.change(HOST, { title: 'Another' }, NOON)).toThrow(JointCallFixed);
    expect(() => meeting.proposeChange(ATTENDEE, anHour(30), null, NOON)).toThrow(JointCallFixed);
  });

  it('is canceled with the other one while it is upcoming', () => {
    const meeting = aJointMeeting();
    meeting.pullEvents();
    meeting.cancelWithOther(null, 'Why', hoursAfter(NOON, 24));
    expect(meeting.isActive).toBe(true);
    meeting.cancelWithOther(HOST, 'Why', NOON);
    meeting.cancelWithOther(null, 'Another', NOON);
    expect(meeting.snapshot()).toMatchObject({ status: 'cancelled', reason: 'Why', sequence: 1 });
    expect(meeting.pullEvents()).toMatchObject([{ meetingId: FIRST, cancelledBy: HOST }]);
  });

  it('opens only once it is accepted', () => {
    const meeting = aJointMeeting();
    expect(() => meeting.assertJoinable(hoursAfter(NOON, 24))).toThrow(MeetingNotJoinable);
    meeting.answer(ATTENDEE, 'accepted', null, NOON);
    expect(() => meeting.assertJoinable(hoursAfter(NOON, 24))).not.toThrow();
  });
});
