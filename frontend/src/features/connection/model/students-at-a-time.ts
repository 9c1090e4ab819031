/** Where a mentor changes how many students they take. */
export const STUDENTS_AT_A_TIME = {
  to: '/profile-settings',
  search: { tab: 'details' },
  hash: 'maxMentees',
} as const;

/** Where a mentor changes how many minutes they give. */
export const MINUTES_PER_MONTH = { ...STUDENTS_AT_A_TIME, hash: 'minutesPerMonth' } as const;
