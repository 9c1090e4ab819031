import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { repliesLabel, type Discussion, type ForumReply } from '@/entities/discussion';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { DiscussionDialog } from '@/features/discussions/write-discussion';
import { ApiError } from '@/shared/api';
import { useAuth, type User } from '@/shared/auth';
import { useDraftDialog } from '@/shared/lib/drafts';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { useCountView, useDeleteDiscussion, useDeleteReply, useMarkAnswer } from '../api/use-discussion-changes';
import { useDiscussion } from '../api/use-discussion';
import { parseTargetReplyId, type RawDiscussionSearch } from '../model/search';
import { AcceptedAnswer } from './answer';
import { BlockAuthorDialog, type AuthoredContent } from './block-author';
import { DiscussionNotFoundPage } from './discussion-not-found-page';
import { DiscussionPost } from './discussion-post';
import { JoinPrompt } from './join-prompt';
import { ReplyList } from './replies';
import { ReplyForm } from './reply-form';
import { ReportContentDialog, type ReportedContent } from './report-content';

interface DiscussionPageProps {
  id: number;
  address: RawDiscussionSearch;
  hash: string;
  /** Called after the text has changed, and with it the head of the page. */
  onEdited: () => void;
}

const isVerifiedMember = ({ emailVerified, role, collegeAdmin }: User): boolean =>
  emailVerified && (role !== 'college_admin' || collegeAdmin?.status === 'active');

/** A discussion with its replies. The route has already loaded it. */
export function DiscussionPage({ id, address, hash, onEdited }: DiscussionPageProps) {
  const { user } = useAuth();
  const navigate = useNavigate();
  const target = parseTargetReplyId(address, hash);
  const read = useDiscussion(id, user?.id, target);
  const isMember = user !== null && isVerifiedMember(user);

  const countView = useEffectEvent(useCountView(id));
  useEffect(() => {
    if (isMember) void countView();
  }, [id, isMember]);

  const { discussion, error } = read;
  if (error instanceof ApiError && error.status === 404) return <DiscussionNotFoundPage />;
  if (!discussion) return null;
  return (
    <div className="page-width page-height">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        {user && (
          <p className="print:hidden">
            <Link to="/forum" className="link inline-flex min-h-11 items-center gap-1 font-semibold">
              <ChevronLeft size={18} aria-hidden="true" />
              Forum
            </Link>
          </p>
        )}
        <DiscussionThread
          discussion={discussion}
          answer={discussion.answer}
          read={read}
          isMember={isMember}
          target={target}
          onReplied={(reply) =>
            void navigate({
              to: '/forum/$postId',
              params: { postId: String(id) },
              search: { reply },
              replace: true,
              resetScroll: false,
            })
          }
          onEdited={onEdited}
        />
        {!user && <JoinPrompt />}
        <ConfirmEmailNotice />
        {user?.emailVerified && !isMember && (
          <p className="card p-5 text-muted">
            You can reply once we&apos;ve verified you as an administrator of your college.
          </p>
        )}
      </div>
    </div>
  );
}

interface DiscussionThreadProps {
  discussion: Discussion;
  answer: ForumReply | null;
  read: ReturnType<typeof useDiscussion>;
  isMember: boolean;
  target: number | undefined;
  onReplied: (replyId: number) => void;
  onEdited: () => void;
}

/** The discussion with the actions of members. */
function DiscussionThread({ discussion, answer, read, isMember, target, onReplied, onEdited }: DiscussionThreadProps) {
  const { id, mine, isHidden, isRemoved, replyCount } = discussion;
  const navigate = useNavigate();
  const [quote, setQuote] = useState<{ content: string } | null>(null);
  const [blocked, setBlocked] = useState<AuthoredContent | null>(null);
  const [reported, setReported] = useState<ReportedContent | null>(null);
  const [isEditing, setIsEditing] = useDraftDialog(`discussion:${id}`);
  const [isDeleting, setIsDeleting] = useState(false);
  const [replyToDelete, setReplyToDelete] = useState<number | null>(null);
  const deletion = useDeleteDiscussion(id);
  const replyDeletion = useDeleteReply(id);
  const markAnswerMutation = useMarkAnswer(id);
  const mayReply = isMember && !isHidden && !isRemoved;

  return (
    <>
      <DiscussionPost
        discussion={discussion}
        actions={
          isMember
            ? {
                onQuote: () => setQuote({ content: discussion.content }),
                onEdit: () => setIsEditing(true),
                onDelete: () => setIsDeleting(true),
                onReport: () => setReported({ type: 'post', id }),
                onBlock: () => setBlocked(toAuthoredContent('post', discussion)),
              }
            : undefined
        }
      />
      {answer && <AcceptedAnswer reply={answer} />}
      <ReplyList
        discussion={discussion}
        read={read}
        target={target}
        mayReply={mayReply}
        actions={
          isMember
            ? {
                onQuote: ({ content }) => setQuote({ content }),
                onDelete: (reply) => setReplyToDelete(reply.id),
                onReport: (reply) => setReported({ type: 'reply', id: reply.id }),
                onBlock: (reply) => setBlocked(toAuthoredContent('reply', reply)),
                onMark:
                  mine && !isRemoved
                    ? (replyId) => !markAnswerMutation.isPending && markAnswerMutation.mutate(replyId)
                    : undefined,
              }
            : undefined
        }
      />
      {mayReply && <ReplyForm discussion={discussion} quote={quote} onDone={onReplied} />}
      {isMember && mine && !isRemoved && (
        <DiscussionDialog
          discussion={discussion}
          howToConfirm={<ConfirmEmailNotice />}
          open={isEditing}
          onOpenChange={setIsEditing}
          onDone={() => {
            setIsEditing(false);
            onEdited();
          }}
        />
      )}
      <AlertDialog
        title="Delete this discussion?"
        text={
          replyCount > 0
            ? `This removes your text for everyone. ${repliesLabel(replyCount)} will stay, under a note that you removed the discussion. You can't undo this.`
            : "This removes it for everyone. You can't undo this."
        }
        confirm="Delete discussion"
        busy={deletion.isPending}
        open={isDeleting}
        onOpenChange={setIsDeleting}
        onConfirm={() =>
          deletion.mutate(undefined, {
            onSuccess: () => void navigate({ to: '/forum', replace: true }),
            onError: () => setIsDeleting(false),
          })
        }
      />
      <AlertDialog
        title="Delete this reply?"
        text="This removes it for everyone. You can't undo this."
        confirm="Delete reply"
        busy={replyDeletion.isPending}
        open={replyToDelete !== null}
        onOpenChange={(open) => !open && setReplyToDelete(null)}
        onConfirm={() =>
          replyToDelete !== null && replyDeletion.mutate(replyToDelete, { onSettled: () => setReplyToDelete(null) })
        }
      />
      {blocked && (
        <BlockAuthorDialog
          {...blocked}
          discussionId={id}
          onClose={() => setBlocked(null)}
          onGone={() => void navigate({ to: '/forum', replace: true })}
        />
      )}
      {reported && (
        <ReportContentDialog key={`${reported.type}:${reported.id}`} {...reported} onClose={() => setReported(null)} />
      )}
    </>
  );
}

const toAuthoredContent = (
  type: AuthoredContent['type'],
  { id, author }: Pick<ForumReply, 'id' | 'author'>,
): AuthoredContent => ({
  type,
  id,
  authorName: author?.fullName ?? 'this member',
});
