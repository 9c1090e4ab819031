import { MENTEES_LIMITS } from './profile-fields/alumni-details';
import { HOURS_LIMITS, MEETING_LENGTHS_MINUTES, NO_HOURS } from './availability/availability';
import { REQUEST_RULES } from './connections/connection-state';
import { MIN_ALUMNI_PER_EMPLOYER } from './finder/finder';
import { MAX_FEEDBACK_LENGTH, RATING_RANGE } from './recommendations/match';
import { NOTES_LIMITS } from './meeting-notes/meeting-notes';
import { REMINDER_RETENTION_DAYS } from './meetings/meeting-reminder';
import { MEETING_LIMITS } from './meetings/meeting-state';
import { RECOMMENDATION_RULES } from './recommendations/recommendation';
import { MIN_ANSWERED_REQUESTS, MIN_ASKERS, REPLY_TIME_STEPS, REPLY_TIME_WEEKS } from './reply-times/reply-time';
import { MIN_SCORE, MAX_POINTS } from './matching/match-score';
import { MIN_GRADUATION_YEAR, MAX_LONG_TEXT_LENGTH, MAX_SHORT_TEXT_LENGTH } from './profile-fields/profile-text';

describe('the limits of mentoring', () => {
  it('cover requests and undo', () => {
    expect(REQUEST_RULES).toEqual({
      openPerStudent: 5,
      remindAfterDays: 3,
      expireAfterDays: 10,
      againAfterDays: 30,
      againAfterWithdrawingDays: 1,
      replyAfterDecliningDays: 30,
      undoWithinMs: 10_000,
    });
    expect(MENTEES_LIMITS).toEqual({ min: 1, max: 20, default: 3 });
  });

  it('cover meetings, their notes and offered hours', () => {
    expect(MEETING_LIMITS).toEqual({ longestHours: 8, daysAhead: 365, opensBefore: 15, closesAfter: 30 });
    expect(NOTES_LIMITS).toEqual({ longest: 10_000, mostItems: 50, longestItem: 500 });
    expect([MEETING_LENGTHS_MINUTES, HOURS_LIMITS]).toEqual([
      [15, 30, 45, 60],
      { mostRules: 28, mostDaysOff: 60, longestNotice: 168 },
    ]);
    expect(NO_HOURS).toEqual({ lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] });
    expect(REMINDER_RETENTION_DAYS).toBe(30);
  });

  it('cover recommendations and matches', () => {
    expect(RECOMMENDATION_RULES).toEqual({
      limit: 10,
      days: 30,
      daysAfterPass: 90,
      undoSeconds: 60,
      longestReason: 500,
    });
    expect([MIN_SCORE, MAX_POINTS]).toEqual([
      40,
      { major: 30, considered: 20, goals: 20, industry: 15, availability: 10, place: 5 },
    ]);
    expect([RATING_RANGE, MAX_FEEDBACK_LENGTH]).toEqual([{ min: 1, max: 5 }, 2_000]);
  });

  it('cover the minimum counts for showing statistics', () => {
    expect([MIN_ALUMNI_PER_EMPLOYER, MIN_ANSWERED_REQUESTS, MIN_ASKERS]).toEqual([5, 5, 10]);
    expect([REPLY_TIME_STEPS, REPLY_TIME_WEEKS]).toEqual([[0, 1, 3, 7], 26]);
    expect([MAX_SHORT_TEXT_LENGTH, MAX_LONG_TEXT_LENGTH, MIN_GRADUATION_YEAR]).toEqual([200, 2_000, 1900]);
  });
});
