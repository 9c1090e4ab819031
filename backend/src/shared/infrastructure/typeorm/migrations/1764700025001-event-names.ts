import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAMES: Readonly<Record<string, string>> = {
  AccountClosingAsked: 'identity.account-closing-asked',
  AccountRestored: 'identity.account-restored',
  AccountSuspendedByOperator: 'identity.account-suspended-by-operator',
  AdministratorVerified: 'admin-analytics.administrator-verified',
  CollegeCompared: 'colleges.college-compared',
  CollegeLinkFollowed: 'colleges.college-link-followed',
  CollegeSaved: 'colleges.college-saved',
  CollegeViewed: 'colleges.college-viewed',
  ConnectionAccepted: 'mentorship.connection-accepted',
  ConnectionAnswerSettled: 'mentorship.connection-answer-settled',
  ConnectionAnswerUndone: 'mentorship.connection-answer-undone',
  ConnectionAnswered: 'mentorship.connection-answered',
  ConnectionClosed: 'mentorship.connection-closed',
  ConnectionDeclined: 'mentorship.connection-declined',
  ConnectionQuestioned: 'mentorship.connection-questioned',
  ConnectionReminded: 'mentorship.connection-reminded',
  ConnectionRequested: 'mentorship.connection-requested',
  ContentReported: 'forum.content-reported',
  DataExportReady: 'identity.data-export-ready',
  EmailChangeAsked: 'identity.email-change-asked',
  EmailChanged: 'identity.email-changed',
  EmailConfirmed: 'identity.email-confirmed',
  IdentityConnected: 'identity.identity-connected',
  InquiryMade: 'colleges.inquiry-made',
  MeetingAnswered: 'mentorship.meeting-answered',
  MeetingCancelled: 'mentorship.meeting-cancelled',
  MeetingMoved: 'mentorship.meeting-moved',
  MeetingProposed: 'mentorship.meeting-proposed',
  MeetingScheduled: 'mentorship.meeting-scheduled',
  PasswordChanged: 'identity.password-changed',
  PrivacyChanged: 'mentorship.privacy-changed',
  RecoveryCodeUsed: 'identity.recovery-code-used',
  RecoveryCodesRenewed: 'identity.recovery-codes-renewed',
  RoleChanged: 'identity.role-changed',
  SuspensionLifted: 'identity.suspension-lifted',
  TwoFactorDisabled: 'identity.two-factor-disabled',
  TwoFactorEnabled: 'identity.two-factor-enabled',
  UserRegistered: 'identity.user-registered',
  ConnectionEndedByRole: 'mentorship.connection-ended-by-role',
  MainAdministratorChanged: 'admin-analytics.main-administrator-changed',
};

/** Renames waiting events from class names to the event names that listeners use from now on. */
export class EventNames1764700025001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.#rename(db, Object.entries(NAMES));
  }

  async down(db: QueryRunner): Promise<void> {
    await this.#rename(
      db,
      Object.entries(NAMES).map(([before, after]) => [after, before]),
    );
  }

  async #rename(db: QueryRunner, names: string[][]): Promise<void> {
    await db.query(
      `UPDATE platform.outbox SET name = names.after
       FROM jsonb_to_recordset($1::jsonb) AS names (before text, after text)
       WHERE outbox.name = names.before AND outbox.handed_over_at IS NULL`,
      [JSON.stringify(names.map(([before, after]) => ({ before, after })))],
    );
  }
}
