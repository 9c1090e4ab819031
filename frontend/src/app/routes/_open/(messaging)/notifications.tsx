import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage, type RawNotificationsSearch } from '@/pages/messaging/notifications';
import { pageHead } from '../../../page-head';
import { RequireRole } from '../../../shell/account/require-role';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

export const Route = createFileRoute('/_open/(messaging)/notifications')({
  // The page validates its own search parameters, so that other pages don't load that code.
  validateSearch: (search: Record<string, unknown>): RawNotificationsSearch => search,
  head: () => pageHead({ title: 'Notifications', canonical: null }),
  component: Notifications,
});

function Notifications() {
  const search = Route.useSearch();
  return (
    <RequireSignIn>
      {() => (
        <RequireRole roles={['student', 'alumni', 'college_admin']} confirmed>
          {(user) => <NotificationsPage user={user} address={search} />}
        </RequireRole>
      )}
    </RequireSignIn>
  );
}
