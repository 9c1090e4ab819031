import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { RawFieldSearch } from '@/pages/colleges/programs';
import { importProgramPages } from '../../../import-program-pages';
import { loadedHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/programs/$field')({
  staticData: { isPublic: true },
  codeSplitGroupings: [],
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawFieldSearch => search,
  loader: async ({ context, params }) => (await importProgramPages()).loadField(context.queryClient, params.field),
  head: loadedHead,
  component: lazyRouteComponent(importProgramPages, 'FieldPrograms'),
});
