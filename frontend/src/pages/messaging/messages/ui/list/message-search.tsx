import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useDebounce } from 'use-debounce';
import { searchQueries, MIN_SEARCH_LENGTH, type FoundMessage } from '@/features/command-palette';
import type { User } from '@/shared/auth';
import { QUICK_DEBOUNCE_MS } from '@/shared/config';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { detailedRefusalText } from '@/shared/lib/forms';
import { useDelayedLoading } from '@/shared/lib/held';
import { plural } from '@/shared/lib/plural';
import { Avatar } from '@/shared/ui/avatar';
import { Highlight } from '@/shared/ui/highlight';
import { ErrorPanel } from '@/shared/ui/panel';
import { SampleTag } from '@/shared/ui/sample-tag';
import { Skeleton } from '@/shared/ui/skeleton';

const MAX_RESULTS = 20;

interface MessageSearchProps {
  viewer: User;
  /** Shown while there is no search text. */
  children: ReactNode;
}

/** Searches the viewer's messages by their words; each result links to its place in the conversation. */
export function MessageSearch({ viewer, children }: MessageSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const typed = text.trim();
  const [term] = useDebounce(typed, QUICK_DEBOUNCE_MS);
  const isSearch = typed.length >= MIN_SEARCH_LENGTH;
  const { data, error, refetch } = useQuery({
    ...searchQueries.all(term, viewer.id, MAX_RESULTS),
    enabled: isSearch && term === typed,
  });
  const found = term === typed ? data?.messages : undefined;
  const failure = term === typed ? error : null;
  const showsSkeleton = useDelayedLoading(isSearch && !found && !failure);

  return (
    <div className="grid grid-cols-1 gap-3">
      <form role="search" aria-label="Messages" onSubmit={(event) => event.preventDefault()} className="relative">
        <label htmlFor={id} className="sr-only">
          Search messages
        </label>
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto text-muted"
        />
        <input
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && !event.nativeEvent.isComposing && setText('')}
          placeholder="Search messages"
          className="h-11 w-full rounded-control border border-control bg-surface pr-3 pl-10 text-ellipsis -outline-offset-2"
        />
      </form>
      <p role="status" className="sr-only">
        {isSearch && !failure && searchStatusText(found)}
      </p>
      {!isSearch && children}
      {isSearch && failure && <ErrorPanel message={detailedRefusalText(failure)} onRetry={() => void refetch()} />}
      {isSearch && !found && !failure && showsSkeleton && (
        <div aria-hidden="true" className="card grid gap-4 p-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </div>
      )}
      {isSearch && found && <MessageSearchResults found={found} typed={typed} />}
    </div>
  );
}

function searchStatusText(found: readonly FoundMessage[] | undefined): string {
  if (!found) return 'Searching...';
  if (found.length === MAX_RESULTS) return `Showing the newest ${MAX_RESULTS} messages`;
  return plural(found.length, { one: '# message found', other: '# messages found' });
}

function MessageSearchResults({ found, typed }: { found: readonly FoundMessage[]; typed: string }) {
  if (found.length === 0) return <p className="card p-5">No messages with “{typed}”. Try another word.</p>;
  return (
    <ul aria-label="Messages found" className="card grid grid-cols-1 divide-y divide-line overflow-hidden">
      {found.map(({ id, conversationWith, excerpt, matches, fromMe, sentAt }) => (
        <li key={id}>
          <Link
            to="/messages"
            search={{ with: conversationWith.id, message: id }}
            resetScroll={false}
            className="flex items-start gap-3 p-3 -outline-offset-3 hover:bg-sunken"
          >
            <Avatar name={conversationWith.fullName} url={conversationWith.avatarUrl} />
            <span className="grid min-w-0 flex-1 grid-cols-1">
              <span className="flex items-baseline gap-2">
                <span className="min-w-0 truncate font-semibold">{conversationWith.fullName}</span>
                <SampleTag of={conversationWith} />
              </span>
              <time dateTime={sentAt} title={formatDateTime(sentAt)} className="text-xs opacity-90">
                {formatTimeAgo(sentAt)}
              </time>
              <span className="line-clamp-3 text-sm wrap-anywhere">
                {fromMe && 'You: '}
                <Highlight text={excerpt} matches={matches} />
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
