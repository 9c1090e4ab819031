/** Usernames of the demo accounts that people sign in with. */
export const STUDENT = 'demo.student';
export const ALUMNI = 'demo.alumni';
export const ADMINISTRATOR = 'demo.admin';
