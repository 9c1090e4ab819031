import { createFileRoute } from '@tanstack/react-router';
import type { SignInProvider } from '@/features/external-sign-in';
import { ProfileSettingsPage, parseSettingsTab, type SettingsTab } from '@/pages/profile-settings';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';
import { RequireSignIn } from '../../../shell/account/require-sign-in';

interface SettingsSearch {
  tab?: SettingsTab;
  /** The provider that has just been connected. */
  connected?: SignInProvider;
  /** The reason why connecting failed. */
  error?: string;
}

export const Route = createFileRoute('/_open/(account)/profile-settings')({
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    tab: parseSettingsTab(search.tab),
    connected: search.connected === 'google' || search.connected === 'linkedin' ? search.connected : undefined,
    error: textParam(search.error),
  }),
  head: () => pageHead({ title: 'Profile Settings', canonical: null }),
  component: ProfileSettings,
});

function ProfileSettings() {
  const { tab } = Route.useSearch();
  return <RequireSignIn>{(user) => <ProfileSettingsPage user={user} tab={tab} />}</RequireSignIn>;
}
