import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { ComparePage } from '@/pages/colleges/compare';
import { getInterestSource } from '../../../interest-source';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';

export const Route = createFileRoute('/_open/(colleges)/compare')({
  staticData: { isPublic: true },
  validateSearch: (search: Record<string, unknown>): { colleges?: string } => ({
    colleges: textParam(search.colleges),
  }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) =>
    (await import('@/pages/colleges/compare')).loadComparison(context.queryClient, deps.colleges),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : {}),
  component: Compare,
  // The page stays while another college is loaded.
  pendingMs: Infinity,
});

function Compare() {
  const { ids, surplus, isMissing } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const [source] = useState(getInterestSource);
  return (
    <ComparePage
      ids={ids}
      surplus={surplus}
      isMissing={isMissing}
      source={source}
      onChange={(next) =>
        void navigate({ search: { colleges: next.join(',') || undefined }, replace: true, resetScroll: false })
      }
    />
  );
}
