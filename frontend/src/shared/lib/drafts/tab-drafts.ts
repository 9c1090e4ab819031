import { removeStoredInTab, listKeysInTab } from '@/shared/lib/storage';

// Separate file: the first load needs these functions and none of the forms.

/** Owner of drafts written before signing in. Accounts have positive IDs. */
export const VISITOR_OWNER_ID = 0;

const DRAFT_KEY_PREFIX = 'draft:';

export const draftKey = (owner: number, form: string) => `${DRAFT_KEY_PREFIX}${owner}:${form}`;

const listDraftKeys = () => listKeysInTab().filter((key) => key.startsWith(DRAFT_KEY_PREFIX));

/** Returns whether this tab contains drafts that have not been sent. */
export const hasDrafts = (): boolean => listDraftKeys().length > 0;

/**
 * Deletes the drafts of other users in this tab, except those written before signing in; without an owner, deletes all
 * of them.
 */
export function deleteDraftsOfOthers(owner: number | null): void {
  const ownKeyPrefixes = owner === null ? [] : [draftKey(owner, ''), draftKey(VISITOR_OWNER_ID, '')];
  listDraftKeys()
    .filter((key) => !ownKeyPrefixes.some((start) => key.startsWith(start)))
    .forEach(removeStoredInTab);
}
