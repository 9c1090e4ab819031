import { useQuery } from '@tanstack/react-query';
import { accountQueries, type User } from '@/shared/api';
import { CopyOfData } from './copy-of-data';
import { DeleteAccount } from './delete-account';

/** What someone may have of what is kept of them: a copy, and its end. */
export function DataExportPage({ user }: { user: User }) {
  const { data: profile } = useQuery(accountQueries.profile(user.id));
  // Until it is known, someone has a password, as nearly everyone has: the server says where that is wrong.
  const hasPassword = profile?.hasPassword ?? true;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <header>
        <h1 className="text-title">Your data</h1>
        <p className="mt-1 text-lg text-muted">
          Download a copy of everything we keep about you, or delete your account.
        </p>
      </header>
      <CopyOfData viewer={user.id} hasPassword={hasPassword} />
      <DeleteAccount user={user} hasPassword={hasPassword} />
    </div>
  );
}
