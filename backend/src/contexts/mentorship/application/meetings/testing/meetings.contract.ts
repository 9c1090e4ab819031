import type { Transactions } from '../../../../../shared/application/transactions';
import { Meeting } from '../../../domain/meetings/meeting';
import { MeetingNotFound, MeetingTimeConflict, type MeetingPlan } from '../../../domain/meetings/meeting-state';
import { REMINDER_WINDOWS } from '../../../domain/meetings/meeting-reminder';
import type { MeetingReader, Meetings, MeetingListFilter } from '../ports/meetings';
import { anHour, aPlan, hoursAfter, NOON } from './sample-meeting';

export interface MeetingStores {
  readonly meetings: Meetings;
  readonly reader: MeetingReader;
  readonly transactions: Transactions;
}

/** The contract of every meeting store, in PostgreSQL or in a Map. */
export function describeMeetings(name: string, open: () => Promise<MeetingStores>): void {
  describe(`meetings in ${name}`, () => {
    let stores: MeetingStores;
    beforeAll(async () => (stores = await open()));

    async function saveMeeting(overrides: Partial<MeetingPlan>, isInvitation = false, at = NOON): Promise<Meeting> {
      const id = await stores.meetings.nextId();
      const meeting = Meeting.schedule(id, `room-${id}`, aPlan(overrides), { isInvitation }, at);
      await stores.meetings.save(meeting);
      return meeting;
    }
    const between = (hostId: number, attendeeId: number, after: number) => ({ hostId, attendeeId, ...anHour(after) });

    it('are stored unchanged, and found by id and by either participant', async () => {
      const { meetings, reader } = stores;
      expect(await meetings.find(2_147_483_647)).toBeNull();
      await expect(meetings.update(2_147_483_647, () => {})).rejects.toThrow(MeetingNotFound);
      const url = 'https://meet.example.org/ä?b=1';
      const meeting = await saveMeeting({ ...between(11, 12, 24), description: 'Hi\n🌱', meetingUrl: url }, true);
      meeting.propose(12, { ...anHour(30), note: 'Later?' }, hoursAfter(NOON, 1));
      await meetings.save(meeting);

      expect((await meetings.find(meeting.id))!.snapshot()).toEqual(meeting.snapshot());
      for (const userId of [11, 12])
        expect(await reader.findById(userId, meeting.id)).toMatchObject(meeting.snapshot());
      expect(await reader.findById(13, meeting.id)).toBeNull();
      meeting.answer(11, 'declined', null, hoursAfter(NOON, 2));
      meeting.answer(12, 'declined', 'No time', hoursAfter(NOON, 3));
      await meetings.save(meeting);
      expect((await meetings.find(meeting.id))!.snapshot()).toEqual(meeting.snapshot());
    });

    it('of a joint call take the time of their host once, and of each attendee once accepted', async () => {
      const { meetings, reader, transactions } = stores;
      const [first, second] = [await meetings.nextId(), await meetings.nextId()];
      const join = (id: number, attendeeId: number, jointWithId: number) =>
        meetings.save(
          Meeting.schedule(id, 'room', aPlan(between(101, attendeeId, 24)), { isInvitation: false, jointWithId }, NOON),
        );
      await join(first, 102, second);
      await join(second, 103, first);
      expect((await meetings.find(second))!.snapshot()).toMatchObject({ jointWithId: first, status: 'pending' });
      expect(await reader.findById(101, first)).toMatchObject({ joint: { attendeeId: 103, status: 'pending' } });
      expect(await reader.findById(103, second)).toMatchObject({ joint: { attendeeId: 102, status: 'pending' } });
      await expect(saveMeeting(between(101, 104, 24))).rejects.toThrow(MeetingTimeConflict);
      for (const [id, attendeeId] of [
        [first, 102],
        [second, 103],
      ] as const) {
        await meetings.update(id, (meeting) => meeting.answer(attendeeId, 'accepted', null, NOON));
        await expect(saveMeeting(between(105, attendeeId, 24))).rejects.toThrow(MeetingTimeConflict);
      }
      await transactions.run(async () => {
        expect(await meetings.lockUpcoming(103, NOON)).toEqual([second]);
      });
      const reminded = await meetings.claimReminders('quarter', REMINDER_WINDOWS.quarter, hoursAfter(NOON, 23.8));
      const ofCall = reminded.filter(({ meetingId }) => [first, second].includes(meetingId));
      expect(ofCall.map(({ userId }) => userId)).toEqual([101, 102, 103]);
      for (const id of [first, second]) await meetings.update(id, (meeting) => meeting.cancelForEndedConnection(NOON));
      await saveMeeting(between(101, 102, 24));
    });

    it('never overlap for a person, as host or attendee', async () => {
      await saveMeeting(between(21, 22, 24));
      for (const [host, attendee] of [
        [21, 23],
        [23, 21],
        [22, 24],
        [24, 22],
      ] as const) {
        await expect(saveMeeting({ ...between(host, attendee, 24), endTime: hoursAfter(NOON, 24.5) })).rejects.toThrow(
          MeetingTimeConflict,
        );
      }
      await saveMeeting(between(23, 24, 24));
      await saveMeeting(between(21, 24, 23));
      await saveMeeting(between(22, 21, 25));
    });

    it('leave the time of an invited person free until they accept, and of both once the meeting is canceled', async () => {
      const { meetings } = stores;
      const invitation = await saveMeeting(between(31, 32, 24), true);
      const other = await saveMeeting(between(33, 32, 24));
      invitation.answer(32, 'accepted', null, NOON);
      await expect(meetings.save(invitation)).rejects.toThrow(MeetingTimeConflict);
      await expect(saveMeeting(between(31, 34, 24), true)).rejects.toThrow(MeetingTimeConflict);

      other.cancel(33, null, NOON);
      await meetings.save(other);
      const answered = (await meetings.find(invitation.id))!;
      answered.answer(32, 'accepted', null, NOON);
      await meetings.save(answered);
      answered.change(31, anHour(26), NOON);
      await meetings.save(answered);
      await expect(saveMeeting(between(34, 32, 26))).rejects.toThrow(MeetingTimeConflict);
      await saveMeeting(between(34, 32, 24));
    });

    it('can be moved to a time that overlaps their own previous one', async () => {
      const meeting = await saveMeeting(between(41, 42, 24));
      meeting.change(41, { startTime: hoursAfter(NOON, 24.5), endTime: hoursAfter(NOON, 25.5) }, NOON);
      await stores.meetings.save(meeting);
      expect((await stores.meetings.find(meeting.id))!.snapshot()).toMatchObject({ sequence: 1 });
    });

    it('are listed with canceled ones, page by page: upcoming ones soonest first, then begun ones latest first', async () => {
      const { meetings, reader } = stores;
      const at = [30, 26, 24, 28] as const;
      const [d, b, a, c] = [
        await saveMeeting(between(51, 52, at[0])),
        await saveMeeting(between(52, 51, at[1]), true),
        await saveMeeting(between(51, 53, at[2])),
        await saveMeeting(between(54, 51, at[3])),
      ];
      const cancelled = await saveMeeting(between(51, 55, 40));
      cancelled.cancel(51, 'I am ill', NOON);
      await meetings.save(cancelled);

      const ids = async (now: Date, when?: MeetingListFilter, page = { limit: 10, offset: 0 }) => {
        const { items, total } = await reader.list(51, { when, now, ...page });
        return [total, ...items.map(({ id }) => id)];
      };
      const now = hoursAfter(NOON, 26);
      expect(await ids(now)).toEqual([5, c.id, d.id, cancelled.id, b.id, a.id]);
      expect(await ids(now, 'upcoming')).toEqual([3, c.id, d.id, cancelled.id]);
      expect(await ids(now, 'past')).toEqual([2, b.id, a.id]);
      // b was never answered, and the last one was canceled.
      expect(await ids(hoursAfter(NOON, 24.5), 'unanswered')).toEqual([0]);
      expect(await ids(now, 'unanswered')).toEqual([1, a.id]);
      expect(await ids(hoursAfter(NOON, 50), 'unanswered')).toEqual([3, d.id, c.id, a.id]);
      expect(await ids(hoursAfter(NOON, 25 + 30 * 24), 'unanswered')).toEqual([2, d.id, c.id]);
      expect(await ids(now, undefined, { limit: 2, offset: 1 })).toEqual([5, d.id, cancelled.id]);
      const { items } = await reader.list(51, { when: 'upcoming', now, limit: 1, offset: 2 });
      expect(items[0]).toMatchObject({ status: 'cancelled', reason: 'I am ill' });
      expect([await reader.countUpcoming(51, now), await reader.countUpcoming(56, now)]).toEqual([2, 0]);
      await stores.transactions.run(async () => {
        expect(await meetings.lockUpcoming(51, now)).toEqual([c.id, d.id]);
        expect(await meetings.lockUpcoming(51, now, { withId: 52 })).toEqual([d.id]);
        expect(await meetings.lockUpcoming(51, now, { scheduledSince: NOON })).toEqual([c.id, d.id]);
        expect(await meetings.lockUpcoming(51, now, { scheduledSince: hoursAfter(NOON, 1) })).toEqual([]);
        expect(await meetings.lockUpcoming(56, now)).toEqual([]);
      });
      const since = await reader.listSince(51, hoursAfter(NOON, 28), 2);
      expect(since.map(({ id }) => id)).toEqual([cancelled.id, d.id]);
      // Includes the meeting that ends exactly then.
      const listedMeetings = await reader.listSince(51, hoursAfter(NOON, 27), 9);
      expect(listedMeetings.map(({ id }) => id)).toEqual([cancelled.id, d.id, c.id, b.id]);
    });

    it('are found when they overlap a period', async () => {
      const { reader } = stores;
      const { id } = await saveMeeting({ ...between(61, 62, 24), title: 'A talk' }, true);
      const period = { startTime: hoursAfter(NOON, 24.9), endTime: hoursAfter(NOON, 26) };
      expect(await reader.findOverlap(61, period, null)).toEqual({ id, title: 'A talk', ...anHour(24) });
      expect(await reader.findOverlap(61, period, id)).toBeNull();
      expect(await reader.findOverlap(61, { ...period, startTime: hoursAfter(NOON, 25) }, null)).toBeNull();
      expect(await reader.findOverlap(62, period, null)).toBeNull();
      const later = await saveMeeting(between(61, 64, 26));
      const earlier = await saveMeeting(between(61, 63, 25));
      const long = { startTime: hoursAfter(NOON, 25), endTime: hoursAfter(NOON, 27) };
      expect(await reader.findOverlap(61, long, null)).toMatchObject({ id: earlier.id });
      expect(await reader.findOverlap(61, long, earlier.id)).toMatchObject({ id: later.id });
    });

    it("are listed with the creation times of a host's invitations", async () => {
      await saveMeeting(between(71, 72, 24), true, hoursAfter(NOON, 1));
      await saveMeeting(between(71, 73, 26), true);
      await saveMeeting(between(71, 74, 28));
      await saveMeeting(between(72, 71, 30), true);
      expect(await stores.meetings.listInvitationsSince(71, hoursAfter(NOON, -1))).toEqual([NOON, hoursAfter(NOON, 1)]);
      expect(await stores.meetings.listInvitationsSince(71, NOON)).toEqual([hoursAfter(NOON, 1)]);
    });
  });
}
