import { forgetInTab, keysInTab } from '@/shared/lib/storage';

// Separate file: the first load needs these functions and none of the forms.

/** Owner of drafts written before signing in. Accounts have positive IDs. */
export const VISITOR = 0;

const PREFIX = 'draft:';

export const keyOf = (owner: number, form: string) => `${PREFIX}${owner}:${form}`;

const draftKeys = () => keysInTab().filter((key) => key.startsWith(PREFIX));

/** Returns whether this tab contains drafts that have not been sent. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

/**
 * Deletes the drafts of other users in this tab, except those written before signing in; without an owner, deletes all
 * of them.
 */
export function dropDraftsOfOthers(owner: number | null): void {
  const kept = owner === null ? [] : [keyOf(owner, ''), keyOf(VISITOR, '')];
  draftKeys()
    .filter((key) => !kept.some((start) => key.startsWith(start)))
    .forEach(forgetInTab);
}
