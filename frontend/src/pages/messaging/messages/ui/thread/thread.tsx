import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { connectionQueries } from '@/entities/connection';
import { conversationQueries, type Message } from '@/entities/conversation';
import { BlockedNotice } from '@/features/connection';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { useMarkConversationManually } from '../../api/use-conversation-changes';
import { usePendingMessages } from '../../api/use-outgoing-messages';
import { useMarkReadOnOpening } from '../../api/use-read-on-opening';
import { useReportTyping } from '../../api/use-typing';
import type { InitialSuggestion } from '../../model/suggested';
import { findRequestMessage } from '../../model/thread-rows';
import { toInitialSuggestion } from '../../model/question-and-answer';
import { useMessageText } from '../../model/use-message-text';
import { SharedAnswers } from '../share/shared-answers';
import { MessageComposer } from './composer';
import { MessageLog } from './message-log';
import { RequestPanel } from './request-panel';
import { BackToListLink, ThreadHeader } from './thread-header';
import { TypingIndicator } from './typing-line';

interface ThreadProps {
  viewer: User;
  /** Negative for an erased account. */
  partner: number;
  /** The message at which the conversation opens, instead of the newest ones. */
  message?: number | undefined;
  /** Returns to the list. */
  onLeave: () => void;
}

const PANE_CLASSES =
  'flex min-h-0 min-w-0 flex-col bg-surface max-lg:h-full lg:card lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:overflow-hidden';

/** The messages of two people, and the field for the next one. */
export function Thread({ viewer, partner, message, onLeave }: ThreadProps) {
  const thread = useInfiniteQuery(conversationQueries.thread(partner, viewer.id));
  const summary = useQuery(conversationQueries.summary(partner, viewer.id));
  const { data: known } = useQuery({
    ...connectionQueries.with(partner, viewer.id),
    enabled: summary.data !== undefined && summary.data.status !== 'none' && summary.data.other.isAvailable,
  });
  const { outgoing, send, retry, discard } = usePendingMessages(viewer.id, partner);
  const [text, setText, currentText] = useMessageText(viewer.id, partner);
  const reportTyping = useReportTyping(partner, summary.data?.sharesTyping ?? false);
  const mark = useMarkConversationManually();
  const [suggested, setSuggested] = useState<InitialSuggestion | null>(null);
  const messages = thread.data?.pages.toReversed().flatMap(({ items }) => items);
  const stopMarkingRead = useMarkReadOnOpening({ viewer: viewer.id, partner, summary: summary.data, messages });
  const isSearchTarget = useLoadUntilMessage(thread, messages, message);
  const pane = useFocusHeadingWhenLost(summary.data?.status);

  const error = thread.error ?? summary.error;
  if (error instanceof ApiError && [400, 404].includes(error.status)) {
    return (
      <section ref={pane} aria-label="Conversation" className={PANE_CLASSES}>
        <BackToListLink />
        <div className="grid justify-items-center gap-4 p-6 text-center">
          <h2 className="text-2xl">Conversation not available</h2>
          <p className="text-muted">This person isn&apos;t on Gradspan or can&apos;t be reached.</p>
          <BlockedNotice viewer={viewer} userId={partner} onUnblocked={() => void thread.refetch()} />
        </div>
      </section>
    );
  }
  if (!messages || !summary.data || isSearchTarget) {
    const refetch = () => void Promise.all([thread.refetch(), summary.refetch()]);
    return (
      <section ref={pane} aria-label="Conversation" aria-busy={!error} className={PANE_CLASSES}>
        <BackToListLink />
        <div className="p-4">
          {error ? <ErrorPanel message={detailedRefusalText(error)} onRetry={refetch} /> : <ThreadSkeleton />}
        </div>
      </section>
    );
  }

  const { other, showSafetyNote, status } = summary.data;
  const studentId = findStudentId(viewer, other);
  const maySuggest = status === 'connected' && studentId !== null;
  return (
    <section ref={pane} aria-labelledby="thread" className={PANE_CLASSES}>
      <ThreadHeader
        viewer={viewer}
        summary={summary.data}
        connection={known?.connection ?? null}
        onMarkUnread={() => {
          stopMarkingRead();
          onLeave();
          void mark({ partner, as: 'unread' });
        }}
      />
      {showSafetyNote && (
        <p role="note" className="shrink-0 bg-gold-soft px-4 py-2 text-sm text-on-gold-soft">
          Never share your address, school or phone number. If something feels wrong, block or report the person and
          talk to an adult you trust.
        </p>
      )}
      {status === 'connected' && (
        <SharedAnswers viewer={viewer.id} partner={other} suggested={suggested} onClose={() => setSuggested(null)} />
      )}
      <MessageLog
        viewer={viewer}
        summary={summary.data}
        messages={messages}
        connection={known?.connection ?? null}
        outgoing={outgoing}
        opensAtMessage={message}
        older={{
          has: thread.hasNextPage,
          isLoading: thread.isFetchingNextPage,
          error: thread.isFetchNextPageError ? thread.error : null,
          load: () => void thread.fetchNextPage(),
        }}
        onSuggest={maySuggest ? (chosen) => setSuggested(toInitialSuggestion(chosen, messages, studentId)) : undefined}
        onRetry={retry}
        onDiscard={discard}
        onEdit={({ key, content }) => {
          discard(key);
          setText([currentText(), content].filter(Boolean).join('\n'));
          pane.current?.querySelector('textarea')?.focus();
        }}
      />
      <TypingIndicator
        partner={partner}
        name={other.fullName}
        received={messages.findLast(({ senderId }) => senderId === partner)?.id ?? 0}
      />
      <RequestPanel
        summary={summary.data}
        connection={known?.connection ?? null}
        isInThread={findRequestMessage(messages, known?.connection ?? null) !== undefined}
      />
      <MessageComposer
        name={other.fullName}
        summary={summary.data}
        text={text}
        onChange={(next) => {
          setText(next);
          reportTyping(next);
        }}
        onSend={() => {
          const content = currentText();
          if (!content.trim()) return;
          setText('');
          send(content);
        }}
      />
    </section>
  );
}

/** Returns the ID of the student in a pair of student and alum; null for other pairs. */
function findStudentId(viewer: User, other: { id: number; role: string | null }): number | null {
  if (viewer.role === 'student' && other.role === 'alumni') return viewer.id;
  return viewer.role === 'alumni' && other.role === 'student' ? other.id : null;
}

/** Limit for the search for a message: a thousand messages. */
const MAX_SEARCHED_PAGES = 20;

/**
 * Loads older messages until the target is among them.
 * @returns whether it may still be found
 */
function useLoadUntilMessage(
  thread: {
    data?: { pages: unknown[] } | undefined;
    hasNextPage: boolean;
    isFetching: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
  },
  messages: readonly Message[] | undefined,
  target: number | undefined,
): boolean {
  const oldest = messages?.[0]?.id ?? 0;
  const pages = thread.data?.pages.length ?? 0;
  const isSearchTarget =
    target !== undefined && target < oldest && thread.hasNextPage && !thread.isError && pages < MAX_SEARCHED_PAGES;
  const { isFetching, fetchNextPage } = thread;
  useEffect(() => {
    if (isSearchTarget && !isFetching) void fetchNextPage();
  }, [isSearchTarget, isFetching, fetchNextPage]);
  return isSearchTarget;
}

/**
 * Moves the focus to the thread if the focused element is gone: the row of the list on a phone, the button of a
 * request.
 */
function useFocusHeadingWhenLost(status: string | undefined) {
  const pane = useRef<HTMLElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body || !active.checkVisibility();
    if (isLost && status !== undefined) pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [status]);
  return pane;
}

const ThreadSkeleton = () => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      Loading
    </p>
    <Skeleton className="h-14 w-3/5" />
    <Skeleton className="ml-auto h-10 w-2/5" />
    <Skeleton className="h-20 w-1/2" />
  </div>
);
