import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useEffect, useId } from 'react';
import type { User } from '@/shared/auth';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import type { CollegeMessage } from '../api/college-messages';
import type { useCollegeMessageActions } from '../api/use-college-messages';
import { AnswerForm } from './answer-form';

interface MessageCardProps {
  message: CollegeMessage;
  user: User;
  isOpen: boolean;
  actions: ReturnType<typeof useCollegeMessageActions>;
}

/** One message; its heading opens it, which marks it as read. */
export function MessageCard({ message, user, isOpen, actions }: MessageCardProps) {
  const { id, collegeId, collegeName, subject, deliveredAt, readAt } = message;
  const { mutate: markRead } = actions.markRead;
  const isUnread = readAt === null;
  const title = useId();
  useEffect(() => {
    if (isOpen && isUnread) markRead(id);
  }, [isOpen, isUnread, id, markRead]);

  return (
    <li className="card grid grid-cols-1">
      <Link
        to="/college-messages"
        search={isOpen ? {} : { message: id }}
        resetScroll={false}
        aria-expanded={isOpen}
        className="flex items-center gap-3 p-4 sm:p-5"
      >
        <span className="min-w-0 flex-1">
          <span id={title} className={`block text-lg wrap-anywhere ${isUnread ? 'font-semibold' : ''}`}>
            {subject}
          </span>
          <span className="block text-muted">
            {collegeName} · {formatDate(deliveredAt)}
          </span>
        </span>
        {isUnread && <Chip tone="gold">New</Chip>}
        <ChevronDown size={20} aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </Link>
      {isOpen && (
        <div role="region" aria-labelledby={title} className="grid grid-cols-1 gap-5 border-t border-line p-4 sm:p-5">
          <p className="whitespace-pre-line wrap-anywhere">{message.content}</p>
          {message.answers.length > 0 && (
            <ol aria-label="Answers" className="grid grid-cols-1 gap-3">
              {message.answers.map(({ id: answerId, isByCollege, authorName, content, createdAt }) => (
                <li key={answerId} className="rounded-card border border-line p-3">
                  <p className="text-sm text-muted">
                    {isByCollege ? `${authorName ?? 'Deleted user'}, ${collegeName}` : 'You'} · {formatDate(createdAt)}
                  </p>
                  <p className="whitespace-pre-line wrap-anywhere">{content}</p>
                </li>
              ))}
            </ol>
          )}
          {message.canAnswer ? (
            <AnswerForm message={message} fullName={user.fullName} answer={actions.answer} />
          ) : (
            <p className="text-muted">You can answer colleges once you’re 18, because answers show your name.</p>
          )}
          <SubscriptionStatus collegeId={collegeId} message={message} unsubscribe={actions.unsubscribe} />
        </div>
      )}
    </li>
  );
}

interface SubscriptionStatusProps {
  collegeId: number;
  message: CollegeMessage;
  unsubscribe: MessageCardProps['actions']['unsubscribe'];
}

function SubscriptionStatus({
  collegeId,
  message: { collegeName, isSubscribed },
  unsubscribe,
}: SubscriptionStatusProps) {
  const isOnline = useOnline();
  if (!isSubscribed) {
    return (
      <p className="text-muted">
        You don’t receive messages from {collegeName} anymore. You can change this in your{' '}
        <Link to="/profile-settings" search={{ tab: 'privacy' }} className="link">
          privacy settings
        </Link>
        .
      </p>
    );
  }
  return (
    <Button
      variant="plain"
      className="justify-self-start"
      busy={unsubscribe.isPending}
      disabled={!isOnline}
      onClick={() => unsubscribe.mutate(collegeId)}
    >
      Unsubscribe from {collegeName}
    </Button>
  );
}
