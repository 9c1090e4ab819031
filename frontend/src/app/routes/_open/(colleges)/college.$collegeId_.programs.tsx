import { createFileRoute } from '@tanstack/react-router';
import { CollegeProgramsPage, type RawCollegeProgramsSearch } from '@/pages/programs';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/college/$collegeId_/programs')({
  staticData: { isPublic: true },
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawCollegeProgramsSearch => search,
  loader: async ({ context, params }) =>
    (await import('@/pages/programs')).loadCollegePrograms(context.queryClient, params.collegeId),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : {}),
  component: CollegePrograms,
});

function CollegePrograms() {
  const { college } = Route.useLoaderData();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CollegeProgramsPage
      key={college?.id}
      college={college}
      address={address}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
