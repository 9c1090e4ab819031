import { removeStoredInTab, readStored, storeValue } from '@/shared/lib/storage';
import { draftKey, VISITOR_OWNER_ID } from './tab-drafts';

/** The content of one form that has not been sent yet. */
interface Draft {
  value: unknown;
  /** Whether the session ended while the form was open. */
  isInterrupted: boolean;
  /** Whether it was written before signing in. */
  isVisitors?: boolean;
}

/**
 * Why a form shows restored text: the session ended, the user left the page without closing the form, or the text was
 * written before signing in.
 */
export type DraftRestoreReason = 'session' | 'leaving' | 'visiting';

export function findDraftRestoreReason(draft: Draft | null): DraftRestoreReason | null {
  if (!draft) return null;
  if (draft.isVisitors) return 'visiting';
  return draft.isInterrupted ? 'session' : 'leaving';
}

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'value' in stored && 'isInterrupted' in stored;

/** Returns what a user wrote in a form of this tab, also before signing in, if it has not been sent. */
export function readDraft(owner: number, form: string): Draft | null {
  const stored = readStored(draftKey(owner, form), 'sessionStorage');
  if (isDraft(stored)) return stored;
  const visitorDraft = readVisitorDraft(form);
  return visitorDraft && { ...visitorDraft, isInterrupted: true, isVisitors: true };
}

/** Returns what was written in a form of this tab before signing in. */
export function readVisitorDraft(form: string): Draft | null {
  const stored = readStored(draftKey(VISITOR_OWNER_ID, form), 'sessionStorage');
  return isDraft(stored) ? stored : null;
}

export const storeVisitorDraft = (form: string, value: unknown): void => storeDraft(VISITOR_OWNER_ID, form, value);

export const storeDraft = (owner: number, form: string, value: unknown, isInterrupted = false): void =>
  storeValue(draftKey(owner, form), { value, isInterrupted } satisfies Draft, 'sessionStorage');

/** Marks a draft whose form was closed by the end of the session. */
export function interruptDraft(owner: number, form: string): void {
  const draft = readDraft(owner, form);
  if (draft) storeDraft(owner, form, draft.value, true);
}

export function deleteDraft(owner: number, form: string): void {
  removeStoredInTab(draftKey(owner, form));
  removeStoredInTab(draftKey(VISITOR_OWNER_ID, form));
}
