import { createFileRoute } from '@tanstack/react-router';
import { DirectoryPage, directorySearch } from '@/pages/directory';
import { pageHead } from '../../page-head';
import { SignedIn } from '../../shell/signed-in';

export const Route = createFileRoute('/_open/colleges')({
  validateSearch: directorySearch,
  head: () =>
    pageHead({
      title: 'Colleges',
      description: 'Every US college: narrow them down, see them on a map, put up to four side by side.',
      canonical: null,
    }),
  component: Colleges,
});

function Colleges() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <DirectoryPage
          search={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
