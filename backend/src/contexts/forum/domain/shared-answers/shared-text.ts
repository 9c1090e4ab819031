import type { FieldError } from '../../../../shared/domain/domain-error';
import { WritingRefused } from '../discussions/discussion-errors';
import { postTextOf, replyTextOf } from '../discussions/writing';

/** What two people suggest for the forum. */
export interface SharedText {
  readonly title: string;
  readonly question: string;
  readonly answer: string;
}

export const ALUMNI_ANSWERS = 'Alumni answers';

/** The same rules as for discussions and replies. @throws WritingRefused naming every field at fault */
export function sharedTextOf({ title, question, answer }: SharedText): SharedText {
  const faults: FieldError[] = [];
  const post = attempt(() => postTextOf({ title, content: question }), 'question', faults);
  const reply = attempt(() => replyTextOf(answer), 'answer', faults);
  const [first, ...others] = faults;
  if (first) throw new WritingRefused([first, ...others]);
  return { title: post!.title, question: post!.content, answer: reply! };
}

/** Every shared answer is found by one tag. @throws WritingRefused */
export function sharedTagsOf(told: readonly string[]): readonly string[] {
  return postTextOf({ tags: [ALUMNI_ANSWERS, ...told] }).tags;
}

const NAMES = { question: 'Question', answer: 'Answer' } as const;

function attempt<T>(read: () => T, field: 'question' | 'answer', faults: FieldError[]): T | null {
  try {
    return read();
  } catch (refusal) {
    if (!(refusal instanceof WritingRefused)) throw refusal;
    for (const fault of refusal.fields) {
      const message = fault.message.replace(/^(Content|Reply)/, NAMES[field]);
      faults.push(fault.field === 'content' ? { field, message } : fault);
    }
    return null;
  }
}
