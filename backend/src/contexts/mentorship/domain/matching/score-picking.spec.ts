import { aMentor, aStudent } from '../../application/finder/testing/sides';

import { LEAST_SCORE, score } from './score';
import { MOST_RECOMMENDED, pickBest, type ToPick } from './score-picking';
import type { MentorToScore } from './score-sides';

const student = aStudent({ intendedMajor: 'Nursing', preferredIndustries: 'Healthcare' });
const candidate = (mentorId: number, told: Partial<MentorToScore>, timesRecommended = 0): ToPick => ({
  ...{ mentorId, timesRecommended, told: aMentor(told) },
});
const points = (told: Partial<MentorToScore>): number => score(student, aMentor(told)).score;
const NURSE: Partial<MentorToScore> = { major: 'Nursing', industry: 'Healthcare', placesLeft: 2 };

describe('picking mentors', () => {
  it('recommends from exactly the least score', () => {
    const BUSY_NURSE: Partial<MentorToScore> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const ONE_LESS: Partial<MentorToScore> = { ...BUSY_NURSE, repliesWithinDays: null };
    expect(LEAST_SCORE).toBe(40);
    expect(points(BUSY_NURSE)).toBe(LEAST_SCORE);
    expect(points(ONE_LESS)).toBeLessThan(LEAST_SCORE);
    expect(
      pickBest(student, [candidate(1, BUSY_NURSE), candidate(2, ONE_LESS)]).map(({ mentorId }) => mentorId),
    ).toEqual([1]);
  });

  it('puts the best score first, then who was recommended least, then the lower id', () => {
    const other: Partial<MentorToScore> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const picked = pickBest(student, [
      candidate(5, other),
      candidate(4, NURSE, 3),
      candidate(3, NURSE, 1),
      candidate(2, NURSE, 1),
    ]);
    expect(picked.map(({ mentorId }) => mentorId)).toEqual([2, 3, 4, 5]);
    expect(picked[0]).toEqual({ mentorId: 2, ...score(student, aMentor(NURSE)) });
  });

  it('recommends ten at most', () => {
    const many = Array.from({ length: 15 }, (_, index) => candidate(index + 1, NURSE));
    expect(MOST_RECOMMENDED).toBe(10);
    expect(pickBest(student, many)).toHaveLength(10);
  });
});
