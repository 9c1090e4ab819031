import { createFileRoute } from '@tanstack/react-router';
import type { Provider } from '@/features/external-sign-in';
import { ProfileSettingsPage, settingsTab, type SettingsTab } from '@/pages/profile-settings';
import { pageHead } from '../../../page-head';
import { textParam } from '../../../search-params';
import { SignedIn } from '../../../shell/account/signed-in';

interface SettingsSearch {
  tab?: SettingsTab;
  /** The provider that has just been connected. */
  connected?: Provider;
  /** The reason why connecting failed. */
  error?: string;
}

export const Route = createFileRoute('/_open/(account)/profile-settings')({
  validateSearch: (search: Record<string, unknown>): SettingsSearch => ({
    tab: settingsTab(search.tab),
    connected: search.connected === 'google' || search.connected === 'linkedin' ? search.connected : undefined,
    error: textParam(search.error),
  }),
  head: () => pageHead({ title: 'Profile Settings', canonical: null }),
  component: ProfileSettings,
});

function ProfileSettings() {
  const { tab } = Route.useSearch();
  return <SignedIn>{(user) => <ProfileSettingsPage user={user} tab={tab} />}</SignedIn>;
}
