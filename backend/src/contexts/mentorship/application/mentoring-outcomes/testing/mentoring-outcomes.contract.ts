import { MentoringRelationship } from '../../../domain/mentoring-outcomes/mentoring-relationship';
import { Thanks } from '../../../domain/mentoring-outcomes/thanks';
import type { CheckIns, MentoringRelationships, ThanksStore } from '../ports/mentoring-outcomes';

const [ROBIN, KIM, ADA, LOU] = [1_001, 1_002, 1, 2];
const NOON = new Date('2027-03-02T12:00:00.000Z');
const hours = (count: number): Date => new Date(NOON.getTime() + count * 3_600_000);

/** Contract tests for every store of mentoring relationships. */
export function describeMentoringRelationships(name: string, open: () => Promise<MentoringRelationships>): void {
  describe(`mentoring relationships in ${name}`, () => {
    let store: MentoringRelationships;
    beforeEach(async () => (store = await open()));

    it('are new until they are saved, and are saved again', async () => {
      const pair = { studentId: ROBIN, alumId: ADA };
      const one = await store.find(pair);
      expect(one.snapshot()).toMatchObject({ ...pair, goal: null, endProposedBy: null });
      one.setGoal(ROBIN, 'Choose a college', NOON);
      await store.save(one);
      const again = await store.find(pair);
      again.proposeEnd(ADA, NOON, hours(1));
      await store.save(again);
      expect((await store.find(pair)).snapshot()).toEqual({
        ...pair,
        goal: 'Choose a college',
        goalEditedAt: NOON,
        endProposedBy: ADA,
        endProposedAt: hours(1),
        endAnswer: null,
      });
    });

    it('are listed from both sides, with the given people only', async () => {
      const pairs = [
        { studentId: ROBIN, alumId: ADA },
        { studentId: ROBIN, alumId: LOU },
        { studentId: KIM, alumId: ADA },
      ];
      for (const pair of pairs) await store.save(MentoringRelationship.start(pair));
      const list = async (userId: number, otherIds: number[]) =>
        (await store.listByUser(userId, otherIds)).map(({ studentId, alumId }) => `${studentId} ${alumId}`).sort();
      expect(await list(ROBIN, [ADA])).toEqual([`${ROBIN} ${ADA}`]);
      expect(await list(ADA, [ROBIN, KIM, LOU])).toEqual([`${ROBIN} ${ADA}`, `${KIM} ${ADA}`]);
      expect(await list(ADA, [])).toEqual([]);
    });
  });
}

export interface OpenCheckIns {
  readonly checkIns: CheckIns;
  /** Adds a meeting of one hour. */
  addMeeting(hostId: number, attendeeId: number, endTime: Date, status?: 'confirmed' | 'cancelled'): Promise<number>;
  addOutcome(meetingId: number, userId: number): Promise<void>;
  connect(fromUserId: number, toUserId: number): Promise<void>;
  block(blockerId: number, blockedId: number): Promise<void>;
}

/** Contract tests for every store of check-ins. */
export function describeCheckIns(name: string, open: () => Promise<OpenCheckIns>): void {
  describe(`check-ins in ${name}`, () => {
    let opened: OpenCheckIns;
    let checkIns: CheckIns;
    beforeEach(async () => ({ checkIns } = opened = await open()));
    const save = (meetingId: number, userId: number, nextStep: string | null, isNextStepShared: boolean) =>
      checkIns.save({
        meetingId,
        userId,
        happened: true,
        helped: null,
        nextStep,
        isNextStepShared,
        answeredAt: NOON,
        updatedAt: NOON,
      });
    const period = { from: hours(-48), until: NOON };

    it('are stored once per person and meeting, the latest one', async () => {
      const meetingId = await opened.addMeeting(ADA, ROBIN, hours(-1));
      await save(meetingId, ROBIN, 'Call the office', false);
      await save(meetingId, ROBIN, 'Write an essay', true);
      expect(await checkIns.find(meetingId, ROBIN)).toEqual({
        meetingId,
        userId: ROBIN,
        happened: true,
        helped: null,
        nextStep: 'Write an essay',
        isNextStepShared: true,
        answeredAt: NOON,
        updatedAt: NOON,
      });
      expect(await checkIns.find(meetingId, ADA)).toBeNull();
    });

    it('are shown to their author, and the shared next step to the other', async () => {
      const meetingId = await opened.addMeeting(ADA, ROBIN, hours(-1));
      await save(meetingId, ROBIN, 'Secret plan', false);
      expect(await checkIns.findEntry(ADA, meetingId)).toMatchObject({
        meetingId,
        otherId: ROBIN,
        endTime: hours(-1),
        checkIn: null,
        othersNextStep: null,
      });
      await save(meetingId, ROBIN, 'Write an essay', true);
      expect(await checkIns.findEntry(ADA, meetingId)).toMatchObject({ othersNextStep: 'Write an essay' });
      expect(await checkIns.findEntry(ROBIN, meetingId)).toMatchObject({
        checkIn: { nextStep: 'Write an essay' },
        othersNextStep: null,
      });
      expect(await checkIns.findEntry(KIM, meetingId)).toBeNull();
      await opened.block(ADA, ROBIN);
      expect(await checkIns.findEntry(ROBIN, meetingId)).toBeNull();
    });

    it('are listed for confirmed past meetings with the given people, latest first', async () => {
      const first = await opened.addMeeting(ADA, ROBIN, hours(-30));
      const second = await opened.addMeeting(ROBIN, ADA, hours(-2));
      await opened.addMeeting(ADA, ROBIN, hours(-4), 'cancelled');
      await opened.addMeeting(ADA, ROBIN, hours(2));
      await opened.addMeeting(LOU, ROBIN, hours(-6));
      const list = async (limit: number) =>
        (await checkIns.listPastMeetings(ROBIN, [ADA], period, limit)).map(({ meetingId }) => meetingId);
      expect(await list(10)).toEqual([second, first]);
      expect(await list(1)).toEqual([second]);
    });

    it('are claimed once, for connected people who said nothing yet', async () => {
      await opened.connect(ROBIN, ADA);
      await opened.connect(KIM, ADA);
      const meetingId = await opened.addMeeting(ADA, ROBIN, hours(-2));
      const answered = await opened.addMeeting(ADA, KIM, hours(-4));
      await opened.addOutcome(answered, ADA);
      await save(answered, KIM, null, false);
      await opened.addMeeting(LOU, ROBIN, hours(-6));
      await opened.addMeeting(ADA, ROBIN, hours(-8), 'cancelled');
      await opened.addMeeting(ADA, ROBIN, hours(-60));
      await opened.addMeeting(ADA, ROBIN, hours(3));
      expect(await checkIns.claimDue(period, NOON, 1)).toEqual([{ meetingId, userId: ADA, otherId: ROBIN }]);
      expect(await checkIns.claimDue(period, NOON, 10)).toEqual([{ meetingId, userId: ROBIN, otherId: ADA }]);
      expect(await checkIns.claimDue(period, NOON, 10)).toEqual([]);
      expect(await checkIns.find(meetingId, ROBIN)).toBeNull();
      await save(meetingId, ROBIN, null, false);
      expect(await checkIns.find(meetingId, ROBIN)).toMatchObject({ happened: true });
    });
  });
}

export interface OpenThanks {
  readonly thanks: ThanksStore;
  block(blockerId: number, blockedId: number): Promise<void>;
}

/** Contract tests for every store of thanks. */
export function describeThanksStore(name: string, open: () => Promise<OpenThanks>): void {
  describe(`thanks in ${name}`, () => {
    let opened: OpenThanks;
    let store: ThanksStore;
    beforeEach(async () => {
      opened = await open();
      store = opened.thanks;
    });
    const write = async (studentId: number, publishedAt: Date | null, alumId = ADA): Promise<number> => {
      const text = { text: `From ${studentId}`, mayPublish: true, signature: 'student' } as const;
      const thanks = Thanks.write(await store.nextId(), { studentId, alumId }, text, false, NOON);
      if (publishedAt) thanks.answer(true, publishedAt);
      await store.save(thanks);
      return thanks.snapshot().id;
    };

    it('are found by ID and by the two people, saved again, and deleted', async () => {
      const id = await write(ROBIN, null);
      const thanks = (await store.findByPair({ studentId: ROBIN, alumId: ADA }))!;
      thanks.answer(true, hours(1));
      await store.save(thanks);
      expect((await store.find(id))!.snapshot()).toEqual({
        id,
        studentId: ROBIN,
        alumId: ADA,
        text: `From ${ROBIN}`,
        mayPublish: true,
        signature: 'student',
        alumAnswer: 'published',
        isHiddenByModerators: false,
        writtenAt: NOON,
        publishedAt: hours(1),
      });
      expect(await store.findByPair({ studentId: KIM, alumId: ADA })).toBeNull();
      expect(await store.listByUser(ADA, [ROBIN, KIM])).toHaveLength(1);
      expect(await store.listByUser(ROBIN, [LOU])).toEqual([]);
      for (let times = 0; times < 2; times++) await store.delete(id);
      expect(await store.find(id)).toBeNull();
    });

    it('are listed when published, latest first, from a position on', async () => {
      const ids = [await write(ROBIN, hours(1)), await write(KIM, hours(2)), await write(1_003, null)];
      await write(1_004, hours(3), LOU);
      const list = async (studentIds: number[], limit: number, before: { at: Date; id: number } | null = null) =>
        (await store.listPublished(ADA, { studentIds, limit, before })).map(({ id }) => id);
      const everyone = [ROBIN, KIM, 1_003, 1_004];
      expect(await list(everyone, 10)).toEqual([ids[1], ids[0]]);
      expect(await list(everyone, 1)).toEqual([ids[1]]);
      expect(await list(everyone, 10, { at: hours(2), id: ids[1]! })).toEqual([ids[0]]);
      expect(await list([ROBIN], 10)).toEqual([ids[0]]);
      expect(await list([], 10)).toEqual([]);
    });

    it('are not published while hidden or blocked', async () => {
      const id = await write(ROBIN, hours(1));
      await write(KIM, hours(1));
      const listStudents = async () => [...(await store.listPublishingStudents(ADA))].sort();
      expect(await listStudents()).toEqual([ROBIN, KIM]);
      const thanks = (await store.find(id))!;
      thanks.setHiddenByModerators(true);
      await store.save(thanks);
      expect(await listStudents()).toEqual([KIM]);
      expect(await store.listPublished(ADA, { studentIds: [ROBIN], limit: 10, before: null })).toEqual([]);
      await opened.block(KIM, ADA);
      expect(await listStudents()).toEqual([]);
    });
  });
}
