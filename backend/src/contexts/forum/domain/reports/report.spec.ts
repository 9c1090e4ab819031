import { CannotReportYourself, CannotReportOwnContent, Report, REPORT_REASONS } from './report';
import { ContentReported, type ReportId } from './events';

const NOON = new Date('2026-03-01T12:00:00Z');
const REPORT_ID = 1 as ReportId;
const review = { type: 'review', id: 5, authorId: 8 } as const;
const spam = { reason: 'spam', note: null } as const;

describe('reporting content', () => {
  it('stores the reporter, target and reason, and publishes an event', () => {
    const report = Report.file(REPORT_ID, 7, review, spam, NOON);

    expect(report.snapshot()).toEqual({
      id: 1,
      reporterId: 7,
      targetType: 'review',
      targetId: 5,
      reason: 'spam',
      note: null,
      createdAt: NOON,
    });
    expect(report.pullEvents()).toEqual([new ContentReported(REPORT_ID, 'review', 5, 'spam', NOON)]);
  });

  it('allows five reasons and notes of up to 500 characters', () => {
    expect(REPORT_REASONS).toEqual(['spam', 'abuse', 'false', 'private', 'other']);
    expect(Report.NOTE_MAX_LENGTH).toBe(500);
  });

  it('refuses to report yourself', () => {
    expect(() => Report.file(REPORT_ID, 8, { type: 'user', id: 8, authorId: 8 }, spam, NOON)).toThrow(
      CannotReportYourself,
    );
  });

  it('refuses to report your own content', () => {
    expect(() => Report.file(REPORT_ID, 8, review, spam, NOON)).toThrow(CannotReportOwnContent);
  });
});
