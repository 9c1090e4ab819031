import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import { ChangePasswordCard, TwoFactorSettings } from '@/features/account-security';
import { toErrorSentence } from '@/shared/api';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { TabProps } from '../../model/tab-props';
import { AdministratorsPanel } from '../administrators/administrators-panel';

/** The college's administrators, and the sign-in settings of the viewer. */
export default function SettingsTab({ user, college }: TabProps) {
  const { data: profile, error, refetch } = useQuery(accountQueries.profile(user.id));

  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <AdministratorsPanel viewer={user.id} collegeName={college.name} />
      {profile && (
        <>
          <ChangePasswordCard profile={profile} />
          <TwoFactorSettings profile={profile} />
        </>
      )}
      {!profile && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {!profile && !error && <Skeleton className="h-60" />}
    </div>
  );
}
