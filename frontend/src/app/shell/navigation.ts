import type { LinkProps } from '@tanstack/react-router';
import { LayoutDashboard, School, Star, type LucideIcon } from 'lucide-react';
import type { Role } from '@/shared/api';

export interface NavigationEntry {
  label: string;
  /** What the menu of small screens calls it. */
  mobileLabel: string;
  to: LinkProps['to'];
  roles: readonly Role[];
  Icon: LucideIcon;
}

/** Every place the menus lead to, in their order. An entry stands here once its route exists. */
export const NAVIGATION: readonly NavigationEntry[] = [
  {
    label: 'Dashboard',
    mobileLabel: 'Home',
    to: '/',
    roles: ['student', 'alumni'],
    Icon: LayoutDashboard,
  },
  {
    label: 'Dashboard',
    mobileLabel: 'Home',
    to: '/college-admin-dashboard',
    roles: ['college_admin'],
    Icon: LayoutDashboard,
  },
  { label: 'Reviews', mobileLabel: 'Reviews', to: '/reviews', roles: ['student', 'alumni'], Icon: Star },
  {
    label: 'College Hub',
    mobileLabel: 'Colleges',
    to: '/college',
    roles: ['student', 'alumni', 'college_admin'],
    Icon: School,
  },
];

export const entriesFor = (role: Role, entries = NAVIGATION) => entries.filter(({ roles }) => roles.includes(role));
