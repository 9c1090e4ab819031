import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import type { User } from '@/shared/auth';
import { DataExportSection } from './data-export-section';
import { DeleteAccount } from './delete-account';

/** The page *Your data*: a copy of the user's data, and the deletion of the account. */
export function DataExportPage({ user }: { user: User }) {
  const { data: profile } = useQuery(accountQueries.profile(user.id));
  // Until the profile is loaded, assume a password, as nearly all accounts have one; the server reports if that is
  // wrong.
  const hasPassword = profile?.hasPassword ?? true;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <header>
        <h1 className="text-title">Your data</h1>
        <p className="mt-1 text-lg text-muted">
          Download a copy of everything we keep about you, or delete your account.
        </p>
      </header>
      <DataExportSection viewer={user.id} hasPassword={hasPassword} />
      <DeleteAccount user={user} hasPassword={hasPassword} />
    </div>
  );
}
