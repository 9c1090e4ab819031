import { useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { forumQueries, type Discussion, type DiscussionPage, type ForumReply } from '@/entities/discussion';
import { sendReport, type Complaint } from '@/entities/report';
import { useUpdateCachedDiscussion } from '@/features/discussions/save-discussion';
import { useInvalidateForum } from '@/features/discussions/write-discussion';
import { detailedRefusalText } from '@/shared/lib/forms';
import { toast } from '@/shared/ui/toast';
import {
  blockAuthor,
  deleteDiscussion,
  deleteReply,
  editReply,
  markAnswer,
  reportDiscussionView,
  setDiscussionSubscription,
  writeReply,
} from './discussion-changes';

const showErrorToast = (error: unknown) =>
  toast({ title: 'Error', text: detailedRefusalText(error), variant: 'destructive' });

export function useWriteReply(discussionId: number) {
  const queryClient = useQueryClient();
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: ({ content, anonymous, key }: { content: string; anonymous: boolean; key: string }) =>
      writeReply(discussionId, { content, anonymous }, key),
    onSuccess: (reply) => {
      queryClient.setQueriesData<InfiniteData<DiscussionPage>>(
        { queryKey: forumQueries.details(discussionId) },
        (data) => data && appendReply(data, reply),
      );
      void invalidateForum(discussionId);
    },
  });
}

/** Appends the reply if the end of the list is loaded. */
function appendReply(data: InfiniteData<DiscussionPage>, reply: ForumReply): InfiniteData<DiscussionPage> {
  const last = data.pages.at(-1);
  if (!last || last.next !== null || last.discussion.replies.some(({ id }) => id === reply.id)) return data;
  const { discussion } = last;
  const longer = {
    ...discussion,
    replies: [...discussion.replies, reply],
    replyCount: discussion.replyCount + 1,
    subscribed: true,
  };
  return { ...data, pages: [...data.pages.slice(0, -1), { ...last, discussion: longer }] };
}

export function useEditReply({ id, postId }: Pick<ForumReply, 'id' | 'postId'>) {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: (content: string) => editReply(id, content),
    onSuccess: () => {
      toast({ title: 'Changes saved' });
      return invalidateForum(postId);
    },
  });
}

export function useDeleteReply(discussionId: number) {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: (id: number) => deleteReply(id),
    onSuccess: () => {
      toast({ title: 'Reply deleted' });
      return invalidateForum(discussionId);
    },
    onError: showErrorToast,
  });
}

export function useDeleteDiscussion(id: number) {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: () => deleteDiscussion(id),
    onSuccess: () => {
      toast({ title: 'Discussion deleted' });
      void invalidateForum();
    },
    onError: showErrorToast,
  });
}

export function useMarkAnswer(discussionId: number) {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: (replyId: number | null) => markAnswer(discussionId, replyId),
    onSuccess: (_, replyId) => {
      toast({ title: replyId === null ? 'Answer unmarked' : 'Marked as answer' });
      return invalidateForum(discussionId);
    },
    onError: showErrorToast,
  });
}

/** Returns a function that counts a view and shows the new number. Nothing waits for it. */
export function useCountView(id: number) {
  const change = useUpdateCachedDiscussion(id);
  return async () => {
    const views = await reportDiscussionView(id);
    if (views !== undefined) change({ views });
  };
}

/** Turns following a discussion on or off, and shows the change before the server responds. */
export function useToggleSubscription({ id, subscribed }: Pick<Discussion, 'id' | 'subscribed'>) {
  const change = useUpdateCachedDiscussion(id);
  const mutation = useMutation({
    mutationFn: (isOn: boolean) => setDiscussionSubscription(id, isOn),
    onSuccess: (_, isOn) => change({ subscribed: isOn }),
    onError: showErrorToast,
  });
  return {
    isOn: mutation.isPending ? mutation.variables : subscribed,
    isBusy: mutation.isPending,
    set: (isOn: boolean) => mutation.mutate(isOn),
  };
}

export function useBlockAuthor(discussionId: number) {
  const invalidateForum = useInvalidateForum();
  return useMutation({
    mutationFn: ({ type, id }: { type: 'post' | 'reply'; id: number; authorName: string }) => blockAuthor(type, id),
    onSuccess: (_, { type, authorName }) => {
      toast({ title: `${authorName} is blocked` });
      // If the discussion is by this person, it can't be read again.
      return type === 'post' ? invalidateForum() : invalidateForum(discussionId);
    },
    onError: showErrorToast,
  });
}

export function useReportContent(type: 'post' | 'reply', id: number) {
  return useMutation({
    mutationFn: (complaint: Complaint) => sendReport(type, id, complaint),
    onSuccess: () => toast({ title: 'Report sent', text: 'Thank you. A moderator will review your report.' }),
  });
}
