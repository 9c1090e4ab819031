import { Ban, CircleCheck, CircleX, Ellipsis, Flag, Pencil, Quote, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Byline, HiddenByModerationNotice, MarkdownText, type ForumReply } from '@/entities/discussion';
import { useDraftDialog } from '@/shared/lib/drafts';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { Menu, MenuItem } from '@/shared/ui/menu';
import { replyEditDraftKey } from '../model/drafts';
import { replyElementId } from '../model/search';
import { EditReplyForm } from './edit-reply';

export interface ReplyActions {
  onQuote: (reply: ForumReply) => void;
  onDelete: (reply: ForumReply) => void;
  onReport: (reply: ForumReply) => void;
  onBlock: (reply: ForumReply) => void;
  /** Null removes the mark. Undefined if the viewer may not mark answers. */
  onMark: ((replyId: number | null) => void) | undefined;
}

interface ReplyItemProps {
  reply: ForumReply;
  isAcceptedAnswer: boolean;
  /** True if its text is shown above all replies, as the answer. */
  isShownAbove: boolean;
  /** Actions of members; undefined for everyone else. */
  actions: ReplyActions | undefined;
  mayQuote: boolean;
}

/** One reply in the list. */
export function ReplyItem({ reply, isAcceptedAnswer, isShownAbove, actions, mayQuote }: ReplyItemProps) {
  const { id, author, content, byAsker, mine, isHidden } = reply;
  const [isEditing, setIsEditing] = useDraftDialog(replyEditDraftKey(id));
  const article = useRef<HTMLElement>(null);
  const name = author?.fullName ?? 'a member';

  return (
    <article
      ref={article}
      id={replyElementId(id)}
      tabIndex={-1}
      aria-label={`Reply by ${name}`}
      className={`card grid scroll-mt-6 grid-cols-1 gap-3 p-4 outline-offset-2 target:border-ivy sm:p-5 ${isAcceptedAnswer ? 'border-2 border-success' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <Byline text={reply} reply={reply}>
          {byAsker && <Chip tone="ivy">Author</Chip>}
          {mine && <Chip tone="harbor">Yours</Chip>}
        </Byline>
        {isAcceptedAnswer && (
          <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-success">
            <CircleCheck size={18} aria-hidden="true" />
            Answer
          </span>
        )}
      </div>
      {isHidden && <HiddenByModerationNotice />}
      {isEditing ? (
        <EditReplyForm
          reply={reply}
          onDone={() => {
            setIsEditing(false);
            article.current?.focus();
          }}
        />
      ) : isShownAbove ? (
        <p className="text-muted">This reply is the answer shown above.</p>
      ) : (
        <MarkdownText text={content} />
      )}
      <footer className="-mb-2 -ml-3 flex flex-wrap items-center gap-x-1 empty:hidden print:hidden">
        {actions && mayQuote && (
          <Button variant="plain" className="px-3" onClick={() => actions.onQuote(reply)}>
            <Quote size={18} aria-hidden="true" />
            Quote<span className="sr-only"> the reply by {name}</span>
          </Button>
        )}
        {actions?.onMark && (
          <MarkAnswerButton reply={reply} isAcceptedAnswer={isAcceptedAnswer} onMark={actions.onMark} name={name} />
        )}
        {actions && (
          <ReplyMenu
            name={name}
            isMine={mine}
            onEdit={() => setIsEditing(true)}
            onDelete={() => actions.onDelete(reply)}
            onReport={() => actions.onReport(reply)}
            onBlock={reply.authorId === null ? undefined : () => actions.onBlock(reply)}
          />
        )}
      </footer>
    </article>
  );
}

interface MarkAnswerButtonProps extends Pick<ReplyItemProps, 'reply' | 'isAcceptedAnswer'> {
  name: string;
  onMark: (replyId: number | null) => void;
}

function MarkAnswerButton({ reply, isAcceptedAnswer, onMark, name }: MarkAnswerButtonProps) {
  const isOnline = useOnline();
  if (reply.isHidden) return null;
  const Icon = isAcceptedAnswer ? CircleX : CircleCheck;
  return (
    <Button
      variant="plain"
      className="px-3"
      disabled={!isOnline}
      onClick={() => onMark(isAcceptedAnswer ? null : reply.id)}
    >
      <Icon size={18} aria-hidden="true" />
      {isAcceptedAnswer ? 'Unmark' : 'Mark as answer'}
      <span className="sr-only">: the reply by {name}</span>
    </Button>
  );
}

interface ReplyMenuProps {
  name: string;
  isMine: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
  /** Undefined if the author's name is not known. */
  onBlock: (() => void) | undefined;
}

function ReplyMenu({ name, isMine, onEdit, onDelete, onReport, onBlock }: ReplyMenuProps) {
  const isOnline = useOnline();
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Actions for the reply by ${name}`}
          className="ml-auto grid size-11 cursor-pointer place-items-center rounded-control text-muted hover:text-ink"
        >
          <Ellipsis size={18} aria-hidden="true" />
        </button>
      }
    >
      {isMine ? (
        <>
          <MenuItem onSelect={onEdit}>
            <Pencil size={18} aria-hidden="true" />
            Edit
          </MenuItem>
          <MenuItem disabled={!isOnline} onSelect={onDelete}>
            <Trash2 size={18} aria-hidden="true" />
            Delete
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem disabled={!isOnline} onSelect={onReport}>
            <Flag size={18} aria-hidden="true" />
            Report
          </MenuItem>
          {onBlock && (
            <MenuItem disabled={!isOnline} onSelect={onBlock}>
              <Ban size={18} aria-hidden="true" />
              Block {name}
            </MenuItem>
          )}
        </>
      )}
    </Menu>
  );
}
