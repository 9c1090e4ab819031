import { Link } from '@tanstack/react-router';
import { useId, type ReactNode } from 'react';
import { formatTimeAgo, formatDateTime } from '@/shared/lib/dates';
import { Chip } from '@/shared/ui/chip';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { Discussion } from '../api/discussions';
import { markdownExcerpt } from '../lib/excerpt';
import { repliesLabel, viewsLabel } from '../model/labels';
import { AnsweredMark } from './discussion-card';

const MAX_SHOWN_TAGS = 2;

interface DiscussionSummaryProps {
  discussion: Discussion;
  heading: 'h3' | 'h4';
  /** Length of the excerpt, in characters. */
  excerpt: number;
  /** An action on the discussion without opening it. */
  action?: ReactNode;
}

/** A short summary of a discussion outside the forum. The whole card links to the discussion. */
export function DiscussionSummary({ discussion, heading: Heading, excerpt, action }: DiscussionSummaryProps) {
  const { id, title, content, tags, author, authorId, createdAt, replyCount, answerId, views } = discussion;
  const headingId = useId();
  const more = tags.length - MAX_SHOWN_TAGS;
  return (
    <article aria-labelledby={headingId} className="relative grid min-w-0 grid-cols-1 gap-1.5">
      <Heading id={headingId} className="text-lg wrap-anywhere">
        <Link
          to="/forum/$postId"
          params={{ postId: String(id) }}
          className="decoration-1 underline-offset-4 after:absolute after:inset-0 after:content-[''] hover:underline"
        >
          {title}
        </Link>
      </Heading>
      <p className="max-w-[68ch] wrap-anywhere">{markdownExcerpt(content, excerpt)}</p>
      {tags.length > 0 && (
        <p className="flex flex-wrap items-center gap-1.5">
          {tags.slice(0, MAX_SHOWN_TAGS).map((tag) => (
            <span key={tag} className="min-w-0 wrap-anywhere">
              <Chip tone="grey">{tag}</Chip>
            </span>
          ))}
          {more > 0 && <span className="num text-sm text-muted">+{more} more</span>}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="num flex min-w-0 flex-wrap gap-x-3 text-sm text-muted">
          {author && <span className="wrap-anywhere">{author.fullName || `User ${authorId}`}</span>}
          <time dateTime={createdAt} title={formatDateTime(createdAt)}>
            {formatTimeAgo(createdAt)}
          </time>
          <span>{repliesLabel(replyCount)}</span>
          <span>{viewsLabel(views)}</span>
          {answerId !== null && <AnsweredMark />}
          <SampleTag of={discussion} />
        </p>
        {/* Above the link that covers the rest of the card. */}
        {action && <div className="relative -mr-3 ml-auto">{action}</div>}
      </div>
    </article>
  );
}
