import { Ban, Ellipsis, Flag, Pencil, Quote, Trash2 } from 'lucide-react';
import {
  AnsweredMark,
  Byline,
  DiscussionTags,
  HiddenByModerationNotice,
  MarkdownText,
  viewsLabel,
  type Discussion,
} from '@/entities/discussion';
import { SaveDiscussionButton } from '@/features/discussions/save-discussion';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { REMOVED_TITLE } from '../model/discussion-head';
import { FollowSwitch } from './follow-switch';

interface DiscussionPostProps {
  discussion: Discussion;
  /** Actions of members; undefined for everyone else. */
  actions:
    | { onQuote: () => void; onEdit: () => void; onDelete: () => void; onReport: () => void; onBlock: () => void }
    | undefined;
}

/** The opening text of a discussion. */
export function DiscussionPost({ discussion, actions }: DiscussionPostProps) {
  const { title, content, author, views, answerId, mine, isHidden, isRemoved } = discussion;
  const isOnline = useOnline();
  if (isRemoved) {
    return (
      <header className="grid gap-2">
        <h1 className="text-title">{REMOVED_TITLE}</h1>
        <p className="text-lg text-muted">This discussion was removed by its author.</p>
      </header>
    );
  }
  return (
    <article aria-labelledby="title" className="grid grid-cols-1 gap-4">
      <header className="grid grid-cols-1 gap-3">
        <h1 id="title" className="text-title wrap-anywhere">
          {title}
        </h1>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Byline text={discussion}>{mine && <Chip tone="harbor">Yours</Chip>}</Byline>
          {answerId !== null && <AnsweredMark />}
        </div>
      </header>
      {isHidden && <HiddenByModerationNotice />}
      <MarkdownText text={content} className="text-lg" />
      <DiscussionTags discussion={discussion} />
      <footer className="flex flex-wrap items-center gap-x-1 border-y border-line py-1 print:hidden">
        <span className="num pr-2 text-muted">{viewsLabel(views)}</span>
        {actions && (
          <>
            <SaveDiscussionButton discussion={discussion} />
            {!isHidden && (
              <Button variant="plain" className="px-3" onClick={actions.onQuote}>
                <Quote size={18} aria-hidden="true" />
                Quote<span className="sr-only"> the discussion</span>
              </Button>
            )}
            <FollowSwitch discussion={discussion} />
            <Menu
              trigger={
                <button
                  type="button"
                  aria-label="Actions for this discussion"
                  className="ml-auto grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
                >
                  <Ellipsis size={18} aria-hidden="true" />
                </button>
              }
            >
              {mine ? (
                <>
                  <MenuItem disabled={!isOnline} onSelect={actions.onEdit}>
                    <Pencil size={18} aria-hidden="true" />
                    Edit
                  </MenuItem>
                  <MenuItem disabled={!isOnline} onSelect={actions.onDelete}>
                    <Trash2 size={18} aria-hidden="true" />
                    Delete
                  </MenuItem>
                </>
              ) : (
                <>
                  <MenuItem disabled={!isOnline} onSelect={actions.onReport}>
                    <Flag size={18} aria-hidden="true" />
                    Report
                  </MenuItem>
                  {discussion.authorId !== null && author && (
                    <MenuItem disabled={!isOnline} onSelect={actions.onBlock}>
                      <Ban size={18} aria-hidden="true" />
                      Block {author.fullName}
                    </MenuItem>
                  )}
                </>
              )}
            </Menu>
          </>
        )}
      </footer>
    </article>
  );
}
