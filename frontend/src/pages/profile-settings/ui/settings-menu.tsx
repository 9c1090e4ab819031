import { Link } from '@tanstack/react-router';
import {
  Bell,
  CodeXml,
  ChevronLeft,
  ChevronRight,
  Eye,
  NotebookPen,
  ShieldCheck,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import { SETTINGS_TABS, type SettingsTab } from '../model/tabs';

const MENU_ENTRIES: Record<SettingsTab, { label: string; description: string; Icon: LucideIcon }> = {
  profile: { label: 'Profile', description: 'Name, email address, picture', Icon: UserRound },
  privacy: { label: 'Privacy', description: 'Who can see your profile', Icon: Eye },
  role: { label: 'Role', description: 'Student, alumni or college admin', Icon: UsersRound },
  details: { label: 'Details', description: 'Your studies, work and interests', Icon: NotebookPen },
  notifications: { label: 'Notifications', description: 'In the app, by email and push', Icon: Bell },
  security: { label: 'Security', description: 'Password, two factors, devices', Icon: ShieldCheck },
  developers: { label: 'Developers', description: 'Access tokens for programs', Icon: CodeXml },
};

/** The tabs of the settings: beside them on wide screens, a separate page on phones. */
export function SettingsMenu({ tab }: { tab: SettingsTab | undefined }) {
  const shown = tab ?? 'profile';
  return (
    <nav aria-label="Settings" className={tab ? 'max-lg:hidden' : ''}>
      <ul className="grid gap-1 max-lg:card max-lg:gap-0 max-lg:divide-y max-lg:divide-line">
        {SETTINGS_TABS.map((one) => {
          const { label, description, Icon } = MENU_ENTRIES[one];
          return (
            <li key={one}>
              <Link
                to="/profile-settings"
                search={{ tab: one }}
                activeProps={{}}
                aria-current={one === shown ? 'page' : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 font-semibold text-muted hover:text-ink max-lg:px-4 max-lg:py-3 max-lg:text-ink lg:aria-[current=page]:border-line lg:aria-[current=page]:bg-surface lg:aria-[current=page]:text-ivy"
              >
                <Icon size={18} aria-hidden="true" className="shrink-0" />
                <span className="min-w-0 flex-1">
                  {label}
                  <span className="block text-sm font-normal text-muted lg:hidden">{description}</span>
                </span>
                <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-muted lg:hidden" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Link from a tab of the settings to their menu, on phones. */
export function BackToMenuLink() {
  return (
    <Link
      to="/profile-settings"
      className="-my-2 inline-flex min-h-11 items-center gap-1 justify-self-start font-semibold text-ivy lg:hidden"
    >
      <ChevronLeft size={18} aria-hidden="true" />
      Profile Settings
    </Link>
  );
}
