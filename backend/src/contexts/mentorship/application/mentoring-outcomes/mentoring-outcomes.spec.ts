import { ConnectionNotFound } from '../../domain/connections/connection-state';
import { MeetingNotOver } from '../../domain/meeting-notes/meeting-notes';
import { OnlyStudentAllowed, RelationshipNotActive } from '../../domain/mentoring-outcomes/mentoring-errors';
import { CheckConnectionAccess } from '../connections/change-connection';
import { InMemoryConnectionReader } from '../connections/testing/in-memory-connection-reader';
import { RecordOutcome } from '../meeting-notes/meeting-notes';
import { InMemoryMeetingNotes } from '../meeting-notes/testing/in-memory-meeting-notes';
import { CheckMeetingAccess } from '../meetings/change-meeting';
import { ALUMNA, KIM, MENTOR, meetingsFixture, STUDENT } from '../meetings/testing/meetings-fixture';
import { hoursAfter, NOON } from '../meetings/testing/sample-meeting';
import { InMemoryMatches } from '../recommendations/testing/in-memory-recommendations';
import { FinishMentoring, SetGoal } from './change-relationship';
import { AskForCheckIns, SaveCheckIn } from './check-in';
import { ListMentoring } from './list-mentoring';
import { LoadMentoring } from './load-mentoring';
import {
  InMemoryCheckIns,
  InMemoryMentoringRelationships,
  InMemoryThanksStore,
} from './testing/in-memory-mentoring-outcomes';
import { AnswerThanks, WriteThanks } from './thanks';

const COLLEGE = 7;

/** A mentor who is connected with a student and an alumna, on fakes. */
async function aMentor() {
  const calendar = meetingsFixture();
  const { connections, meetings, blocks, people, reader, transactions, clock, connect } = calendar;
  const [relationships, thanks] = [new InMemoryMentoringRelationships(), new InMemoryThanksStore(blocks)];
  const checkIns = new InMemoryCheckIns(meetings, connections, blocks, () => false);
  const alumni = { findCollegeId: async () => COLLEGE, listIds: async () => [], countByCollege: async () => [] };
  const load = new LoadMentoring(connections, new CheckConnectionAccess(blocks, people));
  const access = new CheckMeetingAccess(blocks);
  const outcomes = new InMemoryMeetingNotes();
  const record = new RecordOutcome(meetings, access, outcomes, new InMemoryMatches(), transactions, clock);
  people.getById = async (id) => (await people.findActiveByIds([id])).get(id)!;
  await connect(STUDENT, MENTOR);
  await connect(ALUMNA, MENTOR);
  transactions.published.splice(0);
  connections.eventNames.splice(0);
  return {
    ...calendar,
    outcomes: outcomes.outcomes,
    events: transactions.published,
    goal: new SetGoal(load, relationships, transactions, clock),
    finish: new FinishMentoring(load, relationships, connections, alumni, transactions, clock),
    write: new WriteThanks(load, thanks, people, transactions, clock),
    answerThanks: new AnswerThanks(load, thanks, transactions, clock),
    checkIn: new SaveCheckIn(checkIns, meetings, reader, access, record, people, alumni, transactions, clock),
    ask: new AskForCheckIns(checkIns, transactions, clock),
    list: new ListMentoring(new InMemoryConnectionReader(connections), people, relationships, checkIns, thanks, clock),
  };
}

const YES = { happened: true, helped: 'yes', nextStep: 'Essay', isNextStepShared: true } as const;

describe('a mentoring relationship', () => {
  it('exists between a student and an alum only, not between two alumni or strangers', async () => {
    const { goal, list } = await aMentor();
    await goal.execute({ by: STUDENT, otherId: MENTOR, goal: 'Essay' });
    expect(await list.execute(MENTOR, [STUDENT, ALUMNA, KIM])).toMatchObject([
      { userId: STUDENT, side: 'alum', goal: 'Essay' },
    ]);
    for (const otherId of [ALUMNA, KIM]) {
      await expect(goal.execute({ by: MENTOR, otherId, goal: 'Essay' })).rejects.toThrow(ConnectionNotFound);
      await expect(list.getByOtherId(MENTOR, otherId)).rejects.toThrow(ConnectionNotFound);
    }
    await expect(goal.execute({ by: MENTOR, otherId: STUDENT, goal: 'Essay' })).rejects.toThrow(OnlyStudentAllowed);
  });

  it('is not visible while the other account is suspended, or after a block', async () => {
    const { goal, list, people, blocks } = await aMentor();
    people.gone.add(MENTOR);
    expect(await list.execute(STUDENT, [MENTOR])).toEqual([]);
    await expect(goal.execute({ by: STUDENT, otherId: MENTOR, goal: 'Essay' })).rejects.toThrow(ConnectionNotFound);
    people.gone.clear();
    await blocks.save(MENTOR, STUDENT, NOON);
    await expect(goal.execute({ by: STUDENT, otherId: MENTOR, goal: 'Essay' })).rejects.toThrow(ConnectionNotFound);
  });

  it('is finished when both agree, with an event for each step', async () => {
    const { finish, goal, list, connections, events } = await aMentor();
    await finish.execute({ by: STUDENT, otherId: MENTOR, action: 'propose' });
    expect(events).toMatchObject([{ proposedBy: STUDENT, otherId: MENTOR }]);
    expect(await list.getByOtherId(MENTOR, STUDENT)).toMatchObject({ proposedEnd: { isOwn: false } });
    await finish.execute({ by: MENTOR, otherId: STUDENT, action: 'propose' });
    await finish.execute({ by: MENTOR, otherId: STUDENT, action: 'confirm' });
    expect(connections.eventNames).toEqual(['ConnectionClosed']);
    expect(events.slice(1)).toMatchObject([
      { alumId: MENTOR, studentId: STUDENT, collegeId: COLLEGE, confirmedBy: MENTOR },
    ]);
    expect(await list.getByOtherId(STUDENT, MENTOR)).toMatchObject({ isActive: false, proposedEnd: null });
    const after = goal.execute({ by: STUDENT, otherId: MENTOR, goal: 'More' });
    await expect(after).rejects.toThrow(RelationshipNotActive);
  });

  it('can have thanks after it is finished', async () => {
    const { finish, write, answerThanks, list } = await aMentor();
    await finish.execute({ by: STUDENT, otherId: MENTOR, action: 'propose' });
    await finish.execute({ by: MENTOR, otherId: STUDENT, action: 'confirm' });
    const thanks = { text: 'Thank you', mayPublish: true, signature: 'student' } as const;
    await write.execute({ by: STUDENT, alumId: MENTOR, thanks });
    await answerThanks.execute({ by: MENTOR, studentId: STUDENT, publish: true });
    expect(await list.getByOtherId(STUDENT, MENTOR)).toMatchObject({ thanks: { isPublished: true } });
  });
});

describe('a check-in after a meeting', () => {
  it('records the outcome, and announces each change of the answer once', async () => {
    const { checkIn, meet, clock, events, outcomes } = await aMentor();
    const meetingId = await meet(MENTOR, STUDENT);
    await expect(checkIn.execute({ by: STUDENT, meetingId, answer: YES })).rejects.toThrow(MeetingNotOver);
    clock.at = hoursAfter(NOON, 26);
    await checkIn.execute({ by: STUDENT, meetingId, answer: YES });
    await checkIn.execute({ by: STUDENT, meetingId, answer: { ...YES, nextStep: null } });
    expect(events).toMatchObject([{ meetingId, collegeId: COLLEGE, side: 'student', helped: 'yes' }]);
    await checkIn.execute({ by: STUDENT, meetingId, answer: { ...YES, helped: 'no' } });
    expect(events).toHaveLength(2);
    expect(outcomes[0]).toEqual([meetingId, STUDENT, 'happened', clock.at]);
  });

  it('of two alumni is not announced, nor a skipped one', async () => {
    const { checkIn, meet, clock, events, outcomes } = await aMentor();
    const withAlumna = await meet(MENTOR, ALUMNA);
    const withStudent = await meet(MENTOR, STUDENT, 30);
    clock.at = hoursAfter(NOON, 32);
    await checkIn.execute({ by: MENTOR, meetingId: withAlumna, answer: { ...YES, helped: null } });
    expect(outcomes).toHaveLength(1);
    await checkIn.execute({ by: STUDENT, meetingId: withStudent, answer: null });
    expect([events, outcomes.length]).toEqual([[], 1]);
  });

  it('is asked for once, an hour after the meeting', async () => {
    const { ask, meet, clock, events } = await aMentor();
    const meetingId = await meet(MENTOR, STUDENT);
    for (const hours of [25, 25.9, 26, 27]) {
      clock.at = hoursAfter(NOON, hours);
      await ask.execute();
    }
    expect(events).toMatchObject([
      { meetingId, userId: MENTOR, otherId: STUDENT, occurredAt: hoursAfter(NOON, 26) },
      { meetingId, userId: STUDENT, otherId: MENTOR },
    ]);
  });
});
