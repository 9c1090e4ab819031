import { forgetInTab, keysInTab } from '@/shared/lib/storage';

// Separate file: the first load needs these functions and none of the forms.

/** Owner of drafts written before signing in. Accounts have positive IDs. */
export const VISITOR = 0;

const PREFIX = 'draft:';

export const draftKey = (owner: number, form: string) => `${PREFIX}${owner}:${form}`;

const draftKeys = () => keysInTab().filter((key) => key.startsWith(PREFIX));

/** Returns whether this tab contains drafts that have not been sent. */
export const hasDrafts = (): boolean => draftKeys().length > 0;

/**
 * Deletes the drafts of other users in this tab, except those written before signing in; without an owner, deletes all
 * of them.
 */
export function dropDraftsOfOthers(owner: number | null): void {
  const ownKeys = owner === null ? [] : [draftKey(owner, ''), draftKey(VISITOR, '')];
  draftKeys()
    .filter((key) => !ownKeys.some((start) => key.startsWith(start)))
    .forEach(forgetInTab);
}
