import type { ListedCase, ShownCase } from '../../application/moderation/list-cases';
import type { ModeratedAccount } from '../../application/moderation/ports/people';
import type { CaseDetailView, CasePersonView, CaseView } from './moderation.dto';

const DELETED_USER_NAME = 'Deleted user';
const COMMAND_LINE_LABEL = 'Command line';
/** Shown as the actor when enough reports hid the content. */
const AUTOMATIC_ACTION_LABEL = 'Gradspan';

const toCasePersonView = (account: ModeratedAccount | null): CasePersonView | null =>
  account && { id: account.id, fullName: account.fullName };

export function toCaseView({ one, subject, claimedBy }: ListedCase): CaseView {
  const { id, targetType, targetId, status, outcome, isUrgent, reasons, reportCount, version } = one;
  const { firstReportedAt, lastReportedAt } = one;
  return {
    id,
    targetType,
    targetId,
    status,
    outcome,
    isUrgent,
    reasons,
    reportCount,
    firstReportedAt,
    lastReportedAt,
    claimedBy: claimedBy && { id: claimedBy.id, fullName: claimedBy.fullName, isOperator: claimedBy.isOperator },
    subject,
    version,
  };
}

export function toCaseDetailView(shown: ShownCase): CaseDetailView {
  const { one, reports, content, copies, history, others } = shown;
  return {
    ...toCaseView(shown),
    reports: reports.map(({ id, reason, note, createdAt, reporter }) => {
      return { id, reason, note, createdAt, reporter: toCasePersonView(reporter) };
    }),
    content: content && { ...content, isHidden: one.hiddenBy !== null, hiddenBy: one.hiddenBy },
    context: copies.map(({ messageId: id, senderId, sender, content: text, sentAt, isReported }) => {
      return { id, senderId, senderName: sender?.fullName ?? DELETED_USER_NAME, content: text, sentAt, isReported };
    }),
    history: history.map(({ at, operatorId, operator, action, note, until }) => {
      const automaticLabel = action === 'hide-by-reports' ? AUTOMATIC_ACTION_LABEL : COMMAND_LINE_LABEL;
      const operatorName = operatorId === null ? automaticLabel : (operator?.fullName ?? DELETED_USER_NAME);
      return { at, operatorName, action, note, until };
    }),
    earlierCases: others.map(toCaseView),
  };
}
