import type { ReactNode } from 'react';
import { useSaveAlertIntents } from '@/features/alumni-alert';
import type { User } from '@/shared/auth';
import { ThemeSwitch } from '@/shared/ui/theme-switch';
import { BottomBar } from './navigation/bottom-bar';
import { BrandLink } from './brand-link';
import { excludeCollegeDashboard, CollegeDashboardLinks } from './navigation/college-dashboard-links';
import { InstallButton } from './install-button';
import { MobileMenu } from './navigation/mobile-menu';
import { listSidebarEntries } from './navigation/navigation';
import { NavigationLinks } from './navigation/navigation-links';
import { NotificationBell } from './notifications/notification-bell';
import { SearchButton } from './navigation/search-button';
import { isMember } from './navigation/unread-badge';
import { useKeepPushSubscription } from './notifications/use-push';
import { ModerationLink } from './navigation/operator-entries';
import { UserCard } from './account/user-card';

/** The frame of signed-in pages: a sidebar on a desktop, a bar with a menu on a phone. */
export function AppShell({ user, children }: { user: User; children: ReactNode }) {
  useSaveAlertIntents(user);
  useKeepPushSubscription(isMember(user) ? user.id : null);
  return (
    <div className="app-shell min-h-dvh max-lg:flex max-lg:flex-col lg:grid lg:grid-cols-[240px_minmax(0,1fr)] print:block">
      <aside className="sticky top-0 flex h-dvh flex-col gap-6 border-r border-line bg-sunken p-4 max-lg:hidden print:hidden">
        <div className="flex items-center justify-between gap-2">
          <BrandLink />
          {isMember(user) && <NotificationBell viewer={user.id} />}
        </div>
        <SearchButton />
        {/* In short windows, only the menu scrolls; the padding leaves room for focus outlines. */}
        <nav aria-label="Main" className="-m-1 grid min-h-20 flex-1 content-start gap-4 overflow-y-auto p-1">
          <CollegeDashboardLinks user={user} />
          <NavigationLinks entries={excludeCollegeDashboard(user, listSidebarEntries(user.role))} labels="label">
            {user.isOperator && <ModerationLink user={user} />}
          </NavigationLinks>
        </nav>
        <div className="grid grid-cols-1 gap-4">
          <InstallButton />
          <div className="justify-self-start">
            <ThemeSwitch />
          </div>
          <UserCard user={user} />
        </div>
      </aside>
      <header className="flex items-center justify-between gap-2 border-b border-line bg-sunken px-3 py-2 lg:hidden print:hidden">
        <BrandLink />
        <div className="flex">
          {isMember(user) && <NotificationBell viewer={user.id} />}
          <MobileMenu user={user} />
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="w-full max-w-[76rem] min-w-0 flex-1 px-4 pt-6 pb-[calc(1.5rem+var(--bottom-bar))] outline-none [--page-block:0] [--page-inline:0] sm:px-8 sm:pt-8 sm:pb-[calc(2rem+var(--bottom-bar))]"
      >
        {children}
      </main>
      <BottomBar user={user} />
    </div>
  );
}
