import { MIN_ANSWERED_REQUESTS, MIN_ASKERS } from '../src/contexts/mentorship/domain/reply-times/reply-time';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  MAX_COUNTED_PER_DAY,
  RETENTION_MS,
} from '../src/contexts/admin-analytics/domain/interactions/college-interaction';
import {
  HALF_LIFE_DAYS,
  HIGH_INTENT_MINIMUM,
  LONG_VIEW_BONUS,
  POINTS_BY_TYPE,
  SCORING_PERIOD_DAYS,
} from '../src/contexts/admin-analytics/domain/intent/intent-score';
import { ROUNDING_STEP } from '../src/contexts/admin-analytics/domain/statistics/suppression';
import {
  BROADCAST_INTERVAL_MS,
  MIN_REVEALED_RECIPIENTS,
  MAX_REVEALED_RECIPIENTS,
} from '../src/contexts/admin-analytics/domain/broadcasts/broadcast';
import { INVITATION_DELAYS_MS } from '../src/contexts/admin-analytics/domain/alumni-claims/invitation';
import { retentionRules } from '../src/composition/database';
import { ENDED_AFFILIATION_RETENTION_MS } from '../src/contexts/admin-analytics/domain/roster/roster-entry';
import { UNCLAIMED_RETENTION_MS } from '../src/contexts/admin-analytics/domain/alumni-import/retention';
import { DELETION_GRACE_MS } from '../src/contexts/identity/domain/users/user-state';
import { ADULT_AGE, MIN_AGE } from '../src/contexts/identity/domain/personal-details/personal-details';
import { EXPORT_LIFETIMES_MS } from '../src/contexts/identity/domain/data-export/data-export';
import { PENDING_REGISTRATION_LIFETIME_MS } from '../src/contexts/identity/domain/external-sign-in/external-sign-in';
import { PENDING_SECOND_FACTOR_LIFETIME_MS } from '../src/contexts/identity/domain/two-factor/pending-second-factor';
import { SESSION_LIFETIMES_MS } from '../src/contexts/identity/domain/sessions/session';
import { getRetentionMs, type RetentionRule } from '../src/shared/infrastructure/retention/retention-rule';
import { MAIL_DELAY_MS } from '../src/contexts/messaging/domain/delivery-schedule/mail-plan';
import {
  MAILED_EXCERPT_LENGTH,
  MAILED_REQUEST_LENGTH,
} from '../src/contexts/messaging/domain/notification-delivery/unread-items';
import { AGE_GATE_DURATION_MS } from '../src/contexts/identity/infrastructure/registration/registration.controller';
import { CALENDAR_IMPORT_LIMITS } from '../src/contexts/mentorship/domain/calendar-import/calendar-import';
import { READ_AFTER_LIFETIME_MS } from '../src/shared/infrastructure/http/read-your-writes';

const PAGE = resolve(__dirname, '../../frontend/src/pages/information/legal/ui');
const SETTINGS = resolve(__dirname, '../src/shared/infrastructure/settings/settings.ts');

/** The text of the policy as it is displayed. */
const policy = ['privacy-collection', 'privacy-sharing', 'privacy-rights']
  .map((name) => readFileSync(join(PAGE, `${name}.tsx`), 'utf8'))
  .join(' ')
  .replaceAll("{' '}", ' ')
  .replace(/<[^>]+>/g, ' ')
  .replace(/\s+/g, ' ');

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const { student, alumni, college_admin: administrator } = SESSION_LIFETIMES_MS;

/** Returns the default of a setting. */
const settingDefault = (setting: string): string =>
  new RegExp(`\\b${setting}: .*\\.default\\('?([^')]+)'?\\)`).exec(readFileSync(SETTINGS, 'utf8'))![1]!;

/** The statements about rows that are deleted by age, built from the rules that delete them. */
const retentionStatements = (rules: readonly RetentionRule[]): string[] => {
  const days = (table: string): number => getRetentionMs(rules, table) / DAY;
  const hours = (table: string): number => getRetentionMs(rules, table) / HOUR;
  return [
    `Messages from colleges and your replies: ${days('admin_analytics.broadcasts')} days`,
    `Failed sign-ins: ${hours('identity.password_attempts')} hours`,
    `Links we emailed: ${days('identity.email_tokens')} days`,
    `Access tokens: ${days('identity.access_tokens')} days`,
    `Networks you signed in from: ${days('identity.familiar_networks')} days`,
    `Downloads of your data: ${days('identity.data_exports')} days`,
    `until we send them or you discard them, at most ${days('mentorship.request_drafts')} days`,
    `If you don’t answer, it can ask again after ${days('admin_analytics.study_confirmations')} days`,
    `Visits to colleges: ${days('admin_analytics.college_interactions')} days`,
    `changes to your account: ${Math.floor(days('identity.audit_log') / 30.5)} months`,
  ];
};

/** Each number of the policy with the words around it, built from the constant that enforces it. */
const POLICY_STATEMENTS = [
  ...retentionStatements(retentionRules),
  `under ${MIN_AGE}, we don’t keep`,
  `someone under ${MIN_AGE} tried to register (${AGE_GATE_DURATION_MS / HOUR} hours)`,
  `pages show the change right away (${READ_AFTER_LIFETIME_MS / 1_000} seconds)`,
  `at least ${MIN_AGE}, and whether you’re under ${ADULT_AGE}`,
  `People under ${MIN_AGE} can’t register`,
  `under ${ADULT_AGE}, we don’t keep a phone number`,
  `never if you’re under ${ADULT_AGE}`,
  `under ${ADULT_AGE}, we include you only in totals`,
  `If you’re under ${ADULT_AGE} Your profile is private`,
  `When you turn ${ADULT_AGE}, your profile`,
  `under ${ADULT_AGE}, it always says “Student”`,
  `If you’re under ${ADULT_AGE}, they see only your first name`,
  `when you haven’t read them after ${MAIL_DELAY_MS / MINUTE} minutes`,
  `may quote its first ${MAILED_EXCERPT_LENGTH} characters, but never if either of you is under ${ADULT_AGE}`,
  `a request may quote its first ${MAILED_REQUEST_LENGTH} characters, with the same exception`,
  `student and at least ${ADULT_AGE}`,
  `count it as activity with the college for ${RETENTION_MS.interactions / DAY} days`,
  `to your account only if you’re at least ${ADULT_AGE}`,
  `${POINTS_BY_TYPE.view} point for viewing its page, at most ${MAX_COUNTED_PER_DAY.view} times a day, and ${LONG_VIEW_BONUS.points} more after ${LONG_VIEW_BONUS.seconds} seconds`,
  `${POINTS_BY_TYPE.save} for saving or comparing it`,
  `${POINTS_BY_TYPE.alumni_view} for viewing one of its alumni; ${POINTS_BY_TYPE.forum_post} for a discussion about it or for joining its event; ${POINTS_BY_TYPE.contact} for asking one`,
  `Points halve every ${HALF_LIFE_DAYS} days and expire after ${SCORING_PERIOD_DAYS} days. Your intent is high once you have ${HIGH_INTENT_MINIMUM.score} points from at least ${HIGH_INTENT_MINIMUM.types} kinds of activity`,
  `at most once in ${BROADCAST_INTERVAL_MS / DAY} days`,
  `fewer than ${MIN_REVEALED_RECIPIENTS}, ${MIN_REVEALED_RECIPIENTS} to ${MAX_REVEALED_RECIPIENTS - 1}, or ${MAX_REVEALED_RECIPIENTS} or more students receive`,
  `If you’re under ${ADULT_AGE}, you can’t reply to colleges`,
  `if you’re under ${ADULT_AGE}, it never shows your name`,
  `If you’re under ${ADULT_AGE}, the host sees only your first name`,
  `only for alumni who answered at least ${MIN_ANSWERED_REQUESTS} people, and for colleges whose alumni at least ${MIN_ASKERS} people asked`,
  `we read its address every ${CALENDAR_IMPORT_LIMITS.refreshMinutes} minutes`,
  `second sign-in step (${PENDING_SECOND_FACTOR_LIFETIME_MS / MINUTE} minutes)`,
  `Google, LinkedIn or your college (up to ${PENDING_REGISTRATION_LIFETIME_MS / MINUTE} minutes)`,
  `groups of at least ${settingDefault('ANALYTICS_MIN_GROUP')} people`,
  `rounded to ${ROUNDING_STEP}, and a group isn’t shown if the rest would be fewer than ${settingDefault('ANALYTICS_MIN_GROUP')} people`,
  `download it once within ${EXPORT_LIFETIMES_MS.ready / HOUR} hours`,
  `For ${DELETION_GRACE_MS / DAY} days, you can restore it`,
  `until ${student.idle / HOUR} hours without a visit, or for at most ${student.atMost / DAY} days`,
  `after ${administrator.idle / MINUTE} minutes without a visit and after at most ${administrator.atMost / HOUR} hours`,
  `We send one reminder, after ${INVITATION_DELAYS_MS.remindAfter / DAY} days`,
  `we delete the details after ${UNCLAIMED_RETENTION_MS / DAY} days`,
  `we delete what the college sent after ${ENDED_AFFILIATION_RETENTION_MS / DAY} days`,
];

/** Promises kept by people; no code enforces them. */
const KEPT_BY_PEOPLE = ['We’ll answer within 30 days'];
const NAMES = ['8x8, Inc.', 'Argon2'];

/** Tables whose period the policy states. */
const STATED = new Set([
  'admin_analytics.broadcasts',
  'identity.password_attempts',
  'identity.email_tokens',
  'identity.access_tokens',
  'identity.familiar_networks',
  'identity.data_exports',
  'mentorship.request_drafts',
  'admin_analytics.study_confirmations',
  'admin_analytics.college_interactions',
  'identity.audit_log',
]);

describe('the privacy policy', () => {
  it.each(POLICY_STATEMENTS)('states the number that the code enforces: %s', (words) =>
    expect(policy).toContain(words),
  );

  it.each(retentionRules.filter(({ table }) => STATED.has(table)).map((rule) => [rule.table, rule] as const))(
    'differs from any other period of the rule about %s',
    (_, changed) => {
      const rules = retentionRules.map((rule) => (rule === changed ? { ...rule, after: rule.after + 62 * DAY } : rule));
      expect(retentionStatements(rules).filter((words) => !policy.includes(words))).toHaveLength(1);
    },
  );

  it('contains no number that isn’t compared with the code', () => {
    const rest = [...POLICY_STATEMENTS, ...KEPT_BY_PEOPLE, ...NAMES].reduce(
      (text, words) => text.replaceAll(words, ''),
      policy,
    );
    expect(rest.match(/.{0,40}\d+.{0,20}/g)).toBeNull();
  });

  it('states one number of points for saving and comparing, and one for discussions and events, because they are equal', () => {
    expect([POINTS_BY_TYPE.compare, POINTS_BY_TYPE.rsvp]).toEqual([POINTS_BY_TYPE.save, POINTS_BY_TYPE.forum_post]);
  });

  it('states one session lifetime for students and alumni, and allows one export a day', () => {
    expect(alumni).toEqual(student);
    expect(EXPORT_LIFETIMES_MS.untilNext).toBe(DAY);
    expect(policy).toContain('You can ask once a day.');
  });

  it('names the host of the default video service', () => {
    expect(policy).toContain(`a room at ${new URL(settingDefault('VIDEO_BASE_URL')).host},`);
  });
});
