/** Where a mentor changes how many students they take. */
export const STUDENTS_AT_A_TIME = {
  to: '/profile-settings',
  search: { tab: 'details' },
  hash: 'maxMentees',
} as const;
