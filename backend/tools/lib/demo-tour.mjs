export const DEMO_PASSWORD = 'gradspan-demo-2026';
/** What to open first with each demo account: the demo data fills these pages. The README has the same list. */
const FIRST_PAGES = [
  ['Student', 'demo.student', ['/recommendations', '/messages']],
  ['Alum', 'demo.alumni', ['/connect-students', '/events']],
  ['College', 'demo.admin', ['/college-admin-dashboard?tab=analytics', '/moderation']],
];
const LABEL_WIDTH = 8;
const USERNAME_WIDTH = 13;
const ON = ['true', 'on', '1', 'yes'];

/**
 * As in `settings.ts`: an empty variable is like a missing one.
 * @param {NodeJS.ProcessEnv} environment of the server
 */
export const hasDemoData = ({ DEMO_DATA, EMBEDDED_DATABASE }) =>
  ON.includes(DEMO_DATA?.trim() || EMBEDDED_DATABASE?.trim() || '');

/**
 * @param {string} address of the product
 * @returns {string[]} one line for the password and one for each role
 */
export const demoTourLines = (address) => [
  `Sign in to try it out (password ${DEMO_PASSWORD}):`,
  ...FIRST_PAGES.map(([label, username, pages]) => {
    const addresses = pages.map((page) => `${address}${page}`).join('  ');
    return `  ${label.padEnd(LABEL_WIDTH)}${username.padEnd(USERNAME_WIDTH)} ${addresses}`;
  }),
];
