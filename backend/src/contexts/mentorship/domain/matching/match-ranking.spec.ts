import { aMentor, aStudent } from '../../application/finder/testing/sides';

import { LEAST_SCORE, score } from './score';
import { MOST_RECOMMENDED, pickBestMentors, type RankingCandidate } from './match-ranking';
import type { MentorMatchInput } from './match-inputs';

const student = aStudent({ intendedMajor: 'Nursing', preferredIndustries: 'Healthcare' });
const candidate = (mentorId: number, told: Partial<MentorMatchInput>, timesRecommended = 0): RankingCandidate => ({
  ...{ mentorId, timesRecommended, told: aMentor(told) },
});
const points = (told: Partial<MentorMatchInput>): number => score(student, aMentor(told)).score;
const NURSE: Partial<MentorMatchInput> = { major: 'Nursing', industry: 'Healthcare', placesLeft: 2 };

describe('picking mentors', () => {
  it('recommends from exactly the least score', () => {
    const BUSY_NURSE: Partial<MentorMatchInput> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const ONE_LESS: Partial<MentorMatchInput> = { ...BUSY_NURSE, repliesWithinDays: null };
    expect(LEAST_SCORE).toBe(40);
    expect(points(BUSY_NURSE)).toBe(LEAST_SCORE);
    expect(points(ONE_LESS)).toBeLessThan(LEAST_SCORE);
    expect(
      pickBestMentors(student, [candidate(1, BUSY_NURSE), candidate(2, ONE_LESS)]).map(({ mentorId }) => mentorId),
    ).toEqual([1]);
  });

  it('puts the best score first, then who was recommended least, then the lower id', () => {
    const other: Partial<MentorMatchInput> = { major: 'Nursing', placesLeft: 2, repliesWithinDays: 1 };
    const picked = pickBestMentors(student, [
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
    expect(pickBestMentors(student, many)).toHaveLength(10);
  });
});
