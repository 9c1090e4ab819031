import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationQueries, readNewestMessages } from '@/entities/conversation';
import { invalidateAfterRequestAnswer } from '@/features/connection';
import { ApiError } from '@/shared/api';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { changeStoredData, readStoredData, useStoredData } from '../model/message-draft-storage';
import { generateIdempotencyKey, pendingMessagesEntry } from '../model/outgoing';
import { sendMessage } from './conversation-changes';
import { addToCachedThread, invalidateConversationLists } from './thread-cache';

/** Enough tries to outlast the time in which the server completes or abandons a write. */
const MAX_SEND_ATTEMPTS = 10;
/** The conversations whose messages are being sent, so that these arrive in order. */
const sendingConversations = new Set<string>();

/** Sends the pending messages to one person, one after the other. After a failure, the others wait for a retry. */
async function sendPendingMessages(queryClient: QueryClient, viewer: number, partner: number): Promise<void> {
  const stored = pendingMessagesEntry(viewer, partner);
  const conversationKey = `${viewer}:${partner}`;
  if (sendingConversations.has(conversationKey)) return;
  sendingConversations.add(conversationKey);
  try {
    for (;;) {
      const next = readStoredData(queryClient, stored)?.find(({ hasFailed }) => !hasFailed);
      if (!next) return;
      await sendPendingMessage(queryClient, viewer, partner, next);
    }
  } finally {
    sendingConversations.delete(conversationKey);
  }
}

/** Retries while the server is still processing an earlier attempt, such as one that a reload interrupted. */
async function sendWithRetries(partner: number, content: string, key: string): ReturnType<typeof sendMessage> {
  for (let tried = 1; ; tried++) {
    try {
      return await sendMessage(partner, content, key);
    } catch (error) {
      const isUnderWay = error instanceof ApiError && error.code === 'platform.still-under-way';
      if (!isUnderWay || tried === MAX_SEND_ATTEMPTS) throw error;
      await new Promise((resume) => setTimeout(resume, (error.retryAfter ?? 1) * 1_000));
    }
  }
}

async function sendPendingMessage(
  queryClient: QueryClient,
  viewer: number,
  partner: number,
  { key, content }: { key: string; content: string },
): Promise<void> {
  const stored = pendingMessagesEntry(viewer, partner);
  const summary = queryClient.getQueryData(conversationQueries.summary(partner, viewer).queryKey);
  try {
    const sent = await sendWithRetries(partner, content, key);
    await addToCachedThread(queryClient, viewer, partner, sent);
    changeStoredData(queryClient, stored, (before) => before.filter((one) => one.key !== key));
    // Only a message between two people who aren't connected yet changes their relationship status.
    if (summary?.status !== 'connected') void invalidateAfterRequestAnswer(queryClient, partner);
    else {
      void invalidateConversationLists(queryClient, partner);
      void readNewestMessages(queryClient, partner);
    }
  } catch (error) {
    changeStoredData(queryClient, stored, (before) => before.map((one) => ({ ...one, hasFailed: true })));
    toast({ title: 'Failed to send message', text: detailedRefusalText(error), variant: 'destructive' });
    const isOutdatedError = error instanceof ApiError && [403, 404, 409].includes(error.status);
    if (isOutdatedError) void invalidateConversationLists(queryClient, partner);
  }
}

/** The messages to one person that are being sent, and the actions on them. */
export function usePendingMessages(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  const [outgoing, change] = useStoredData(pendingMessagesEntry(viewer, partner));

  // A message that a reload interrupted may or may not have arrived; its key makes a retry safe.
  useEffect(() => void sendPendingMessages(queryClient, viewer, partner), [queryClient, viewer, partner]);

  return {
    outgoing,
    send: (content: string) => {
      const one = { key: generateIdempotencyKey(), content, at: new Date().toISOString(), hasFailed: false };
      change((before) => [...before, one]);
      void sendPendingMessages(queryClient, viewer, partner);
    },
    retry: (key: string) => {
      change((before) => before.map((one) => (one.key === key ? { ...one, hasFailed: false } : one)));
      void sendPendingMessages(queryClient, viewer, partner);
    },
    discard: (key: string) => change((before) => before.filter((one) => one.key !== key)),
  };
}
