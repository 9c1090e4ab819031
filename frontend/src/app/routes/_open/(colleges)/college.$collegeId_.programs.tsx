import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RawCollegeProgramsSearch } from '@/pages/colleges/programs';
import { importProgramPages } from '../../../import-program-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/college/$collegeId_/programs')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawCollegeProgramsSearch => search,
  loader: async ({ context, params }) =>
    (await importProgramPages()).loadCollegePrograms(context.queryClient, params.collegeId),
  head: loadedHead,
  component: lazyRouteComponent(importProgramPages, 'CollegePrograms'),
});
