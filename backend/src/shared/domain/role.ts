/** The roles of users. They decide which screens a user sees, but give no rights for a college. */
export const ROLES = ['student', 'alumni', 'college_admin'] as const;
export type Role = (typeof ROLES)[number];
