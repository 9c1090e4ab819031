/** The hat a person wears here. It decides what they see, never what they may do for a college. */
export type Role = 'student' | 'alumni' | 'college_admin';
