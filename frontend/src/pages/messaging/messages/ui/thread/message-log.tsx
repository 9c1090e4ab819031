import { ArrowDown } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { Connection } from '@/entities/connection';
import type { ConversationSummary, Message } from '@/entities/conversation';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useRowKeys, useVirtualRows } from '@/shared/ui/virtual-rows';
import { Button } from '@/shared/ui/button';
import type { PendingMessage } from '../../model/outgoing';
import { findFirstUnreadId, findLastReadId, findRequestMessage, toThreadRows } from '../../model/thread-rows';
import { DeleteMessageDialog } from './delete-message';
import { MessageRow } from './message-row';
import { ReportMessageDialog } from './report-message';

interface MessageLogProps {
  viewer: User;
  summary: ConversationSummary;
  messages: readonly Message[];
  /** What the two people wrote about the request is shown below its message. */
  connection: Connection | null;
  outgoing: readonly PendingMessage[];
  /** ID of the message to open at, instead of the first new one or the end. */
  opensAtMessage?: number | undefined;
  older: { has: boolean; isLoading: boolean; error: unknown; load: () => void };
  /** Undefined if the two people can't share answers. */
  onSuggest: ((message: Message) => void) | undefined;
  onRetry: (key: string) => void;
  onEdit: (outgoing: PendingMessage) => void;
  onDiscard: (key: string) => void;
}

const ESTIMATED_ROW_HEIGHT_PX = 76;
/** Distance to the end, in pixels, that counts as being at the end. */
const AT_END_DISTANCE_PX = 64;
/** Older messages are loaded when fewer rows than this are left above. */
const LOAD_OLDER_ROW_THRESHOLD = 6;

/**
 * The messages of a conversation. Only visible ones are rendered; the position is kept when older ones are added above.
 */
export function MessageLog({
  viewer,
  summary,
  messages,
  connection,
  outgoing,
  opensAtMessage,
  older,
  onSuggest,
  onRetry,
  onEdit,
  onDiscard,
}: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null);
  // Reading marks the messages as read; the line stays while the thread is open.
  const [firstNew] = useState(() => findFirstUnreadId(messages, viewer.id));
  const [toDelete, setToDelete] = useState<Message | null>(null);
  const [toReport, setToReport] = useState<Message | null>(null);
  const rows = toThreadRows(messages, outgoing, firstNew);
  const lastReadId = findLastReadId(messages, viewer.id);
  const requestKey = `m${findRequestMessage(messages, connection)?.id}`;
  const getItemKey = useRowKeys(rows.map(({ key }) => key));
  const virtualizer = useVirtualRows({
    count: rows.length,
    getScrollElement: () => log.current,
    estimateSize: () => ESTIMATED_ROW_HEIGHT_PX,
    getItemKey,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: AT_END_DISTANCE_PX,
    overscan: 8,
    paddingStart: 12,
    paddingEnd: 12,
  });
  const drawn = virtualizer.getVirtualItems();
  const isAtEnd = virtualizer.isAtEnd(AT_END_DISTANCE_PX);

  const firstNewRow = rows.findIndex(({ isFirstNew }) => isFirstNew);
  const targetKey = `m${opensAtMessage}`;
  const targetRow = rows.findIndex(({ key }) => key === targetKey);
  const [opensAt] = useState(targetRow >= 0 ? targetRow : firstNewRow);
  const [align] = useState<'center' | 'start'>(targetRow >= 0 ? 'center' : 'start');
  const [isPlaced, setIsPlaced] = useState(false);
  useLayoutEffect(() => {
    if (opensAt > 0) virtualizer.scrollToIndex(opensAt, { align });
    else virtualizer.scrollToEnd();
    // The first render shows the beginning, which must not load older messages.
    const frame = requestAnimationFrame(() => setIsPlaced(true));
    return () => cancelAnimationFrame(frame);
  }, [virtualizer, opensAt, align]);

  const sent = outgoing.at(-1)?.key;
  useEffect(() => {
    if (sent !== undefined) virtualizer.scrollToEnd();
  }, [virtualizer, sent]);

  const isNearStart = (drawn[0]?.index ?? LOAD_OLDER_ROW_THRESHOLD) < LOAD_OLDER_ROW_THRESHOLD;
  const { has, isLoading, error, load } = older;
  const canLoadOlder = isPlaced && has && !isLoading && !error && isNearStart;
  const loadOlder = useRef(load);
  useEffect(() => {
    loadOlder.current = load;
  });
  useEffect(() => {
    if (canLoadOlder) loadOlder.current();
  }, [canLoadOlder]);

  const { fullName } = summary.other;
  return (
    <div className="relative flex min-h-24 flex-1 flex-col">
      {(isLoading || Boolean(error)) && (
        <div className="absolute inset-x-0 top-1 z-10 grid justify-items-center">
          <div className="card px-3 py-1 text-sm shadow-overlay">
            {isLoading ? (
              <p role="status">Loading earlier messages</p>
            ) : (
              <p role="alert" className="flex flex-wrap items-center gap-2 text-danger">
                {detailedRefusalText(error)}
                <Button variant="plain" size="compact" onClick={load}>
                  Try again
                </Button>
              </p>
            )}
          </div>
        </div>
      )}
      {/* Rows are added and removed while scrolling; only new ones at the end are announced. */}
      <div
        ref={log}
        role="log"
        aria-label={`Messages with ${fullName}`}
        aria-live={isAtEnd ? 'polite' : 'off'}
        tabIndex={0}
        onKeyDownCapture={moveMessageFocus}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-3"
      >
        {rows.length === 0 && <p className="p-6 text-center text-muted">No messages yet</p>}
        <div className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {drawn.map(({ index, key, start }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  data-found={row.key === targetKey || undefined}
                  className="absolute top-0 left-0 w-full px-4 py-1 data-found:bg-gold-soft forced-colors:data-found:outline-2 forced-colors:data-found:-outline-offset-2"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <MessageRow
                    row={row}
                    viewer={viewer.id}
                    summary={summary}
                    lastRead={lastReadId}
                    connection={row.key === requestKey ? connection : null}
                    onDelete={setToDelete}
                    onReport={setToReport}
                    onSuggest={onSuggest}
                    onRetry={onRetry}
                    onEdit={onEdit}
                    onDiscard={onDiscard}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
      {!isAtEnd && rows.length > 0 && (
        <div className="pointer-events-none absolute inset-x-0 bottom-2 grid justify-items-center">
          <Button
            size="compact"
            className="pointer-events-auto shadow-overlay"
            onClick={() => {
              virtualizer.scrollToEnd();
              log.current?.focus({ preventScroll: true });
            }}
          >
            <ArrowDown size={18} aria-hidden="true" />
            Newest messages
          </Button>
        </div>
      )}
      <DeleteMessageDialog
        viewer={viewer.id}
        partner={summary.other.id}
        message={toDelete}
        onClose={() => setToDelete(null)}
      />
      <ReportMessageDialog name={fullName} message={toReport} onClose={() => setToReport(null)} />
    </div>
  );
}

/** Moves the focus with Up and Down from one message menu to the next; elsewhere these keys scroll. */
function moveMessageFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('[data-message-menu]')) return;
  event.preventDefault();
  event.stopPropagation();
  const menuButtons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-menu]')];
  menuButtons[menuButtons.indexOf(event.target) + step]?.focus();
}
