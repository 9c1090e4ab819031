import { createFileRoute } from '@tanstack/react-router';
import { CollegeMessagesPage, type RawCollegeMessagesSearch } from '@/pages/messaging/college-messages';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(messaging)/college-messages')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawCollegeMessagesSearch => search,
  head: () => pageHead({ title: 'Messages from colleges', canonical: null }),
  component: CollegeMessages,
});

function CollegeMessages() {
  const search = Route.useSearch();
  return (
    <RequireSignIn>
      {() => (
        <RequireRole roles={['student']} confirmed>
          {(user) => <CollegeMessagesPage user={user} address={search} />}
        </RequireRole>
      )}
    </RequireSignIn>
  );
}
