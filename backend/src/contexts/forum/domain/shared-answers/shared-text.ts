import type { FieldError } from '../../../../shared/domain/domain-error';
import { WritingRefused } from '../discussions/discussion-errors';
import { normalizePostText, normalizeReplyText } from '../discussions/post-and-reply-text';

/** The text that two people may publish in the forum. */
export interface SharedText {
  readonly title: string;
  readonly question: string;
  readonly answer: string;
}

const ALUMNI_ANSWERS_TAG = 'Alumni answers';

/**
 * Validates the text by the rules for discussions and replies.
 * @throws WritingRefused naming every invalid field
 */
export function normalizeSharedText({ title, question, answer }: SharedText): SharedText {
  const faults: FieldError[] = [];
  const post = normalizeOrCollectFaults(() => normalizePostText({ title, content: question }), 'question', faults);
  const reply = normalizeOrCollectFaults(() => normalizeReplyText(answer), 'answer', faults);
  const [first, ...others] = faults;
  if (first) throw new WritingRefused([first, ...others]);
  return { title: post!.title, question: post!.content, answer: reply! };
}

/**
 * Adds the tag that all shared answers have in common.
 * @throws WritingRefused
 */
export function toSharedAnswerTags(input: readonly string[]): readonly string[] {
  return normalizePostText({ tags: [ALUMNI_ANSWERS_TAG, ...input] }).tags;
}

const FIELD_LABELS = { question: 'Question', answer: 'Answer' } as const;

function normalizeOrCollectFaults<T>(read: () => T, field: 'question' | 'answer', faults: FieldError[]): T | null {
  try {
    return read();
  } catch (refusal) {
    if (!(refusal instanceof WritingRefused)) throw refusal;
    for (const fault of refusal.fields) {
      const message = fault.message.replace(/^(Content|Reply)/, FIELD_LABELS[field]);
      faults.push(fault.field === 'content' ? { field, message } : fault);
    }
    return null;
  }
}
