import { forgetInTab, keysInTab, readStored, store } from '@/shared/lib/storage';

/** What was written in one form and not sent yet. */
export interface Draft {
  value: unknown;
  /** The session ended while the form was open. */
  isInterrupted: boolean;
}

/** Why a form shows text that was not typed just now: the session ended, or the page was left without closing the form. */
export type RestoredAfter = 'session' | 'leaving';

export const restoredAfter = (draft: Draft | null): RestoredAfter | null =>
  draft && (draft.isInterrupted ? 'session' : 'leaving');

const PREFIX = 'draft:';
const keyOf = (owner: number, form: string) => `${PREFIX}${owner}:${form}`;

const isDraft = (stored: unknown): stored is Draft =>
  typeof stored === 'object' && stored !== null && 'value' in stored && 'isInterrupted' in stored;

/** What a person wrote in a form of this tab, if it was not sent. */
export function readDraft(owner: number, form: string): Draft | null {
  const stored = readStored(keyOf(owner, form), 'sessionStorage');
  return isDraft(stored) ? stored : null;
}

export const keepDraft = (owner: number, form: string, value: unknown, isInterrupted = false): void =>
  store(keyOf(owner, form), { value, isInterrupted } satisfies Draft, 'sessionStorage');

/** Marks a draft whose form went away with the session. */
export function interruptDraft(owner: number, form: string): void {
  const draft = readDraft(owner, form);
  if (draft) keepDraft(owner, form, draft.value, true);
}

export const dropDraft = (owner: number, form: string): void => forgetInTab(keyOf(owner, form));

const draftKeys = () => keysInTab().filter((key) => key.startsWith(PREFIX));

/** Whether anything written in this tab has not been sent. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

/** Deletes what everyone else wrote in this tab; without an owner, all of it. */
export function dropDraftsOfOthers(owner: number | null): void {
  const own = owner === null ? null : keyOf(owner, '');
  draftKeys()
    .filter((key) => own === null || !key.startsWith(own))
    .forEach(forgetInTab);
}
