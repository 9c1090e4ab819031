import { Recommendation, MatchNotFound, RecommendationNotFound } from '../../../domain/recommendations/recommendation';
import type { Matches, Recommendations } from '../ports/recommendations';

const NOON = new Date('2026-03-01T12:00:00.123Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const aMatchScore = (score: number) => ({
  score,
  reasons: [{ factor: 'major' as const, description: 'Studied “Law” & 法', score, max: 30 }],
});

/** The contract of every store of recommendations and matches, in PostgreSQL or in a Map. */
export function describeRecommendations(
  name: string,
  open: () => Promise<{ recommendations: Recommendations; matches: Matches }>,
): void {
  describe(`recommendation store: ${name}`, () => {
    let recommendations: Recommendations;
    let matches: Matches;
    beforeAll(async () => ({ recommendations, matches } = await open()));

    const saveRecommendation = async (studentId: number, mentorId: number, score = 50): Promise<Recommendation> => {
      const key = { id: await recommendations.nextId(), studentId, mentorId };
      const one = Recommendation.create(key, aMatchScore(score), NOON);
      await recommendations.save(one);
      return one;
    };

    it('lists the recommendations of a student, best first', async () => {
      const [low, high] = [await saveRecommendation(1, 11, 41), await saveRecommendation(1, 12, 90)];
      await saveRecommendation(2, 11);

      expect((await recommendations.listByStudent(1)).map((one) => one.snapshot())).toEqual([
        high.snapshot(),
        low.snapshot(),
      ]);
      expect(await recommendations.listByStudent(99)).toEqual([]);
    });

    it('stores the answer to a recommendation', async () => {
      const one = await saveRecommendation(3, 11);
      one.answer('declined', 'Too far', LATER);
      await recommendations.save(one);

      expect((await recommendations.find({ id: one.id, studentId: 3 }))!.snapshot()).toEqual(one.snapshot());
    });

    it("doesn't return a recommendation to anyone but its student", async () => {
      const one = await saveRecommendation(4, 11);
      for (const key of [
        { id: one.id, studentId: 5 },
        { id: one.id + 1_000, studentId: 4 },
      ]) {
        expect(await recommendations.find(key)).toBeNull();
        await expect(recommendations.update(key, () => {})).rejects.toThrow(RecommendationNotFound);
      }
    });

    it('deletes recommendations', async () => {
      const [one, other] = [await saveRecommendation(6, 11), await saveRecommendation(6, 12)];
      await recommendations.delete([one.id]);
      await recommendations.delete([]);

      expect((await recommendations.listByStudent(6)).map(({ id }) => id)).toEqual([other.id]);
    });

    it('starts a match once, however often its event is handled', async () => {
      for (let n = 0; n < 3; n++) await matches.start(1, 11, NOON);
      await matches.start(1, 11, LATER);
      const [match, ...others] = await matches.listByUser(1);

      expect(others).toEqual([]);
      expect(match!.snapshot()).toMatchObject({ studentId: 1, mentorId: 11, status: 'active', startDate: NOON });
    });

    it('keeps a match ended when its first event is handled again', async () => {
      await matches.start(2, 11, NOON);
      for (let n = 0; n < 2; n++) await matches.end(11, 2, LATER);
      await matches.start(2, 11, NOON);

      expect((await matches.listByUser(2)).map((one) => one.snapshot())).toMatchObject([
        { status: 'ended', endDate: LATER },
      ]);
    });

    it("doesn't end a match that began after the end event", async () => {
      await matches.start(3, 11, LATER);
      await matches.end(3, 11, NOON);
      expect((await matches.listByUser(3))[0]!.snapshot()).toMatchObject({ status: 'active', endDate: null });
    });

    it('lists two matches of the same people, latest first', async () => {
      await matches.start(4, 12, NOON);
      await matches.end(4, 12, NOON);
      await matches.start(4, 12, LATER);
      expect((await matches.listByUser(12)).map((one) => one.snapshot().startDate)).toEqual([LATER, NOON]);
    });

    it('stores the feedback of each side of a match, and of no one else', async () => {
      await matches.start(5, 13, NOON);
      const { id } = (await matches.listByUser(5))[0]!.snapshot();
      await matches.update(id, (match) => match.close(13, { rating: 4, feedback: 'Well prepared' }, LATER));

      expect((await matches.listByUser(5))[0]!.snapshot()).toMatchObject({
        status: 'ended',
        endDate: LATER,
        rating: null,
        feedback: null,
        mentorRating: 4,
        mentorFeedback: 'Well prepared',
      });
      await expect(matches.update(id, (match) => match.giveFeedback(99, { rating: 1 }))).rejects.toThrow(MatchNotFound);
      await expect(matches.update(2_147_483_647, () => {})).rejects.toThrow(MatchNotFound);
    });
  });
}
