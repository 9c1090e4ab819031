import { Link } from '@tanstack/react-router';
import { CircleCheck, Eye, MessageSquare } from 'lucide-react';
import { useId, useMemo, type ReactNode } from 'react';
import { Chip } from '@/shared/ui/chip';
import { Highlight } from '@/shared/ui/highlight';
import type { ListedDiscussion } from '../api/discussions';
import { toMarkedText, toPlainText } from '../lib/plain-text';
import { repliesLabel, viewsLabel } from '../model/labels';
import { Byline } from './byline';
import { DiscussionTags } from './discussion-tags';
import { HiddenByModerationNotice } from './hidden-notice';

interface DiscussionCardProps {
  discussion: ListedDiscussion;
  /** Whether the list is sorted by the newest reply, so that the card shows when it was written. */
  showsActivity?: boolean;
  /** Actions on the discussion without opening it. */
  actions?: ReactNode;
}

/** A discussion in a list, with its question and whether it is answered. */
export function DiscussionCard({ discussion, showsActivity = false, actions }: DiscussionCardProps) {
  const { id, title, content, match, lastActivityAt, replyCount, views, answerId, isHidden, mine } = discussion;
  const headingId = useId();
  const shown = useMemo(() => {
    const found = match && { title: toMarkedText(match.title), text: toMarkedText(match.excerpt) };
    return found ?? { title: { text: title, matches: [] }, text: { text: toPlainText(content), matches: [] } };
  }, [title, content, match]);

  return (
    <article aria-labelledby={headingId} className="card card-link grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Byline text={discussion} lastActivityAt={showsActivity ? lastActivityAt : undefined}>
          {mine && <Chip tone="harbor">Yours</Chip>}
        </Byline>
        {answerId !== null && <AnsweredMark />}
      </div>
      <div className="grid gap-1">
        <h3 id={headingId} className="text-xl wrap-anywhere">
          <Link
            to="/forum/$postId"
            params={{ postId: String(id) }}
            className="decoration-1 underline-offset-4 hover:underline"
          >
            <Highlight {...shown.title} />
          </Link>
        </h3>
        <p className="line-clamp-3 max-w-[68ch] wrap-anywhere">
          <Highlight {...shown.text} />
        </p>
      </div>
      {isHidden && <HiddenByModerationNotice />}
      <DiscussionTags discussion={discussion} />
      <footer className="num -mb-1 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 text-muted">
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare size={18} aria-hidden="true" />
          {repliesLabel(replyCount)}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <Eye size={18} aria-hidden="true" />
          {viewsLabel(views)}
        </span>
        {/* On phones not at the right edge, where the button for a new discussion covers it. */}
        {actions && <span className="print:hidden sm:-mr-3 sm:ml-auto">{actions}</span>}
      </footer>
    </article>
  );
}

/** Shown if the author has marked a reply as the answer. */
export function AnsweredMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
      <CircleCheck size={18} aria-hidden="true" />
      Answered
    </span>
  );
}
