import type { QueryClient } from '@tanstack/react-query';
import { deleteDraft, readVisitorDraft } from '@/shared/lib/drafts';
import { requestDraftQueries, saveRequestDraft } from '../api/request-drafts';
import { requestDraftKey } from './drafts';

/** Returns what a visitor wrote to an alum in this tab. */
export function readVisitorQuestion(personId: number): string | undefined {
  const text = readVisitorDraft(requestDraftKey(personId))?.value;
  return typeof text === 'string' ? text : undefined;
}

/** Returns the alum to whose page a visitor returns, and what they wrote to them in this tab. */
export function findVisitorQuestion(next: string | undefined): { personId: number; text: string } | undefined {
  const personId = Number(/^\/alumni\/([1-9]\d{0,8})$/.exec(next ?? '')?.[1]);
  const text = readVisitorQuestion(personId)?.trim();
  return text ? { personId, text } : undefined;
}

/**
 * Saves a visitor's question with their new account; it is sent once the address is confirmed. If saving fails, the
 * question stays in this tab and is shown on the profile.
 */
export async function saveVisitorQuestion(
  queryClient: QueryClient,
  accountId: number,
  { personId, text }: { personId: number; text: string },
): Promise<void> {
  const isSaved = await saveRequestDraft(personId, text).then(
    () => true,
    () => false,
  );
  if (!isSaved) return;
  deleteDraft(accountId, requestDraftKey(personId));
  // The frame reads the saved requests as soon as there is an account, possibly before this one was saved.
  // Invalidating would join that first request if it is still in flight.
  void queryClient.resetQueries({ queryKey: requestDraftQueries.all });
}
