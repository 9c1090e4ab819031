import fc from 'fast-check';
import { DEFAULT_WEIGHTS, applyWeights } from './match-weights';
import { suggestProfileFields } from './profile-suggestions';
import { Recommendation, AlreadyAnswered, RecommendationExpired, TooLateToUndo } from './recommendation';
import { type FactorName, FACTORS, MAX_POINTS, type MatchReason } from '../matching/match-score';
import { mentorInput, studentInput } from '../../application/finder/testing/match-inputs';

const NOON = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(NOON.getTime() + seconds * 1_000);
const DAY = 86_400;
const MATCH_SCORE = { score: 30, reasons: [{ factor: 'major' as const, description: 'Law', score: 30, max: 30 }] };
const waiting = () => Recommendation.create({ id: 1, studentId: 2, mentorId: 3 }, MATCH_SCORE, NOON);

describe('a recommendation', () => {
  it('expires after 30 days', () => {
    const { status, expiresAt, viewedAt } = waiting().snapshot();
    expect({ status, expiresAt, viewedAt }).toEqual({ status: 'pending', expiresAt: after(30 * DAY), viewedAt: null });
    expect(waiting().isExpired(after(30 * DAY - 1))).toBe(false);
    expect(() => waiting().answer('accepted', null, after(30 * DAY))).toThrow(RecommendationExpired);
  });

  it('can be answered once, which also marks it as viewed', () => {
    const one = waiting();
    expect(one.answer('accepted', 'no reason', after(5))).toBe(true);
    expect(one.answer('accepted', null, after(9))).toBe(false);
    expect(one.snapshot()).toMatchObject({
      status: 'accepted',
      respondedAt: after(5),
      viewedAt: after(5),
      declineReason: null,
    });
    expect(() => one.answer('declined', null, after(9))).toThrow(AlreadyAnswered);
    expect(one.preventsRenewal(after(400 * DAY))).toBe(true);
    expect(one.undoAnswer(after(9))).toBe('accepted');
    expect(one.preventsRenewal(after(9))).toBe(false);
  });

  it('is passed on for 90 days, unless that is undone within a minute', () => {
    const one = waiting();
    one.answer('declined', 'Too far', after(5));
    expect(one.preventsRenewal(after(5 + 90 * DAY - 1))).toBe(true);
    expect(one.preventsRenewal(after(5 + 90 * DAY))).toBe(false);
    expect(() => one.undoAnswer(after(66))).toThrow(TooLateToUndo);

    expect(one.undoAnswer(after(65))).toBe('declined');
    expect(one.undoAnswer(after(900))).toBeNull();
    expect(one.snapshot()).toMatchObject({ status: 'pending', respondedAt: null, declineReason: null });
    expect(one.preventsRenewal(after(65))).toBe(false);
  });

  it('gets the current score and reasons when picked again, and stays viewed', () => {
    const one = waiting();
    one.markViewed(after(1));
    one.markViewed(after(2));
    one.renew({ score: 7, reasons: [] }, after(DAY));
    expect(one.snapshot()).toMatchObject({
      matchScore: 7,
      matchReasons: [],
      createdAt: NOON,
      expiresAt: after(31 * DAY),
      viewedAt: after(1),
    });
  });
});

describe('applying weights', () => {
  const reasons = fc.uniqueArray(fc.constantFrom(...FACTORS), { minLength: 1 }).chain((factors) =>
    fc.tuple(
      ...factors.map((factor) =>
        fc.integer({ min: 1, max: MAX_POINTS[factor] }).map((score): MatchReason => ({
          factor,
          description: '',
          score,
          max: MAX_POINTS[factor],
        })),
      ),
    ),
  );
  const kept = fc.array(reasons, { maxLength: 10 }).map((all) =>
    all.map((matchReasons, id) => ({
      id,
      matchReasons,
      matchScore: matchReasons.reduce((sum, { score }) => sum + score, 0),
    })),
  );
  const weights = fc.record(
    Object.fromEntries(FACTORS.map((factor) => [factor, fc.integer({ min: 0, max: 100 })])) as Record<
      FactorName,
      fc.Arbitrary<number>
    >,
  );

  it('keeps all scores with the default weights', () => {
    fc.assert(
      fc.property(kept, (all) =>
        applyWeights(all, DEFAULT_WEIGHTS).every(
          ({ id, score }) => score === all.find((one) => one.id === id)!.matchScore,
        ),
      ),
    );
  });

  it('keeps all recommendations, with scores between 0 and 100, in order', () => {
    fc.assert(
      fc.property(kept, weights, (all, chosen) => {
        const order = applyWeights(all, chosen);
        return (
          order.length === all.length &&
          order.every(({ score }, n) => score >= 0 && score <= 100 && (n === 0 || order[n - 1]!.score >= score))
        );
      }),
    );
  });

  it('keeps the standard order with scores of 0 if all weights are 0', () => {
    const all = [
      { id: 1, matchScore: 40, matchReasons: [] },
      { id: 2, matchScore: 50, matchReasons: [] },
    ];
    const nothing = { major: 0, considered: 0, goals: 0, industry: 0, availability: 0, place: 0 };
    expect(applyWeights(all, nothing)).toEqual([
      { id: 2, score: 0 },
      { id: 1, score: 0 },
    ]);
  });
});

describe('suggestions for raising scores', () => {
  const engineer = mentorInput({ major: 'Physics', industry: 'Energy', skills: 'Python, Go, Rust, C', placesLeft: 1 });
  const changes = { preferredIndustries: 'Energy', skillsToLearn: 'Python, Go, Rust, C' };

  it('count with the actual score', () => {
    const student = studentInput(changes);
    const [first] = suggestProfileFields(student, [engineer, engineer, mentorInput({ ...engineer, major: 'Law' })]);
    expect(first).toEqual({
      what: 'Add your intended major, for example Physics',
      tab: 'details',
      field: 'intendedMajor',
      more: 2,
    });
  });

  it('leave out fields that are filled in', () => {
    const full = studentInput({
      ...changes,
      intendedMajor: 'Art',
      schoolsConsidering: 'Reed',
      careerGoals: 'Paint',
      location: 'Reno',
    });
    expect(suggestProfileFields(full, [engineer])).toEqual([]);
  });

  it('contain missing fields without an example if no mentor would score above 70', () => {
    expect(suggestProfileFields(studentInput(), [])).toContainEqual({
      what: 'Add a career goal',
      tab: 'details',
      field: 'careerGoals',
      more: 0,
    });
  });

  it('contain no example for the location', () => {
    const closeMentor = mentorInput({ ...engineer, major: 'Law', location: 'Reno, NV' });
    const student = studentInput({ ...changes, intendedMajor: 'Law, or' });
    expect(suggestProfileFields(student, [closeMentor]).find(({ field }) => field === 'location')?.what).toBe(
      'Add your location',
    );
  });
});
