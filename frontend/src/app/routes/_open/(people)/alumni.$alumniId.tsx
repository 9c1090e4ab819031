import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { alumniQueries } from '@/entities/alum';
import { alumniHeadTags, AlumniNotFoundPage, AlumniProfilePage } from '@/pages/alumni/alumni-profile';
import { ApiError } from '@/shared/api';
import { tryLoadCurrentUser } from '../../../guards';
import { pageHead } from '../../../page-head';
import { numberParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(people)/alumni/$alumniId')({
  staticData: { isPublic: true },
  // Few first visits start here, so the loader is in the same chunk as the page.
  codeSplitGroupings: [['loader', 'component', 'notFoundComponent']],
  loader: async ({ context: { queryClient }, params }) => {
    const id = numberParam(params.alumniId);
    if (id === undefined) throw notFound();
    const viewer = await tryLoadCurrentUser(queryClient);
    const reading = queryClient.ensureQueryData(alumniQueries.profile(id, viewer?.id));
    return alumniHeadTags(
      await reading.catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error;
      }),
    );
  },
  head: ({ loaderData, match }) => {
    if (loaderData) return pageHead(loaderData);
    if (match.status !== 'notFound') return {};
    return pageHead({
      title: 'Alumni Not Found',
      description: "The alumni profile you're looking for doesn't exist or isn't publicly visible.",
      canonical: null,
    });
  },
  notFoundComponent: NotFound,
  component: Alumni,
});

function Alumni() {
  const { alumniId } = Route.useParams();
  const router = useRouter();
  return <AlumniProfilePage key={alumniId} alumniId={Number(alumniId)} onUnblocked={() => void router.invalidate()} />;
}

function NotFound() {
  const { alumniId } = Route.useParams();
  const router = useRouter();
  return <AlumniNotFoundPage alumniId={numberParam(alumniId)} onUnblocked={() => void router.invalidate()} />;
}
