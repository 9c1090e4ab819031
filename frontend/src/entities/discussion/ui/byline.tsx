import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { ForumAuthor, ForumReply } from '../api/discussions';
import { roleLabel } from '../model/labels';

interface BylineProps {
  text: Pick<ForumReply, 'author' | 'createdAt' | 'editedAt' | 'isSample'>;
  /** When the newest reply was written, for lists that are sorted by it. */
  lastActivityAt?: string | undefined;
  /** The reply that the time links to. */
  reply?: Pick<ForumReply, 'id' | 'postId'>;
  /** Additional badges beside the name. */
  children?: ReactNode;
}

/** The author of a text, and when it was written. */
export function Byline({ text, lastActivityAt = text.createdAt, reply, children }: BylineProps) {
  const { author, createdAt, editedAt } = text;
  const role = author && roleLabel(author);
  return (
    <div className="flex min-w-0 items-center gap-3">
      {author && <Avatar name={author.fullName} url={author.avatarUrl} />}
      <div className="min-w-0">
        {author && (
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
            <span className="font-semibold">
              <AuthorName author={author} />
            </span>
            {role && <span className="text-sm text-muted">{role}</span>}
            {author.badge === 'college_representative' && <Chip tone="gold">College representative</Chip>}
            {author.badge === 'verified_alum' && <Chip tone="gold">Verified alum</Chip>}
            <SampleTag of={text} />
            {children}
          </p>
        )}
        <p className="text-sm text-muted">
          {reply ? (
            <Link
              to="/forum/$postId"
              params={{ postId: String(reply.postId) }}
              search={{ reply: reply.id }}
              hash={`reply-${reply.id}`}
              resetScroll={false}
              className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
            >
              <span className="sr-only">Link to this reply, </span>
              <RelativeTime at={createdAt} />
            </Link>
          ) : (
            <RelativeTime at={createdAt} />
          )}
          {editedAt && (
            <>
              {' · '}
              <time dateTime={editedAt} title={formatDateTime(editedAt)}>
                Edited {formatTimeAgo(editedAt)}
              </time>
            </>
          )}
          {lastActivityAt !== createdAt && (
            <>
              {' · '}
              <time dateTime={lastActivityAt} title={formatDateTime(lastActivityAt)}>
                Last activity {formatTimeAgo(lastActivityAt)}
              </time>
            </>
          )}{' '}
          {!author && <SampleTag of={text} />}
        </p>
      </div>
    </div>
  );
}

const RelativeTime = ({ at }: { at: string }) => (
  <time dateTime={at} title={formatDateTime(at)}>
    {formatTimeAgo(at)}
  </time>
);

function AuthorName({ author: { fullName, profile } }: { author: ForumAuthor }) {
  const [, kind, id] = /^\/(alumni|students)\/(\d+)$/.exec(profile ?? '') ?? [];
  const look = 'decoration-1 underline-offset-4 hover:underline';
  if (id && kind === 'alumni') {
    return (
      <Link to="/alumni/$alumniId" params={{ alumniId: id }} className={look}>
        {fullName}
      </Link>
    );
  }
  if (id) {
    return (
      <Link to="/students/$studentId" params={{ studentId: id }} className={look}>
        {fullName}
      </Link>
    );
  }
  return fullName;
}
