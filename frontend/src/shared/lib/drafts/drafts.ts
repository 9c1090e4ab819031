import { forgetInTab, readStored, store } from '@/shared/lib/storage';
import { keyOf, VISITOR } from './drafts-of-tab';

/** What was written in one form and not sent yet. */
export interface Draft {
  value: unknown;
  /** The session ended while the form was open. */
  isInterrupted: boolean;
  /** It was written before signing in. */
  isVisitors?: boolean;
}

/**
 * Why a form shows text that was not typed just now: the session ended, the page was left without closing the form, or it was
 * written before signing in.
 */
export type RestoredAfter = 'session' | 'leaving' | 'visiting';

export function restoredAfter(draft: Draft | null): RestoredAfter | null {
  if (!draft) return null;
  if (draft.isVisitors) return 'visiting';
  return draft.isInterrupted ? 'session' : 'leaving';
}

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'value' in stored && 'isInterrupted' in stored;

/** What a person wrote in a form of this tab, also before signing in, if it was not sent. */
export function readDraft(owner: number, form: string): Draft | null {
  const stored = readStored(keyOf(owner, form), 'sessionStorage');
  if (isDraft(stored)) return stored;
  const asVisitor = readVisitorDraft(form);
  return asVisitor && { ...asVisitor, isInterrupted: true, isVisitors: true };
}

/** What was written in a form of this tab before signing in. */
export function readVisitorDraft(form: string): Draft | null {
  const stored = readStored(keyOf(VISITOR, form), 'sessionStorage');
  return isDraft(stored) ? stored : null;
}

export const keepVisitorDraft = (form: string, value: unknown): void => keepDraft(VISITOR, form, value);

export const keepDraft = (owner: number, form: string, value: unknown, isInterrupted = false): void =>
  store(keyOf(owner, form), { value, isInterrupted } satisfies Draft, 'sessionStorage');

/** Marks a draft whose form went away with the session. */
export function interruptDraft(owner: number, form: string): void {
  const draft = readDraft(owner, form);
  if (draft) keepDraft(owner, form, draft.value, true);
}

export function dropDraft(owner: number, form: string): void {
  forgetInTab(keyOf(owner, form));
  forgetInTab(keyOf(VISITOR, form));
}
