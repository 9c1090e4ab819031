import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { conversationQueries, readNewestMessages } from '@/entities/conversation';
import { invalidateAfterRequestAnswer } from '@/features/connection';
import { ApiError } from '@/shared/api';
import { refusalInFull } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import { changeStoredData, readStoredData, useStoredData } from '../model/message-draft-storage';
import { newKey, outgoingTo } from '../model/outgoing';
import { sendMessage } from './conversations';
import { addToThread, invalidateLists } from './thread-cache';

/** Enough tries to outlast the time in which the server completes or abandons a write. */
const MOST_TRIES = 10;
/** The conversations whose messages are being sent, so that these arrive in order. */
const underWay = new Set<string>();

/** Sends the pending messages to one person, one after the other. After a failure, the others wait for a retry. */
async function deliver(queryClient: QueryClient, viewer: number, partner: number): Promise<void> {
  const stored = outgoingTo(viewer, partner);
  const lane = `${viewer}:${partner}`;
  if (underWay.has(lane)) return;
  underWay.add(lane);
  try {
    for (;;) {
      const next = readStoredData(queryClient, stored)?.find(({ hasFailed }) => !hasFailed);
      if (!next) return;
      await deliverOne(queryClient, viewer, partner, next);
    }
  } finally {
    underWay.delete(lane);
  }
}

/** Retries while the server is still processing an earlier attempt, such as one that a reload interrupted. */
async function sendOnce(partner: number, content: string, key: string): ReturnType<typeof sendMessage> {
  for (let tried = 1; ; tried++) {
    try {
      return await sendMessage(partner, content, key);
    } catch (error) {
      const isUnderWay = error instanceof ApiError && error.code === 'platform.still-under-way';
      if (!isUnderWay || tried === MOST_TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, (error.retryAfter ?? 1) * 1_000));
    }
  }
}

async function deliverOne(
  queryClient: QueryClient,
  viewer: number,
  partner: number,
  { key, content }: { key: string; content: string },
): Promise<void> {
  const stored = outgoingTo(viewer, partner);
  const summary = queryClient.getQueryData(conversationQueries.summary(partner, viewer).queryKey);
  try {
    const sent = await sendOnce(partner, content, key);
    await addToThread(queryClient, viewer, partner, sent);
    changeStoredData(queryClient, stored, (before) => before.filter((one) => one.key !== key));
    // Only a message between two people who aren't connected yet changes their relationship status.
    if (summary?.status !== 'connected') void invalidateAfterRequestAnswer(queryClient, partner);
    else {
      void invalidateLists(queryClient, partner);
      void readNewestMessages(queryClient, partner);
    }
  } catch (error) {
    changeStoredData(queryClient, stored, (before) => before.map((one) => ({ ...one, hasFailed: true })));
    toast({ title: 'Failed to send message', text: refusalInFull(error), variant: 'destructive' });
    const knowsBetter = error instanceof ApiError && [403, 404, 409].includes(error.status);
    if (knowsBetter) void invalidateLists(queryClient, partner);
  }
}

/** The messages to one person that are being sent, and the actions on them. */
export function useOutgoing(viewer: number, partner: number) {
  const queryClient = useQueryClient();
  const [outgoing, change] = useStoredData(outgoingTo(viewer, partner));

  // A message that a reload interrupted may or may not have arrived; its key makes a retry safe.
  useEffect(() => void deliver(queryClient, viewer, partner), [queryClient, viewer, partner]);

  return {
    outgoing,
    send: (content: string) => {
      const one = { key: newKey(), content, at: new Date().toISOString(), hasFailed: false };
      change((before) => [...before, one]);
      void deliver(queryClient, viewer, partner);
    },
    retry: (key: string) => {
      change((before) => before.map((one) => (one.key === key ? { ...one, hasFailed: false } : one)));
      void deliver(queryClient, viewer, partner);
    },
    discard: (key: string) => change((before) => before.filter((one) => one.key !== key)),
  };
}
