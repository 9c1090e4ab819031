import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, type ComponentType } from 'react';
import { accountQueries, type AccountProfile } from '@/entities/account';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import type { SettingsTab } from '../model/tabs';
import { CompletionBanner } from './completion/completion-banner';
import { PrivacyTab } from './privacy/privacy-tab';
import { ProfileTab } from './profile/profile-tab';
import { RoleTab } from './role/role-tab';
import { SecurityTab } from './security/security-tab';
import { BackToMenuLink, SettingsMenu } from './settings-menu';

interface ProfileSettingsPageProps {
  user: User;
  /** Undefined if the URL contains none: the first tab on wide screens, only the menu on phones. */
  tab: SettingsTab | undefined;
}

const DetailsTab = lazyComponent(() => import('./details/details-tab'), <TabSkeleton />);

const NotificationsTab = lazyComponent(() => import('./notifications/notifications-tab'), <TabSkeleton />);

const DevelopersTab = lazyComponent(() => import('./developers/developers-tab'), <TabSkeleton />);

const TAB_COMPONENTS = {
  profile: ProfileTab,
  privacy: PrivacyTab,
  role: RoleTab,
  details: DetailsTab,
  security: SecurityTab,
  notifications: NotificationsTab,
  developers: DevelopersTab,
};

export function ProfileSettingsPage({ user, tab }: ProfileSettingsPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const part = useRef<HTMLElement>(null);
  const shown = useRef(tab);
  const profile = useQuery(accountQueries.profile(user.id));

  // The pressed link may be gone on a phone: the new tab takes the focus.
  useEffect(() => {
    if (shown.current === tab) return;
    shown.current = tab;
    if (!tab) title.current?.focus();
    // A field in the URL already has the focus.
    else if (!part.current?.contains(document.activeElement)) part.current?.focus();
  }, [tab]);

  return (
    <div className="grid gap-6">
      <header className={tab ? 'max-lg:sr-only' : ''}>
        <h1 ref={title} tabIndex={-1} className="text-title">
          Profile Settings
        </h1>
        <p className="mt-1 text-muted">Your profile, privacy, notifications and security.</p>
      </header>
      <CompletionBanner user={profile.data ?? user} />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-8">
        <SettingsMenu tab={tab} />
        <section
          ref={part}
          tabIndex={-1}
          aria-label={`Settings: ${tab ?? 'profile'}`}
          className={`grid min-w-0 max-w-2xl content-start gap-6 outline-none ${tab ? '' : 'max-lg:hidden'}`}
        >
          {tab && <BackToMenuLink />}
          <SettingsTabContent profile={profile} tab={tab ?? 'profile'} />
        </section>
      </div>
    </div>
  );
}

function SettingsTabContent({
  profile: { data, error, refetch },
  tab,
}: {
  profile: UseQueryResult<AccountProfile>;
  tab: SettingsTab;
}) {
  const TabComponent: ComponentType<{ profile: AccountProfile }> = TAB_COMPONENTS[tab];
  if (data) return <TabComponent profile={data} />;
  if (error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  return <TabSkeleton />;
}

function TabSkeleton() {
  return (
    <div aria-busy="true" className="card grid gap-5 p-4 sm:p-6">
      <span role="status" className="sr-only">
        Loading
      </span>
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
      <Skeleton className="h-11" />
    </div>
  );
}
