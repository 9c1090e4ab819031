import { LogOut, Menu } from 'lucide-react';
import { useState } from 'react';
import { showDialog } from '@/features/command-palette';
import type { User } from '@/shared/auth';
import { Avatar } from '@/shared/ui/avatar';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';
import { ThemeSwitch } from '@/shared/ui/theme-switch';
import { excludeCollegeDashboard, CollegeDashboardLinks } from './college-dashboard-links';
import { InstallButton } from '../install-button';
import { listMenuEntries } from './navigation';
import { NavigationLinks } from './navigation-links';
import { SearchButton } from './search-button';
import { ModerationLink } from './operator-entries';
import { useSignOut } from '../account/use-sign-out';

export function MobileMenu({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const [leadsToSearch, setLeadsToSearch] = useState(false);

  function searchOnceClosed() {
    setLeadsToSearch(true);
    setIsOpen(false);
  }

  const signOut = useSignOut();
  return (
    <Sheet
      title="Menu"
      side="right"
      open={isOpen}
      onOpenChange={(opens) => {
        setLeadsToSearch(false);
        setIsOpen(opens);
      }}
      // The palette takes the focus, so the menu must have released it before.
      onClosed={leadsToSearch ? () => showDialog('palette') : undefined}
      trigger={
        <button
          type="button"
          aria-label="Open menu"
          className="grid size-11 cursor-pointer place-items-center rounded-control text-ink hover:bg-ivy-soft"
        >
          <Menu size={24} aria-hidden="true" />
        </button>
      }
    >
      <SearchButton onPress={searchOnceClosed} />
      <nav aria-label="Menu" className="grid gap-4">
        <CollegeDashboardLinks user={user} onFollow={() => setIsOpen(false)} />
        <NavigationLinks
          entries={excludeCollegeDashboard(user, listMenuEntries(user.role))}
          labels="mobileLabel"
          onFollow={() => setIsOpen(false)}
        >
          {user.isOperator && <ModerationLink user={user} onFollow={() => setIsOpen(false)} />}
        </NavigationLinks>
      </nav>
      <div className="mt-auto grid justify-items-start gap-4 border-t border-line pt-4">
        <div className="flex min-w-0 max-w-full items-center gap-2">
          <Avatar name={user.fullName} url={user.avatarUrl} />
          <p className="min-w-0">
            <span className="block truncate font-semibold">{user.fullName}</span>
            <span className="block truncate text-sm text-muted">{user.email}</span>
          </p>
        </div>
        <ThemeSwitch />
        <InstallButton />
      </div>
      {/* Stays in view while the rest scrolls. */}
      <div className="sticky -bottom-4 -mx-4 -mb-4 border-t border-line bg-sunken p-4">
        <Button variant="quiet" wide busy={signOut.isPending} onClick={() => signOut.mutate()}>
          <LogOut size={18} aria-hidden="true" />
          Sign Out
        </Button>
      </div>
    </Sheet>
  );
}
