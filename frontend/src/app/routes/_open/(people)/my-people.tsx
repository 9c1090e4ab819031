import { createFileRoute } from '@tanstack/react-router';
import { MyPeoplePage, type RawMyPeopleSearch } from '@/pages/alumni/my-people';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';

export const Route = createFileRoute('/_open/(people)/my-people')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawMyPeopleSearch => search,
  head: () => pageHead({ title: 'My People', canonical: null }),
  component: MyPeople,
});

function MyPeople() {
  const search = Route.useSearch();
  return (
    <RequireRole roles={['student', 'alumni']} confirmed>
      {(user) => <MyPeoplePage user={user} address={search} />}
    </RequireRole>
  );
}
