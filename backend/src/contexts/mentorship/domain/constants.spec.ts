import { MENTEES } from './profile-fields/alumni-details';
import { HOURS, LENGTHS, NO_HOURS } from './availability/availability';
import { REQUESTS } from './connections/connection-state';
import { LEAST_ANSWERED, LEAST_AT_ONE_EMPLOYER } from './finder/finder';
import { LONGEST_FEEDBACK, STARS } from './recommendations/match';
import { NOTES } from './meeting-notes/meeting-notes';
import { DAYS_REMINDERS_ARE_KEPT } from './meetings/meeting-reminder';
import { MEETINGS } from './meetings/meeting-rules';
import { RECOMMENDATIONS } from './recommendations/recommendation';
import { LEAST_SCORE, MOST } from './matching/match-score';
import { EARLIEST_GRADUATION, LONG, SHORT } from './profile-fields/profile-text';

describe('the limits of mentoring', () => {
  it('cover requests and undo', () => {
    expect(REQUESTS).toEqual({
      openPerStudent: 5,
      remindAfterDays: 3,
      expireAfterDays: 10,
      againAfterDays: 30,
      againAfterWithdrawingDays: 1,
      replyAfterDecliningDays: 30,
      undoWithinMs: 10_000,
    });
    expect(MENTEES).toEqual({ min: 1, max: 20, default: 3 });
  });

  it('cover meetings, their notes and offered hours', () => {
    expect(MEETINGS).toEqual({ longestHours: 8, daysAhead: 365, opensBefore: 15, closesAfter: 30 });
    expect(NOTES).toEqual({ longest: 10_000, mostItems: 50, longestItem: 500 });
    expect([LENGTHS, HOURS]).toEqual([[15, 30, 45, 60], { mostRules: 28, mostDaysOff: 60, longestNotice: 168 }]);
    expect(NO_HOURS).toEqual({ lengthMinutes: 30, noticeHours: 24, rules: [], daysOff: [] });
    expect(DAYS_REMINDERS_ARE_KEPT).toBe(30);
  });

  it('cover recommendations and matches', () => {
    expect(RECOMMENDATIONS).toEqual({
      limit: 10,
      days: 30,
      daysAfterPass: 90,
      undoSeconds: 60,
      longestReason: 500,
    });
    expect([LEAST_SCORE, MOST]).toEqual([
      40,
      { major: 30, considered: 20, goals: 20, industry: 15, availability: 10, place: 5 },
    ]);
    expect([STARS, LONGEST_FEEDBACK]).toEqual([{ min: 1, max: 5 }, 2_000]);
  });

  it('cover the minimum counts for showing statistics', () => {
    expect([LEAST_AT_ONE_EMPLOYER, LEAST_ANSWERED]).toEqual([5, 5]);
    expect([SHORT, LONG, EARLIEST_GRADUATION]).toEqual([200, 2_000, 1900]);
  });
});
