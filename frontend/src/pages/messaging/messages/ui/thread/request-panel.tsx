import type { Connection } from '@/entities/connection';
import type { ConversationSummary } from '@/entities/conversation';
import {
  AcceptanceNote,
  OwnRequest,
  RequestAnswer,
  useAnswerRequests,
  WithdrawRequestButton,
} from '@/features/connection';

interface RequestPanelProps {
  summary: ConversationSummary;
  /** More about the request; null while unknown. */
  connection: Connection | null;
  /** True if the thread shows the request, and the question and answer about it. */
  isInThread: boolean;
}

const PANEL_CLASSES = 'grid max-h-[45%] grid-cols-1 gap-2 overflow-y-auto border-t border-line bg-sunken px-4 py-3';

/** A pending request between the two people, and the actions on it. */
export function RequestPanel({ summary, connection, isInThread }: RequestPanelProps) {
  const { answer, isBusy } = useAnswerRequests();
  const { other, status, connectionId } = summary;
  if (connectionId === null || other.role === null) return null;
  const person = { id: other.id, fullName: other.fullName, role: other.role };

  if (status === 'pending_received') {
    return (
      <section aria-label="Connection request" className={PANEL_CLASSES}>
        <p className="font-semibold wrap-anywhere">{other.fullName} wants to connect with you.</p>
        <AcceptanceNote />
        <RequestAnswer
          person={person}
          connectionId={connectionId}
          question={connection?.question ?? null}
          answer={connection?.answer ?? null}
          mayAsk={connection !== null}
          isInThread={isInThread}
          onAnswer={(isYes) => {
            if (!isBusy(connectionId)) void answer({ connectionId, personId: other.id }, isYes);
          }}
        />
      </section>
    );
  }
  if (status !== 'pending_sent') return null;
  return (
    <section aria-label="Connection request" className={PANEL_CLASSES}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="font-semibold">Request sent</p>
        {connection && <WithdrawRequestButton person={person} connection={connection} />}
      </div>
      {connection && <OwnRequest person={person} connection={connection} isInThread={isInThread} />}
    </section>
  );
}
