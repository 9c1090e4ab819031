import { Flag } from 'lucide-react';
import { formatDateTime } from '@/shared/lib/dates';
import type { CaseMessage } from '../../api/cases';
import { CaseSection } from './case-section';

const LEAD_TEXT =
  'This is a copy from the time of the report, as the reporter saw it. We log each time an operator opens it.';

/** The reported message and the messages before it. */
export function ConversationCopy({ messages }: { messages: readonly CaseMessage[] }) {
  if (messages.length === 0) return null;
  return (
    <CaseSection title="Conversation" lead={LEAD_TEXT}>
      <ol className="grid grid-cols-1 gap-2">
        {messages.map(({ id, senderName, content, sentAt, isReported }) => (
          <li
            key={id}
            className={`rounded-card px-4 py-2 ${isReported ? 'border-2 border-danger bg-danger-soft text-on-danger-soft' : 'border border-line bg-bg'}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-semibold wrap-anywhere">{senderName}</span>
              <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>
              {isReported && (
                <span className="inline-flex items-center gap-1 font-bold">
                  <Flag size={14} aria-hidden="true" />
                  Reported message
                </span>
              )}
            </p>
            {content ? (
              <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            ) : (
              <p className="italic">Deleted before the report</p>
            )}
          </li>
        ))}
      </ol>
    </CaseSection>
  );
}
