import { createFileRoute } from '@tanstack/react-router';
import { FieldPage, type RawFieldSearch } from '@/pages/programs';
import { pageHead } from '../../../page-head';

export const Route = createFileRoute('/_open/(colleges)/programs/$field')({
  staticData: { isPublic: true },
  // The page validates its own search parameters.
  validateSearch: (search: Record<string, unknown>): RawFieldSearch => search,
  loader: async ({ context, params }) =>
    (await import('@/pages/programs')).loadField(context.queryClient, params.field),
  head: ({ loaderData }) => (loaderData ? pageHead(loaderData.head) : {}),
  component: FieldPrograms,
});

function FieldPrograms() {
  const { field } = Route.useLoaderData();
  const address = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <FieldPage
      key={field?.cip}
      field={field}
      address={address}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  );
}
