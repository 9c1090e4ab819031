import { AccessTokens } from '@/features/account-security';
import type { IntegrationSectionProps } from '../../model/tab-props';

/** Access tokens with which programs act for the college. */
export function CollegeAccessTokens({ user, college }: IntegrationSectionProps) {
  return <AccessTokens viewer={user.id} college={college} />;
}
