import { TriangleAlert } from 'lucide-react';
import type { Connection } from '@/entities/connection';
import type { ConversationSummary, Message } from '@/entities/conversation';
import { dayName, formatDateTime } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { readAtText, formatTimeOfDay } from '../../model/dates';
import type { PendingMessage } from '../../model/outgoing';
import type { ThreadRow } from '../../model/thread-rows';
import { MessageMenu } from './message-menu';
import { MessageText } from './message-text';

interface MessageRowProps {
  row: ThreadRow;
  viewer: number;
  summary: ConversationSummary;
  /** ID of the only message that shows its read receipt; null for none. */
  lastRead: number | null;
  /** The connection that this message requested, for the question and the answer about it; otherwise null. */
  connection: Connection | null;
  onDelete: (message: Message) => void;
  onReport: (message: Message) => void;
  onSuggest: ((message: Message) => void) | undefined;
  onRetry: (key: string) => void;
  onEdit: (outgoing: PendingMessage) => void;
  onDiscard: (key: string) => void;
}

/** One message with what is shown above it: its day, if it is the first of the day, and the line for new messages. */
export function MessageRow({ row: { day, isFirstNew, content }, connection, ...rest }: MessageRowProps) {
  const { viewer, summary } = rest;
  return (
    <>
      {day && (
        <p className="py-2 text-center text-sm text-muted">
          <time dateTime={day}>{dayName(day)}</time>
        </p>
      )}
      {isFirstNew && (
        <p className="flex items-center gap-3 py-1 text-sm font-semibold text-brick before:h-px before:flex-1 before:bg-brick after:h-px after:flex-1 after:bg-brick">
          New
        </p>
      )}
      {'message' in content ? (
        <MessageBody message={content.message} {...rest} />
      ) : (
        <OutgoingMessageBody outgoing={content.outgoing} {...rest} />
      )}
      {connection?.question && (
        <RequestNote
          text={connection.question}
          label="Question about the request"
          isOwn={connection.fromUserId !== viewer}
          summary={summary}
        />
      )}
      {connection?.answer && (
        <RequestNote
          text={connection.answer}
          label="Answer to the question"
          isOwn={connection.fromUserId === viewer}
          summary={summary}
        />
      )}
    </>
  );
}

const BUBBLE_CLASSES = 'min-w-0 max-w-[min(34rem,85%)] rounded-card px-3 py-2';
const OWN_BUBBLE_CLASSES = `${BUBBLE_CLASSES} bg-ivy-soft text-on-ivy-soft`;
const OTHER_BUBBLE_CLASSES = `${BUBBLE_CLASSES} border border-line bg-bg`;

interface RequestNoteProps {
  text: string;
  label: string;
  isOwn: boolean;
  summary: ConversationSummary;
}

/** The recipient's question about a request, or the sender's answer. */
function RequestNote({ text, label, isOwn, summary }: RequestNoteProps) {
  return (
    <div className={`mt-2 flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <div className={isOwn ? OWN_BUBBLE_CLASSES : OTHER_BUBBLE_CLASSES}>
        <span className="sr-only">{isOwn ? 'You' : summary.other.fullName}: </span>
        <MessageText text={text} hasLinks={summary.status === 'connected'} />
      </div>
      <p className="text-xs text-muted">{label}</p>
    </div>
  );
}

type MessageBodyProps = Omit<MessageRowProps, 'row' | 'connection'> & { message: Message };

function MessageBody({ message, viewer, summary, lastRead, onDelete, onReport, onSuggest }: MessageBodyProps) {
  const { id, senderId, content, sentAt, readAt, deletedAt, isHidden, containsContactDetails, isRequest } = message;
  const isOwn = senderId === viewer;
  const isConnected = summary.status === 'connected';
  const author = isOwn ? 'You' : summary.other.fullName;
  return (
    <div className={`group flex flex-col ${isOwn ? 'items-end' : 'items-start'}`}>
      <div className={`flex w-full items-center gap-1 ${isOwn ? 'flex-row-reverse' : ''}`}>
        <div className={isOwn ? OWN_BUBBLE_CLASSES : OTHER_BUBBLE_CLASSES}>
          <span className="sr-only">{author}: </span>
          {deletedAt ? (
            <p className="italic">{isHidden ? 'Removed by a moderator' : 'Message deleted'}</p>
          ) : (
            <MessageText text={content} hasLinks={isConnected} />
          )}
        </div>
        {!deletedAt && (
          <MessageMenu
            message={message}
            isOwn={isOwn}
            author={author}
            onDelete={onDelete}
            onReport={onReport}
            onSuggest={onSuggest}
          />
        )}
      </div>
      {containsContactDetails && !isConnected && !deletedAt && (
        <p className="mt-1 flex max-w-[34rem] items-start gap-1.5 text-sm text-on-gold-soft">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {isOwn
            ? "Your message contains contact details, but you aren't connected yet."
            : "This message contains contact details. Be careful: you aren't connected yet."}
        </p>
      )}
      <p className="text-xs text-muted">
        {isRequest && 'Connection request · '}
        <time dateTime={sentAt} title={formatDateTime(sentAt)}>
          {formatTimeOfDay(sentAt)}
        </time>
      </p>
      {id === lastRead && readAt && (
        <p className="text-xs text-muted">
          <time dateTime={readAt} title={formatDateTime(readAt)}>
            {readAtText(readAt)}
          </time>
        </p>
      )}
    </div>
  );
}

type OutgoingMessageBodyProps = Pick<MessageRowProps, 'onRetry' | 'onEdit' | 'onDiscard'> & {
  outgoing: PendingMessage;
};

function OutgoingMessageBody({ outgoing, onRetry, onEdit, onDiscard }: OutgoingMessageBodyProps) {
  const isOnline = useOnline();
  const { key, content, hasFailed } = outgoing;
  return (
    <div className="flex flex-col items-end">
      <div className={`${OWN_BUBBLE_CLASSES} ${hasFailed ? 'border border-danger' : 'opacity-80'}`}>
        <span className="sr-only">You: </span>
        <MessageText text={content} hasLinks={false} />
      </div>
      {hasFailed ? (
        <div className="flex flex-wrap items-center justify-end">
          <p className="text-sm font-semibold text-danger">Not sent.</p>
          <Button variant="plain" size="compact" disabled={!isOnline} onClick={() => onRetry(key)}>
            Retry
          </Button>
          <Button variant="plain" size="compact" onClick={() => onEdit(outgoing)}>
            Edit
          </Button>
          <Button variant="plain" size="compact" onClick={() => onDiscard(key)}>
            Discard
          </Button>
        </div>
      ) : (
        <p className="text-xs text-muted">Sending…</p>
      )}
    </div>
  );
}
