import type { LinkProps } from '@tanstack/react-router';
import type { DashboardStats } from '@/entities/dashboard';
import type { Role } from '@/shared/auth';

interface StatDefinition {
  label: string;
  /** The counted figure; `connectedAlumni` is counted by the finder. */
  count: keyof DashboardStats | 'connectedAlumni';
  /** The page that contains the same number. */
  place: LinkProps;
  /** Shown beside 0: a useful next action, or what 0 means. */
  none: string;
  /** Where the action beside 0 leads, if not to `place`. */
  nonePlace?: LinkProps;
  /** What is counted, if the label doesn't say it. */
  unit?: { readonly one: string; readonly other: string };
  /** The largest number shown as is (larger ones as `99+`); the server counts up to one more. */
  most?: number;
}

const CONNECTED_ALUMNI_LINK: LinkProps = { to: '/find-alumni', search: { view: 'connected' } };

const COMMON_STATS: readonly StatDefinition[] = [
  { label: 'Upcoming Meetings', count: 'meetingsCount', place: { to: '/events' }, none: 'Nothing planned' },
  { label: 'Unread Messages', count: 'messagesCount', place: { to: '/messages' }, none: 'All read' },
  {
    label: 'Forum Activity',
    count: 'forumCount',
    place: { to: '/forum' },
    none: 'Nothing new',
    unit: { one: 'new post', other: 'new posts' },
    most: 99,
  },
];

const STUDENT_STATS: readonly StatDefinition[] = [
  {
    label: 'Connected Alumni',
    // All connections of students are alumni.
    count: 'connectedCount',
    place: CONNECTED_ALUMNI_LINK,
    none: 'Find your first mentor',
    nonePlace: { to: '/find-alumni' },
  },
  ...COMMON_STATS,
];

const ALUMNI_STATS: readonly StatDefinition[] = [
  {
    label: 'Connections',
    count: 'connectedCount',
    place: { to: '/my-people', search: { tab: 'connected' } },
    none: 'Find students',
    nonePlace: { to: '/connect-students' },
  },
  {
    label: 'Connected Alumni',
    count: 'connectedAlumni',
    place: CONNECTED_ALUMNI_LINK,
    none: 'Find alumni',
    nonePlace: { to: '/find-alumni' },
  },
  ...COMMON_STATS,
];

/** Returns the key figures of a role. Alumni are also connected with students, so they have both numbers. */
export const statDefinitions = (role: Role): readonly StatDefinition[] =>
  role === 'student' ? STUDENT_STATS : ALUMNI_STATS;
