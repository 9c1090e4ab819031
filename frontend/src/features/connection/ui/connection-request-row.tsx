import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Connection, ConnectionRequest } from '@/shared/api';
import { ago, moment } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { later } from '@/shared/ui/later';
import { Exchange } from './exchange';

const AskForMore = later(() => import('./ask-for-more'));

interface ConnectionRequestRowProps {
  request: ConnectionRequest;
  /** What else is known of it. */
  connection: Connection | undefined;
  onAnswer: (isYes: boolean) => void;
}

/** Somebody who asks, with what they wrote and what can be said to it. */
export function ConnectionRequestRow({ request, connection, onAnswer }: ConnectionRequestRowProps) {
  const { sender, message } = request;
  const [isAsking, setIsAsking] = useState(false);
  const [hasAsked, setHasAsked] = useState(false);
  const isOnline = useOnline();
  const name = sender.fullName || `User ${sender.id}`;
  const { question = null, answer = null } = connection ?? {};

  return (
    <article aria-label={`Request of ${name}`} className="flex items-start gap-3">
      <Avatar name={name} url={sender.avatarUrl} />
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
        <div>
          <h3 className="text-lg wrap-anywhere">
            {connection?.other.role === 'alumni' ? (
              <Link to="/alumni/$alumniId" params={{ alumniId: String(sender.id) }} className="link">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          <time dateTime={message.sentAt} title={moment(message.sentAt)} className="text-sm text-muted">
            {ago(message.sentAt)}
          </time>
        </div>
        <p className="wrap-anywhere whitespace-pre-line">{message.content}</p>
        {question && <Exchange who="You" words={question} />}
        {answer && <Exchange who={name} words={answer} />}
        <div className="flex flex-wrap gap-2">
          <Button disabled={!isOnline} onClick={() => onAnswer(true)}>
            Accept<span className="sr-only"> the request of {name}</span>
          </Button>
          <Button variant="quiet" disabled={!isOnline} onClick={() => onAnswer(false)}>
            Decline<span className="sr-only"> the request of {name}</span>
          </Button>
        </div>
        {connection && !question && (
          <div className="-ml-4">
            <Button
              variant="plain"
              disabled={!isOnline}
              onClick={() => {
                setHasAsked(true);
                setIsAsking(true);
              }}
            >
              Ask for more information<span className="sr-only"> from {name}</span>
            </Button>
          </div>
        )}
      </div>
      {hasAsked && (
        <AskForMore
          personId={sender.id}
          connectionId={request.connectionId}
          open={isAsking}
          onOpenChange={setIsAsking}
        />
      )}
    </article>
  );
}
