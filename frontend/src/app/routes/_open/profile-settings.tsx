import { createFileRoute } from '@tanstack/react-router';
import { ProfileSettingsPage, settingsTab, type SettingsTab } from '@/pages/profile-settings';
import { pageHead } from '../../page-head';
import { SignedIn } from '../../shell/signed-in';

export const Route = createFileRoute('/_open/profile-settings')({
  validateSearch: (search: Record<string, unknown>): { tab?: SettingsTab } => ({ tab: settingsTab(search.tab) }),
  head: () =>
    pageHead({
      title: 'Profile Settings',
      description: 'Who you are here, and how you keep your account safe.',
      canonical: null,
    }),
  component: ProfileSettings,
});

function ProfileSettings() {
  const { tab } = Route.useSearch();
  return <SignedIn>{(user) => <ProfileSettingsPage user={user} tab={tab} />}</SignedIn>;
}
