import { formatDateTime } from '@/shared/lib/dates';
import type { CaseActionName, ModerationCaseDetail } from '../api/cases';
import { subjectName } from './moderation-labels';

/** The texts of an action on a case. */
export interface ActionTexts {
  /** Label of the button that opens the dialog. */
  label: string;
  title: string;
  /** What happens and who is notified. */
  text: string;
  confirm: string;
  /** Shown after the action. */
  done: string;
  noteLabel: string;
  noteHint: string;
  isDangerous: boolean;
}

const REPORTERS_NOTIFIED_TEXT = 'We let the people who reported it know that we reviewed their reports.';
const INTERNAL_NOTE_TEXTS = { noteLabel: 'Reason', noteHint: 'Only operators can read it.' };

const TARGET_NOUNS = {
  user: 'profile',
  review: 'review',
  message: 'message',
  post: 'discussion',
  reply: 'reply',
  'open-question': 'question',
  'open-answer': 'answer',
  thanks: 'thank-you note',
} as const;

const isDiscussion = ({ targetType }: ModerationCaseDetail): boolean =>
  ['post', 'reply', 'open-question'].includes(targetType);

function dismissText({ content, targetType }: ModerationCaseDetail, name: string): string {
  if (content?.hiddenBy !== 'reports') return `Nothing changes for ${name}, and we don't notify them.`;
  return `People can see the ${TARGET_NOUNS[targetType]} again. It takes three new reports to hide it.`;
}

function hideText(found: ModerationCaseDetail, name: string): string {
  const { targetType, content } = found;
  if (targetType === 'review') {
    return `Only ${name} can still see the review, and its rating isn't included in the average. We don't notify ${name}.`;
  }
  if (targetType === 'open-answer') {
    return `Only ${name} can still see the answer. If it's published, it is removed. We don't notify ${name}.`;
  }
  if (targetType === 'thanks') {
    return `Only ${name} can still see the note, and it isn't on the alum's profile. We don't notify ${name}.`;
  }
  if (!isDiscussion(found))
    return `Both people see “Removed by a moderator” in place of the message. We don't notify ${name}.`;
  const targetName = TARGET_NOUNS[targetType];
  return content?.hiddenBy === 'reports'
    ? `The ${targetName} stays hidden. We've already let ${name} know.`
    : `Only ${name} can still see the ${targetName}. We'll let ${name} know.`;
}

/** Returns the available actions on a case, in the order of the buttons. */
export function availableActions({ status, targetType, content, subject }: ModerationCaseDetail): CaseActionName[] {
  const isHidden = content?.isHidden ?? false;
  const isHiddenByReports = content?.hiddenBy === 'reports';
  const change: CaseActionName[] = subject?.isSuspended ? ['change-suspension'] : [];
  if (status === 'closed') return [...(isHidden ? (['unhide'] as const) : []), ...change, 'reopen'];
  const actions: CaseActionName[] = ['dismiss'];
  // Dismissing the reports shows content again that reports have hidden.
  if (content && targetType !== 'user') actions.push(isHidden && !isHiddenByReports ? 'unhide' : 'hide');
  if (subject) actions.push('warn');
  if (subject && !subject.isSuspended) actions.push('suspend');
  return [...actions, ...change];
}

/** Returns the texts of an action for a case. */
export function actionTexts(action: CaseActionName, found: ModerationCaseDetail): ActionTexts {
  const name = subjectName(found);
  const targetName = TARGET_NOUNS[found.targetType];
  const texts: Record<CaseActionName, ActionTexts> = {
    dismiss: {
      label: 'Dismiss',
      title: 'Dismiss these reports?',
      text: `${dismissText(found, name)} ${REPORTERS_NOTIFIED_TEXT}`,
      confirm: 'Dismiss reports',
      done: 'Reports dismissed',
      ...INTERNAL_NOTE_TEXTS,
      isDangerous: false,
    },
    hide: {
      label: found.content?.hiddenBy === 'reports' ? `Keep ${targetName} hidden` : `Hide ${targetName}`,
      title: found.content?.hiddenBy === 'reports' ? `Keep this ${targetName} hidden?` : `Hide this ${targetName}?`,
      text: `${hideText(found, name)} ${REPORTERS_NOTIFIED_TEXT}`,
      confirm: found.content?.hiddenBy === 'reports' ? `Keep hidden` : `Hide ${targetName}`,
      done: `The ${targetName} is hidden`,
      ...INTERNAL_NOTE_TEXTS,
      isDangerous: true,
    },
    unhide: {
      label: `Show ${targetName} again`,
      title: `Show this ${targetName} again?`,
      text: `People can see the ${targetName} again. We don’t notify anyone.`,
      confirm: `Show ${targetName}`,
      done: `The ${targetName} is visible again`,
      ...INTERNAL_NOTE_TEXTS,
      isDangerous: false,
    },
    warn: {
      label: 'Warn',
      title: `Warn ${name}?`,
      text: `${name} gets a notification with your message. They won't see who reported them. ${REPORTERS_NOTIFIED_TEXT}`,
      confirm: 'Send warning',
      done: 'Warning sent',
      noteLabel: `Message to ${name}`,
      noteHint: `${name} will see this text.`,
      isDangerous: false,
    },
    suspend: {
      label: 'Suspend',
      title: `Suspend ${name}?`,
      text: `We sign them out everywhere right away, and they can't sign in. They see your message when they try. ${REPORTERS_NOTIFIED_TEXT}`,
      confirm: 'Suspend account',
      done: 'Account suspended',
      noteLabel: `Message to ${name}`,
      noteHint: `${name} sees this text when they try to sign in.`,
      isDangerous: true,
    },
    'change-suspension': {
      label: 'Change suspension',
      title: `Change the suspension of ${name}?`,
      text: `${suspensionEndText(found)} ${name} sees your message, and the new end date if there is one, when they try to sign in. We don't notify anyone.`,
      confirm: 'Change suspension',
      done: 'Suspension changed',
      noteLabel: `Message to ${name}`,
      noteHint: 'This message replaces the earlier one.',
      isDangerous: false,
    },
    reopen: {
      label: 'Reopen case',
      title: 'Reopen this case?',
      text: 'The case goes back to the open cases. Earlier decisions stay in effect, and we don’t notify anyone.',
      confirm: 'Reopen case',
      done: 'Case reopened',
      ...INTERNAL_NOTE_TEXTS,
      isDangerous: false,
    },
  };
  return texts[action];
}

const suspensionEndText = ({ subject }: ModerationCaseDetail): string =>
  subject?.suspendedUntil
    ? `The suspension currently ends on ${formatDateTime(subject.suspendedUntil)}.`
    : 'The suspension currently has no end date.';
