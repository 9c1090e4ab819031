import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import { TwoFactorSettings } from '@/features/account-security';
import { Skeleton } from '@/shared/ui/skeleton';

/** Two-factor authentication of the signed-in administrator. */
export function OwnTwoFactorSettings({ viewer }: { viewer: number }) {
  const { data: profile } = useQuery(accountQueries.profile(viewer));
  return profile ? <TwoFactorSettings profile={profile} /> : <Skeleton className="h-40" />;
}
