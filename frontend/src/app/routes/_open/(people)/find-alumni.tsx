import { createFileRoute } from '@tanstack/react-router';
import { FindAlumniPage, type RawFinderSearch } from '@/pages/alumni/find-alumni';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(people)/find-alumni')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawFinderSearch => search,
  head: () =>
    pageHead({
      title: 'Find Alumni',
      description: 'Find alumni by college, major, industry and class year, and see who’s open to mentoring.',
      canonical: null,
    }),
  component: FindAlumni,
});

function FindAlumni() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequireRole roles={['student', 'alumni']}>
      {(user) => (
        <FindAlumniPage
          user={user}
          address={search}
          onSearch={(next, replace) => void navigate({ search: next, replace, resetScroll: false })}
        />
      )}
    </RequireRole>
  );
}
