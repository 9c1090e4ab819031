import type { LinkProps } from '@tanstack/react-router';
import {
  CalendarDays,
  Contact,
  GraduationCap,
  LayoutDashboard,
  LibraryBig,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquare,
  MessagesSquare,
  School,
  Settings,
  Sparkles,
  Star,
  Users,
} from 'lucide-react';
import type { Role } from '@/shared/auth';

export interface NavigationEntry {
  /** Label in the sidebar; null if it isn't listed there. */
  label: string | null;
  /** Label in the menu of small screens; null if it isn't listed there. */
  mobileLabel: string | null;
  /** Label in the bottom bar of small screens; undefined if it isn't listed there. */
  tab?: string;
  to: LinkProps['to'];
  /** Paths of other pages that belong to the entry, which is then marked as current. */
  covers?: RegExp;
  /** The roles that have the tab; all roles of the entry if undefined. */
  tabRoles?: readonly Role[];
  /** The same for the bottom bar, where more pages belong to one tab; `covers` if undefined. */
  tabCovers?: RegExp;
  roles: readonly Role[];
  Icon: LucideIcon;
}

/** Attributes of a link whose entry the current page belongs to. */
export const CURRENT_SECTION_ATTRIBUTES = { 'data-covers': true, 'aria-current': 'page' } as const;

/** The style classes of an entry. */
export const ENTRY_CLASSES =
  'flex min-h-11 items-center gap-3 rounded-control border border-transparent px-3 leading-tight font-semibold text-muted hover:text-ink data-[status=active]:border-line data-[status=active]:bg-surface data-covers:text-ivy data-[status=active]:text-ivy forced-colors:data-[status=active]:border-[Highlight] forced-colors:data-[status=active]:bg-[Highlight] forced-colors:data-[status=active]:text-[HighlightText] forced-colors:data-[status=active]:forced-color-adjust-none';

/** All destinations of the menus, in the order of the sidebar. Only existing routes are listed. */
const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'Dashboard',
    mobileLabel: 'Home',
    tab: 'Home',
    to: '/',
    roles: ['student', 'alumni'],
    Icon: LayoutDashboard,
  },
  {
    label: 'Dashboard',
    mobileLabel: 'Home',
    tab: 'Home',
    to: '/college-admin-dashboard',
    roles: ['college_admin'],
    Icon: LayoutDashboard,
  },
  {
    label: 'Find Alumni',
    mobileLabel: 'Alumni',
    tab: 'Alumni',
    to: '/find-alumni',
    roles: ['student'],
    Icon: Users,
  },
  {
    // The sidebar of alumni has no entry for it; they also reach it from the palette and the dashboard.
    label: null,
    mobileLabel: 'Find Alumni',
    to: '/find-alumni',
    roles: ['alumni'],
    Icon: Users,
  },
  {
    label: null,
    mobileLabel: 'Recommendations',
    to: '/recommendations',
    roles: ['student'],
    Icon: Sparkles,
  },
  {
    label: 'Connect with Students',
    mobileLabel: 'Students',
    tab: 'Students',
    to: '/connect-students',
    roles: ['alumni'],
    Icon: GraduationCap,
  },
  { label: 'My People', mobileLabel: 'My People', to: '/my-people', roles: ['student', 'alumni'], Icon: Contact },
  {
    label: 'Messages',
    mobileLabel: 'Messages',
    tab: 'Messages',
    to: '/messages',
    roles: ['student', 'alumni', 'college_admin'],
    Icon: MessageSquare,
  },
  { label: 'Events', mobileLabel: 'Events', to: '/events', roles: ['student', 'alumni'], Icon: CalendarDays },
  {
    label: 'Forum',
    mobileLabel: 'Forum',
    tab: 'Forum',
    to: '/forum',
    covers: /^\/forum\//,
    roles: ['student', 'alumni', 'college_admin'],
    Icon: MessagesSquare,
  },
  {
    label: 'Questions',
    mobileLabel: 'Questions',
    to: '/questions',
    covers: /^\/questions\//,
    roles: ['student', 'alumni'],
    Icon: MessageCircleQuestionMark,
  },
  { label: 'Reviews', mobileLabel: 'Reviews', to: '/reviews', roles: ['student', 'alumni'], Icon: Star },
  {
    label: 'College Hub',
    mobileLabel: 'Colleges',
    tab: 'Colleges',
    to: '/college',
    covers: /^\/college(?!s$|s\/|-admin-dashboard)/,
    tabCovers: /^\/college(?!-admin-dashboard)/,
    roles: ['student', 'alumni', 'college_admin'],
    Icon: School,
  },
  {
    label: 'College Directory',
    mobileLabel: 'College Directory',
    to: '/colleges',
    roles: ['student', 'alumni', 'college_admin'],
    Icon: LibraryBig,
  },
  {
    label: 'Profile Settings',
    mobileLabel: 'Profile Settings',
    tab: 'Settings',
    tabRoles: ['college_admin'],
    to: '/profile-settings',
    roles: ['student', 'alumni', 'college_admin'],
    Icon: Settings,
  },
];

const filterEntriesByRole = (role: Role, entries = NAVIGATION) => entries.filter(({ roles }) => roles.includes(role));

const MENU_ORDER = [
  'Home',
  'Alumni',
  'Students',
  'Forum',
  'Questions',
  'My People',
  'Colleges',
  'Messages',
  'College Directory',
  'Profile Settings',
  'Reviews',
  'Events',
  'Recommendations',
  'Find Alumni',
];

/** Returns the entries of the sidebar. */
export const listSidebarEntries = (role: Role) => filterEntriesByRole(role).filter(({ label }) => label !== null);

/** Returns the entries of the menu of small screens, which has its own order. */
export const listMenuEntries = (role: Role) => {
  const orderOf = ({ mobileLabel }: NavigationEntry) => MENU_ORDER.findIndex((label) => label === mobileLabel);
  return filterEntriesByRole(role)
    .filter(({ mobileLabel }) => mobileLabel !== null)
    .sort((one, other) => orderOf(one) - orderOf(other));
};

/** Returns the entries of the bottom bar of small screens, with the forum last. */
export const listTabEntries = (role: Role) =>
  filterEntriesByRole(role)
    .filter(({ tab, tabRoles = [role] }) => tab !== undefined && tabRoles.includes(role))
    .sort((one, other) => Number(one.tab === 'Forum') - Number(other.tab === 'Forum'));
