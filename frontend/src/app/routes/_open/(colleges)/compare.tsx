import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ComparePage } from '@/pages/colleges/compare';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { importProgramPages } from '../../../import-program-pages';
import { getInterestSource } from '../../../interest-source';
import { loadedHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(colleges)/compare')({
  staticData: { isPublic: true },
  validateSearch: (search: Record<string, unknown>): { colleges?: string; programs?: string } => ({
    colleges: textParam(search.colleges),
    programs: textParam(search.programs),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { queryClient }, deps: { colleges, programs } }) =>
    programs === undefined
      ? (await import('@/pages/colleges/compare')).loadComparison(queryClient, colleges)
      : (await importProgramPages()).loadProgramComparison(queryClient, programs),
  head: loadedHead,
  component: Compare,
  // The page stays while another college is loaded.
  pendingMs: Infinity,
});

const ComparePrograms = lazyComponent(async () => {
  const { CompareProgramsPage } = await importProgramPages();
  return { default: CompareProgramsPage };
});

function Compare() {
  const comparison = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const [source] = useState(getInterestSource);
  const show = (search: { colleges?: string; programs?: string }) =>
    void navigate({ search, replace: true, resetScroll: false });
  return 'programIds' in comparison ? (
    <ComparePrograms
      ids={comparison.programIds}
      surplus={comparison.surplus}
      onChange={(next) => show({ programs: next.join(',') || undefined })}
    />
  ) : (
    <ComparePage
      ids={comparison.ids}
      surplus={comparison.surplus}
      isMissing={comparison.isMissing}
      source={source}
      onChange={(next) => show({ colleges: next.join(',') || undefined })}
    />
  );
}
