import { createFileRoute, notFound, useLocation, useRouter } from '@tanstack/react-router';
import { forumQueries } from '@/entities/discussion';
import {
  DiscussionNotFoundPage,
  discussionHeadTags,
  DiscussionPage,
  type RawDiscussionSearch,
} from '@/pages/forum/discussion';
import { ApiError } from '@/shared/api';
import { tryLoadCurrentUser } from '../../../guards';
import { pageHead } from '../../../page-head';
import { numberParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(forum)/forum/$postId')({
  staticData: { isPublic: true },
  // Few first visits start here, so the loader is in the same chunk as the page.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  validateSearch: (search: Record<string, unknown>): RawDiscussionSearch => search,
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.postId);
    if (id === undefined) throw notFound();
    const viewer = await tryLoadCurrentUser(queryClient);
    const reading = queryClient.ensureInfiniteQueryData(forumQueries.detail(id, viewer?.id));
    const { pages } = await reading.catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
    return discussionHeadTags(pages[0]!.discussion);
  },
  head: ({ loaderData, match }) => {
    if (loaderData) return pageHead(loaderData);
    if (match.status !== 'notFound') return {};
    return pageHead({
      title: 'Discussion Not Found',
      description: "This discussion doesn't exist or has been removed.",
      canonical: null,
    });
  },
  notFoundComponent: DiscussionNotFoundPage,
  component: Discussion,
});

function Discussion() {
  const { postId } = Route.useParams();
  const router = useRouter();
  const address = Route.useSearch();
  const hash = useLocation({ select: (location) => location.hash });
  return (
    <DiscussionPage
      key={postId}
      id={Number(postId)}
      address={address}
      hash={hash}
      onEdited={() => void router.invalidate()}
    />
  );
}
