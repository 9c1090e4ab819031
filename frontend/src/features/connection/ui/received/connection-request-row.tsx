import type { Connection, ConnectionRequest } from '@/entities/connection';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { SampleTag } from '@/shared/ui/sample-tag';
import { PersonLink } from '../person/person-link';
import { RequestAnswer } from './request-answer';

interface ConnectionRequestRowProps {
  request: ConnectionRequest;
  /** The full connection of the request; undefined until it is loaded. */
  connection: Connection | undefined;
  /** True if its buttons aren't the primary actions of the page. */
  isQuiet: boolean;
  onAnswer: (isYes: boolean) => void;
}

/** A received request with its sender, its message and the possible answers. */
export function ConnectionRequestRow({ request, connection, isQuiet, onAnswer }: ConnectionRequestRowProps) {
  const { sender, message } = request;
  const name = sender.fullName || `User ${sender.id}`;
  const { question = null, answer = null } = connection ?? {};

  return (
    <article aria-label={`Request from ${name}`} className="flex items-start gap-3">
      <Avatar name={name} url={sender.avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div>
          <h3 className="text-lg wrap-anywhere">
            {connection ? <PersonLink person={connection.other} name={name} /> : name}
          </h3>
          <time dateTime={message.sentAt} title={formatDateTime(message.sentAt)} className="text-sm text-muted">
            {formatTimeAgo(message.sentAt)}
          </time>{' '}
          <SampleTag of={sender} />
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{message.content}</p>
        <RequestAnswer
          person={{ id: sender.id, fullName: name }}
          connectionId={request.connectionId}
          question={question}
          answer={answer}
          mayAsk={connection !== undefined}
          isQuiet={isQuiet}
          onAnswer={onAnswer}
        />
      </div>
    </article>
  );
}
