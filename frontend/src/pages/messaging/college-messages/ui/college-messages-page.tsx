import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { Button, buttonStyles } from '@/shared/ui/button';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { collegeMessagesQuery } from '../api/college-messages';
import { useCollegeMessageActions } from '../api/use-college-messages';
import { parseOpenMessageId, type RawCollegeMessagesSearch } from '../model/search-params';
import { MessageCard } from './message-card';

interface CollegeMessagesPageProps {
  user: User;
  address: RawCollegeMessagesSearch;
}

/** Messages of colleges to a student who allows them. */
export function CollegeMessagesPage({ user, address }: CollegeMessagesPageProps) {
  const inbox = useInfiniteQuery(collegeMessagesQuery(user.id));
  const actions = useCollegeMessageActions(user.id);
  const open = parseOpenMessageId(address);
  const messages = inbox.data?.pages.flatMap(({ items }) => items);

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <header className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h1 className="text-title">Messages from colleges</h1>
          <Link
            to="/profile-settings"
            search={{ tab: 'privacy' }}
            className={buttonStyles({ variant: 'plain', size: 'compact' })}
          >
            <Settings size={18} aria-hidden="true" />
            Settings<span className="sr-only"> for messages from colleges</span>
          </Link>
        </div>
        <p className="text-muted">
          Only colleges you allow can message you. They don’t know who receives or reads a message.
        </p>
      </header>
      {!messages &&
        (inbox.error ? (
          <ErrorPanel message={detailedRefusalText(inbox.error)} onRetry={() => void inbox.refetch()} />
        ) : (
          <Skeleton className="h-40" />
        ))}
      {messages?.length === 0 && (
        <div className="card grid grid-cols-1 justify-items-start gap-3 p-5">
          <h2 className="text-xl">No messages yet</h2>
          <p className="text-muted">
            In your privacy settings, choose which colleges can message you. You can unsubscribe with one click.
          </p>
          <Link to="/profile-settings" search={{ tab: 'privacy' }} className={buttonStyles({ variant: 'quiet' })}>
            Open privacy settings
          </Link>
        </div>
      )}
      {messages && messages.length > 0 && (
        <ul className="grid grid-cols-1 gap-3">
          {messages.map((message) => (
            <MessageCard
              key={message.id}
              message={message}
              user={user}
              isOpen={message.id === open}
              actions={actions}
            />
          ))}
        </ul>
      )}
      {inbox.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-center"
          busy={inbox.isFetchingNextPage}
          onClick={() => void inbox.fetchNextPage()}
        >
          Show more messages
        </Button>
      )}
    </div>
  );
}
