import type { AccountProfile } from '@/entities/account';
import { AccessTokens } from '@/features/account-security';

export default function DevelopersTab({ profile }: { profile: AccountProfile }) {
  return <AccessTokens viewer={profile.id} college={null} />;
}
