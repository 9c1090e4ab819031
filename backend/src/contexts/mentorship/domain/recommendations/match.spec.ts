import { Match, type MatchState } from './match';
import { MatchNotFound } from './recommendation';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-04-01T12:00:00Z');
const [STUDENT, MENTOR, STRANGER] = [1, 11, 12];
const aMatch = (changed: Partial<MatchState> = {}): Match =>
  Match.restore({
    id: 7,
    studentId: STUDENT,
    mentorId: MENTOR,
    status: 'active',
    startDate: NOON,
    endDate: null,
    rating: null,
    feedback: null,
    mentorRating: null,
    mentorFeedback: null,
    ...changed,
  });

describe('a match', () => {
  it('stores the feedback of student and mentor separately', () => {
    const match = aMatch();
    match.giveFeedback(STUDENT, { rating: 5, feedback: 'Good' });
    match.giveFeedback(MENTOR, { rating: 4, feedback: 'Fine' });
    expect(match.snapshot()).toMatchObject({
      rating: 5,
      feedback: 'Good',
      mentorRating: 4,
      mentorFeedback: 'Fine',
      status: 'active',
      endDate: null,
    });
  });

  it('keeps omitted feedback, and clears empty feedback', () => {
    const match = aMatch({ rating: 3, feedback: 'Good' });
    match.giveFeedback(STUDENT, { feedback: '' });
    expect(match.snapshot()).toMatchObject({ rating: 3, feedback: null });
    match.giveFeedback(STUDENT, { rating: null });
    expect(match.snapshot()).toMatchObject({ rating: null, feedback: null });
  });

  it('ends once, and stores the feedback', () => {
    const match = aMatch();
    expect(match.isActive).toBe(true);
    match.close(MENTOR, { rating: 4 }, NOON);
    match.close(STUDENT, {}, LATER);
    expect([match.isActive, match.snapshot()]).toMatchObject([
      false,
      { status: 'ended', endDate: NOON, mentorRating: 4, rating: null },
    ]);
  });

  it('is visible only to its student and mentor', () => {
    const match = aMatch();
    expect(() => match.giveFeedback(STRANGER, { rating: 1 })).toThrow(MatchNotFound);
    expect(() => match.close(STRANGER, {}, NOON)).toThrow(MatchNotFound);
    expect([match.getOtherUserId(MENTOR), match.getOtherUserId(STUDENT), match.isActive]).toEqual([
      STUDENT,
      MENTOR,
      true,
    ]);
  });
});
