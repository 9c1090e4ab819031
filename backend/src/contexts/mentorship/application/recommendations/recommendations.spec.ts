import { StudentProfile } from '../../domain/profiles/profiles';
import { AlreadyAnswered, RecommendationNotFound, TooLateToUndo } from '../../domain/recommendations/recommendation';
import { DEFAULT_WEIGHTS } from '../../domain/recommendations/match-weights';
import { recommendationsFixture, student } from './testing/recommendations-fixture';
import { InMemoryMatches, InMemoryRecommendations } from './testing/in-memory-recommendations';
import { describeRecommendations } from './testing/recommendations.contract';

const DAY_MS = 86_400_000;

describeRecommendations('A Map', async () => ({
  recommendations: new InMemoryRecommendations(),
  matches: new InMemoryMatches(),
}));

/** A student with the intended major Law and the preferred industry Legal. */
async function identityFixture(changes: object = { intendedMajor: 'Law', preferredIndustries: 'Legal' }) {
  const fixture = recommendationsFixture();
  const profile = StudentProfile.create(student.id, false);
  profile.update(changes, false, fixture.clock.now());
  await fixture.students.save(profile);
  return fixture;
}
type RecommendationsFixture = Awaited<ReturnType<typeof identityFixture>>;
const listPendingMentorIds = async (fixture: RecommendationsFixture): Promise<number[]> =>
  (await fixture.show.execute(student)).filter(({ status }) => status === 'pending').map(({ mentor }) => mentor.id);

describe('generating recommendations', () => {
  it('picks the ten best, and among equal scores those recommended to fewer students', async () => {
    const fixture = await identityFixture();
    for (let mentorId = 10; mentorId < 30; mentorId++) fixture.offer(mentorId, {}, mentorId === 29 ? 0 : 1);
    fixture.offer(30, { placesLeft: 1, availabilityStatus: 'other' });

    expect(await fixture.generate.execute(student)).toBe(10);
    const shown = await fixture.show.execute(student);
    expect(shown).toHaveLength(10);
    expect(shown.map(({ mentor }) => mentor.id)).toContain(29);
    expect(shown.map(({ mentor }) => mentor.id)).not.toContain(30);
    expect(shown[0]).toMatchObject({
      matchScore: 52,
      mentor: { fullName: 'Person 29', alumniProfile: { major: 'Law' } },
    });
  });

  it('leaves out mentors with fewer than 40 points if three others fit', async () => {
    const fixture = await identityFixture();
    for (const mentorId of [10, 11, 12]) fixture.offer(mentorId);
    fixture.offer(13, { industry: 'Retail' });
    expect(await fixture.generate.execute(student)).toBe(3);
    expect(await listPendingMentorIds(fixture)).not.toContain(13);
  });

  it('fills up to three with mentors whom the search for the best did not find', async () => {
    const fixture = await identityFixture({ intendedMajor: 'Geology' });
    for (const mentorId of [10, 11, 12, 13]) fixture.offer(mentorId);
    fixture.candidates.listBest = async () => [];
    expect(await fixture.generate.execute(student)).toBe(3);
  });

  it('finds no one for an empty profile', async () => {
    const fixture = await identityFixture({});
    fixture.offer(10);
    expect(await fixture.generate.execute(student)).toBe(0);
  });

  it('leaves out minors, deleted accounts, other roles and the student', async () => {
    const fixture = await identityFixture();
    for (const mentorId of [99, 100, 5, 1]) fixture.offer(mentorId);
    expect(await fixture.generate.execute(student)).toBe(0);
  });

  it.each(['connected', 'pending', 'blocked'] as const)('leaves out mentors who are %s', async (relation) => {
    const fixture = await identityFixture();
    fixture.offer(10);
    fixture.relations[relation] = [10];
    expect(await fixture.generate.execute(student)).toBe(0);
  });

  it('leaves out mentors whom the student passed on for 90 days', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    await fixture.answer.execute({ id: 1, by: student, status: 'declined', reason: null, message: null });

    fixture.later(89 * DAY_MS);
    expect(await fixture.generate.execute(student)).toBe(0);
    fixture.later(DAY_MS);
    expect(await fixture.generate.execute(student)).toBe(1);
  });

  it('renews pending recommendations, and deletes those that no longer fit', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    fixture.offer(11);
    await fixture.generate.execute(student);
    fixture.later(31 * DAY_MS);
    expect(await fixture.show.execute(student)).toMatchObject([{ isExpired: true }, { isExpired: true }]);

    fixture.candidates.all = fixture.candidates.all.filter(({ mentorId }) => mentorId === 11);
    expect(await fixture.generate.execute(student)).toBe(1);
    expect(await fixture.show.execute(student)).toMatchObject([{ id: 2, isExpired: false, mentor: { id: 11 } }]);
  });

  it('consumes the rate limit of the student', async () => {
    const fixture = await identityFixture();
    await fixture.generate.execute(student);
    expect(fixture.limits.consumed).toEqual(['recommendations-student 1']);
  });
});

describe('the recommendations shown to a student', () => {
  it.each([
    ['hides', { isProfileVisible: false }],
    ['is busy', { availabilityStatus: 'busy' as const }],
    ['no longer wants to mentor', { isWillingToMentor: false }],
    ['takes no requests', { allowStudentConnections: false }],
  ])('leave out a mentor who %s after being recommended', async (_, changed) => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    fixture.mentors.changed.set(10, changed);

    expect(await listPendingMentorIds(fixture)).toEqual([]);
    await expect(fixture.show.getById(1, student)).rejects.toThrow(RecommendationNotFound);
  });

  it('leave out a mentor who blocks the student after being recommended', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    fixture.relations.blocked = [10];
    expect(await listPendingMentorIds(fixture)).toEqual([]);
  });

  it('show only the name of a connected mentor who hid their profile', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    await fixture.answer.execute({ id: 1, by: student, status: 'accepted', reason: null, message: null });
    fixture.relations.connected = [10];
    fixture.mentors.changed.set(10, { isProfileVisible: false });

    expect(await fixture.show.execute(student)).toMatchObject([
      {
        mentor: { fullName: 'Person 10', connectionStatus: 'connected', alumniProfile: null },
      },
    ]);
  });
});

describe('answering a recommendation', () => {
  it('with "accepted" sends one request, however often it is repeated', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    for (let n = 0; n < 2; n++)
      await fixture.answer.execute({ id: 1, by: student, status: 'accepted', reason: null, message: null });

    expect(fixture.asked).toEqual([{ toUserId: 10, message: null }]);
    const passing = fixture.answer.execute({ id: 1, by: student, status: 'declined', reason: null, message: null });
    await expect(passing).rejects.toThrow(AlreadyAnswered);
  });

  it('with "accepted" sends the student\'s message, and can be undone until the mentor answers', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    const connect = () =>
      fixture.answer.execute({ id: 1, by: student, status: 'accepted', reason: null, message: 'How was it?' });
    await connect();
    expect(fixture.asked).toEqual([{ toUserId: 10, message: 'How was it?' }]);

    await fixture.answer.undoAnswer(1, student);
    expect(fixture.connections.states.get(1)).toMatchObject({ status: 'closed' });
    expect((await fixture.recommendations.find({ id: 1, studentId: student.id }))!.snapshot()).toMatchObject({
      status: 'pending',
    });

    fixture.connections.states.clear();
    await connect();
    const connection = (await fixture.connections.find(2))!;
    connection.accept(10, fixture.clock.now());
    await fixture.connections.save(connection);
    await expect(fixture.answer.undoAnswer(1, student)).rejects.toThrow(TooLateToUndo);
  });

  it('with "declined" sends no request, and saves the reason', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    await fixture.answer.execute({ id: 1, by: student, status: 'declined', reason: 'Too far', message: null });

    expect(fixture.asked).toEqual([]);
    expect((await fixture.recommendations.find({ id: 1, studentId: student.id }))!.snapshot().declineReason).toBe(
      'Too far',
    );
    await fixture.answer.undoAnswer(1, student);
    expect((await fixture.recommendations.find({ id: 1, studentId: student.id }))!.snapshot()).toMatchObject({
      status: 'pending',
      declineReason: null,
    });
  });

  it('is refused to anyone but its student', async () => {
    const fixture = await identityFixture();
    fixture.offer(10);
    await fixture.generate.execute(student);
    const other = { id: 2 };
    for (const attempt of [
      () => fixture.answer.execute({ id: 1, by: other, status: 'accepted', reason: null, message: null }),
      () => fixture.answer.markViewed(1, other),
      () => fixture.answer.undoAnswer(1, other),
      () => fixture.show.getById(1, other),
    ]) {
      await expect(attempt()).rejects.toThrow(RecommendationNotFound);
    }
  });
});

describe('changing the weights', () => {
  it('reorders pending recommendations, and leaves saved scores unchanged', async () => {
    const fixture = await identityFixture({ intendedMajor: 'Law', preferredIndustries: 'Legal', location: 'Reno, NV' });
    fixture.offer(10, { industry: null, location: 'Nevada', repliesWithinDays: 1 });
    fixture.offer(11);
    await fixture.generate.execute(student);

    expect((await fixture.reorder.execute(student, DEFAULT_WEIGHTS)).order).toEqual([
      { id: 1, score: 52 },
      { id: 2, score: 45 },
    ]);
    const placeOnlyWeights = { major: 0, considered: 0, goals: 0, industry: 0, availability: 0, place: 50 };
    const { order } = await fixture.reorder.execute(student, placeOnlyWeights);
    expect(order[0]!.score).toBe(100);
    expect(order[1]!.score).toBe(0);
    expect((await fixture.show.execute(student)).map(({ matchScore }) => matchScore)).toEqual([52, 45]);
  });

  it('suggests the field that would raise most scores', async () => {
    const fixture = await identityFixture();
    fixture.offer(10, { skills: 'Negotiation, Mediation, Contracts, Trials', location: 'Reno, NV' });
    fixture.offer(11, { college: 'Reed College' });
    fixture.offer(12, { college: 'reed college' });

    const { raises } = await fixture.reorder.execute(student, DEFAULT_WEIGHTS);
    expect(raises[0]).toEqual({
      what: 'Add a college you’re considering, for example Reed College',
      tab: 'details',
      field: 'schoolsConsidering',
      more: 2,
    });
    expect(raises.map(({ field }) => field)).toEqual([
      'schoolsConsidering',
      'careerGoals',
      'skillsToLearn',
      'location',
    ]);
    expect(raises.slice(1).map(({ more }) => more)).toEqual([0, 0, 0]);
  });
});

describe('matches', () => {
  const MATCH_START = new Date('2026-03-01T12:00:00Z');

  it('begin between a student and an alum, for requests in either direction', async () => {
    const fixture = recommendationsFixture();
    await fixture.follow.start(1, 10, MATCH_START);
    await fixture.follow.start(10, 2, MATCH_START);
    await fixture.follow.start(11, 10, MATCH_START);

    expect(await fixture.showMatches.execute({ id: 10 })).toMatchObject([
      { studentId: 2, mentorId: 10, other: { id: 2 } },
      { studentId: 1, mentorId: 10 },
    ]);
    expect(await fixture.showMatches.execute({ id: 11 })).toEqual([]);
  });

  it('can be closed by either side, who sees only their own feedback', async () => {
    const fixture = recommendationsFixture();
    await fixture.follow.start(1, 10, MATCH_START);
    const closed = await fixture.showMatches.closeMatch(1, { id: 1 }, { rating: 5, feedback: 'Good' });
    expect(closed).toMatchObject({
      status: 'ended',
      endDate: MATCH_START,
      rating: 5,
      feedback: 'Good',
      other: { id: 10 },
    });
    expect(await fixture.showMatches.execute({ id: 1 })).toMatchObject([
      { status: 'ended', rating: 5, feedback: 'Good' },
    ]);
    expect(await fixture.showMatches.execute({ id: 10 })).toMatchObject([{ rating: null, feedback: null }]);
    await fixture.showMatches.closeMatch(1, { id: 10 }, { rating: 4 });
    expect(await fixture.showMatches.execute({ id: 10 })).toMatchObject([{ rating: 4, other: { id: 1 } }]);
  });

  it('with a deleted account show no name', async () => {
    const fixture = recommendationsFixture();
    await fixture.matches.start(1, 100, MATCH_START);
    expect(await fixture.showMatches.execute({ id: 1 })).toMatchObject([{ mentorId: 100, other: null }]);
  });

  it('end with the connection', async () => {
    const fixture = recommendationsFixture();
    await fixture.follow.start(1, 10, MATCH_START);
    await fixture.follow.end(10, 1, MATCH_START);
    expect(await fixture.showMatches.execute({ id: 1 })).toMatchObject([{ status: 'ended', endDate: MATCH_START }]);
  });
});
