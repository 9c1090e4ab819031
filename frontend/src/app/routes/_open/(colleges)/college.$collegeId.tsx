import { createFileRoute, notFound } from '@tanstack/react-router';
import { useState } from 'react';
import { collegeQueries } from '@/entities/college';
import { collegeHeadTags, CollegeNotFoundPage, CollegePage, CollegeSkeleton } from '@/pages/college';
import { ApiError } from '@/shared/api';
import { getInterestSource } from '../../../interest-source';
import { pageHead } from '../../../page-head';

/** Checks whether the text is a college ID in the only form the server writes. */
const isCollegeId = (text: string) => /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647;

export const Route = createFileRoute('/_open/(colleges)/college/$collegeId')({
  staticData: { isPublic: true },
  // The college is requested immediately; the component loads in parallel.
  codeSplitGroupings: [['component', 'pendingComponent', 'notFoundComponent']],
  loader: async ({ context, params }) => {
    if (!isCollegeId(params.collegeId)) throw notFound();
    const detail = collegeQueries.detail(Number(params.collegeId));
    return context.queryClient.ensureQueryData(detail).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
  head: ({ loaderData, match }) => {
    if (loaderData) return pageHead(collegeHeadTags(loaderData));
    if (match.status !== 'notFound') return {};
    return pageHead({
      title: 'College Not Found',
      description: "The college you're looking for doesn't exist or has been removed.",
      canonical: null,
    });
  },
  pendingComponent: CollegeSkeleton,
  notFoundComponent: CollegeNotFoundPage,
  component: College,
});

function College() {
  const { collegeId } = Route.useParams();
  return <CollegeRoutePage key={collegeId} collegeId={Number(collegeId)} />;
}

/** One visit to a college page; the source is determined once. */
function CollegeRoutePage({ collegeId }: { collegeId: number }) {
  const [source] = useState(getInterestSource);
  return <CollegePage collegeId={collegeId} source={source} />;
}
