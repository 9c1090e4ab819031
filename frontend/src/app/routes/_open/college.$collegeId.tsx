import { createFileRoute, notFound } from '@tanstack/react-router';
import { collegeHead, CollegeNotFoundPage, CollegePage, CollegeSkeleton } from '@/pages/college';
import { ApiError, collegeQueries } from '@/shared/api';
import { pageHead } from '../../page-head';

export const Route = createFileRoute('/_open/college/$collegeId')({
  loader: async ({ context, params }) => {
    if (!/^\d{1,9}$/.test(params.collegeId)) throw notFound();
    const detail = collegeQueries.detail(Number(params.collegeId));
    return context.queryClient.ensureQueryData(detail).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
  head: ({ loaderData }) =>
    loaderData
      ? collegeHead(loaderData, window.location.origin)
      : pageHead({ title: 'College Not Found', noindex: true }),
  pendingComponent: CollegeSkeleton,
  notFoundComponent: CollegeNotFoundPage,
  component: College,
});

function College() {
  return <CollegePage collegeId={Number(Route.useParams().collegeId)} />;
}
