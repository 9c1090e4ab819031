import { queryOptions } from '@tanstack/react-query';
import { readAs, readPage } from './paged';
import type { components } from './schema.gen';

type Schemas = components['schemas'];

/** What one person said to another. A number below zero is somebody whose account is gone. */
export type Message = Schemas['MessageView'];
/** Somebody who would like to connect with whoever asks, and what they wrote. */
export type ConnectionRequest = Schemas['ConnectionRequestView'];

const MESSAGES = '/api/messages';
const REQUESTS = '/api/connection-requests';

/** Others write too: what was read a moment ago is read anew. */
const FRESH_MS = 2_000;
/** Messages that are read at a time, looking for the newest of several conversations. */
const STRETCH = 200;

const isBlank = ({ content }: Message): boolean => content.trim() === '';
const partnerOf = ({ senderId, recipientId }: Message, viewer: number): number =>
  senderId === viewer ? recipientId : senderId;

/** The last message of each of the conversations that were newest, newest first. Reading them here marks none as read. */
async function newestConversations(count: number, viewer: number, signal: AbortSignal): Promise<Message[]> {
  const newest = new Map<number, Message>();
  let before: number | undefined;
  for (;;) {
    const { items } = await readPage<Message>(MESSAGES, { limit: STRETCH, before }, signal);
    for (const message of items) {
      const partner = partnerOf(message, viewer);
      if (!isBlank(message) && !newest.has(partner)) newest.set(partner, message);
    }
    before = items.at(-1)?.id;
    if (newest.size >= count || items.length < STRETCH) return [...newest.values()].slice(0, count);
  }
}

export const messageQueries = {
  /** Everything that was read of messages, for marking it as old. */
  all: [MESSAGES],
  conversations: (count: number, viewer: number) =>
    queryOptions<Message[]>({
      queryKey: [MESSAGES, { conversations: count }, viewer],
      queryFn: ({ signal }) => newestConversations(count, viewer, signal),
      staleTime: FRESH_MS,
    }),
};

export const connectionRequestQueries = {
  /** Everybody's, for marking them as old. */
  all: [REQUESTS],
  /** Those that wait for one's own answer, newest first. */
  of: (viewer: number) =>
    queryOptions<ConnectionRequest[]>({
      queryKey: [REQUESTS, {}, viewer],
      queryFn: readAs<ConnectionRequest[]>,
      staleTime: FRESH_MS,
    }),
};
