import { createFileRoute } from '@tanstack/react-router';
import { DirectoryPage, type RawDirectorySearch } from '@/pages/directory';
import { pageHead } from '../../../page-head';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(colleges)/colleges')({
  // The page validates its own search parameters, so that other pages don't load the names of states and majors.
  validateSearch: (search: Record<string, unknown>): RawDirectorySearch => search,
  head: () =>
    pageHead({
      title: 'Colleges',
      description: 'Search and filter US colleges, see them on a map, and compare up to four.',
      canonical: null,
    }),
  component: Colleges,
});

function Colleges() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireSignIn>
      {() => (
        <DirectoryPage
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireSignIn>
  );
}
