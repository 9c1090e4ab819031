import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ApiError, toErrorSentence } from '@/shared/api';
import { stateName } from '@/shared/config';
import { ArchMark } from '@/shared/ui/arch-mark';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { collegeProfileQueries } from '../api/college-profile';
import type { TabProps } from '../model/tab-props';
import { DASHBOARD_TABS, type DashboardTab } from '../model/tabs';
import { AccessRestricted } from './access-restricted';
import { DashboardTab as Overview } from './dashboard/dashboard-tab';
import { TwoFactorDeadline } from './settings/two-factor-deadline';

interface ActiveDashboardProps extends Omit<TabProps, 'college'> {
  tab: DashboardTab;
}

const TAB_COMPONENTS = {
  dashboard: Overview,
  profile: lazyComponent<TabProps>(() => import('./profile/profile-tab'), <TabSkeleton />),
  alumni: lazyComponent<TabProps>(() => import('./alumni/alumni-tab'), <TabSkeleton />),
  analytics: lazyComponent<TabProps>(() => import('./analytics/analytics-tab'), <TabSkeleton />),
  integrations: lazyComponent<TabProps>(() => import('./integrations/integrations-tab'), <TabSkeleton />),
  resources: lazyComponent<TabProps>(() => import('./resources/resources-tab'), <TabSkeleton />),
  settings: lazyComponent<TabProps>(() => import('./settings/settings-tab'), <TabSkeleton />),
};

/** The dashboard with the tab from the URL. The sidebar of the application lists the tabs. */
export function ActiveDashboard({ user, tab, ...rest }: ActiveDashboardProps) {
  const { data: college, error, refetch } = useQuery(collegeProfileQueries.own(user.id));
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(tab);

  // The link may have been in a menu that has closed, so the focus moves to the tab's heading.
  useEffect(() => {
    // A link to a part of the tab moves the focus there.
    if (shown.current !== tab && !window.location.hash) title.current?.focus();
    shown.current = tab;
  }, [tab]);

  if (error instanceof ApiError && error.status === 403) {
    const needsTwoFactor = error.code === 'admin-analytics.two-factor-needed';
    const reason = error.serverMessage ?? toErrorSentence(error);
    return <AccessRestricted user={user} reason={reason} needsTwoFactor={needsTwoFactor} />;
  }
  if (college?.verification.status === 'expired') {
    return (
      <AccessRestricted
        user={user}
        reason="Your yearly verification has expired. Verify again to manage your college."
        isExpired
      />
    );
  }
  const Tab = TAB_COMPONENTS[tab];
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex min-h-16 items-center gap-4 border-b border-line pb-4">
        {college && (
          <>
            <ArchMark name={college.name} />
            <p className="min-w-0">
              <span className="block font-display text-xl font-bold wrap-anywhere">{college.name}</span>
              <span className="block text-muted">
                {college.city}, {stateName(college.state)}
              </span>
            </p>
          </>
        )}
      </header>
      <h1 ref={title} tabIndex={-1} className="text-title">
        {DASHBOARD_TABS.find((one) => one.tab === tab)?.label}
      </h1>
      {college && <TwoFactorDeadline college={college} />}
      {college && <Tab college={college} user={user} {...rest} />}
      {!college && error && <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />}
      {!college && !error && <TabSkeleton />}
    </div>
  );
}

function TabSkeleton() {
  return (
    <div className="grid gap-3" aria-busy="true">
      <Skeleton className="h-8 w-60" />
      <Skeleton className="h-40" />
    </div>
  );
}
