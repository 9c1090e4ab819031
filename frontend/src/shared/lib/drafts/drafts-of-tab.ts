import { forgetInTab, keysInTab } from '@/shared/lib/storage';

// A file of its own: the first load needs these and none of the forms.

/** Owns what is written before signing in. Accounts have positive ids. */
export const VISITOR = 0;

const PREFIX = 'draft:';

export const keyOf = (owner: number, form: string) => `${PREFIX}${owner}:${form}`;

const draftKeys = () => keysInTab().filter((key) => key.startsWith(PREFIX));

/** Whether anything written in this tab has not been sent. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

/** Deletes what others wrote in this tab, except before signing in; without an owner, all of it. */
export function dropDraftsOfOthers(owner: number | null): void {
  const kept = owner === null ? [] : [keyOf(owner, ''), keyOf(VISITOR, '')];
  draftKeys()
    .filter((key) => !kept.some((start) => key.startsWith(start)))
    .forEach(forgetInTab);
}
