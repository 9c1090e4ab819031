/** The hats a person can wear here. They decide what someone sees, never what they may do for a college. */
export const ROLES = ['student', 'alumni', 'college_admin'] as const;
export type Role = (typeof ROLES)[number];
