/** The report of a run: what was seen, where the policy names it, and what was not checked. */
import { KINDS } from './observations.mjs';
import { policyOf } from './policy.mjs';

const TITLES = {
  host: 'Hosts',
  'permitted-host': 'Hosts that the Content-Security-Policy permits, for pictures only',
  cookie: 'Cookies',
  storage: 'Storage keys',
  header: 'Request headers that scripts add',
  field: 'Fields in queries and bodies',
  worker: 'Service workers',
};

/** Said in each report. */
export const NOT_CHECKED = [
  'What the server does with the data, and to which hosts the server itself connects.',
  'Pages of other sites behind links, such as college websites, video rooms, Google and LinkedIn.',
  'Pictures of accounts that were made with Google or LinkedIn: the demo data has none.',
  'Every action on every screen: each screen was opened, and only the listed actions were taken.',
  'Browsers other than Chromium, browser extensions, and push services that a browser uses after consent.',
  'WebTransport from workers: it is prevented during the run, but not listed.',
];

/**
 * @param {object} run
 * @param {readonly import('./observations.mjs').Observation[]} run.observed
 * @param {readonly import('./observations.mjs').Observation[]} run.uncovered
 * @param {readonly import('./policy.mjs').PolicyEntry[]} run.policy
 * @param {object} run.about version, browser, visits and the like
 */
export const buildReport = ({ observed, uncovered, policy, about }) => ({
  format: 'gradspan-prove/1',
  ...about,
  result: uncovered.length === 0 ? 'everything seen is in the privacy policy' : 'not in the privacy policy',
  uncovered,
  observed: observed.map((one) => ({ ...one, policy: policyOf(one, policy) })),
  notChecked: NOT_CHECKED,
});

/** @returns {string[]} lines for a terminal */
export function reportLines({ observed, uncovered, visits, foreignHosts }) {
  const lines = KINDS.flatMap((kind) => {
    const names = observed.filter((one) => one.kind === kind).map(({ name }) => name);
    return names.length === 0 ? [] : ['', `${TITLES[kind]} (${names.length})`, ...wrap(names)];
  });
  const problems = uncovered.map(
    ({ kind, name, ways, screens }) =>
      `  ${kind} ${name}: ${ways.slice(0, 3).join(', ')} on ${screens.slice(0, 3).join(', ')}`,
  );
  return [
    ...lines,
    '',
    'Not checked',
    ...NOT_CHECKED.map((text) => `  ${text}`),
    '',
    `${visits} visits, ${foreignHosts} other hosts, ${uncovered.length} not in the privacy policy`,
    ...problems,
  ];
}

const WIDTH = 110;

function wrap(names) {
  const lines = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + name.length + 2 <= WIDTH) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}
