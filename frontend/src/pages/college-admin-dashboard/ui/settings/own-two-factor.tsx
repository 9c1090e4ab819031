import { useQuery } from '@tanstack/react-query';
import { accountQueries } from '@/entities/account';
import { TwoFactor } from '@/features/account-security';
import { Skeleton } from '@/shared/ui/skeleton';

/** Two-factor authentication of the signed-in administrator. */
export function OwnTwoFactor({ viewer }: { viewer: number }) {
  const { data: profile } = useQuery(accountQueries.profile(viewer));
  return profile ? <TwoFactor profile={profile} /> : <Skeleton className="h-40" />;
}
