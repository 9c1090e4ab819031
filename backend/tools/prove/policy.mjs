/** Compares what was seen with docs/adopt/outgoing-data.json. */
import fs from 'node:fs';
import { inProject } from '../lib/paths.mjs';

/** The list of everything that may leave a browser, each entry with the part of the privacy policy that names it. */
export const POLICY_FILE = 'docs/adopt/outgoing-data.json';

/**
 * @typedef {object} PolicyEntry
 * @property {string} kind one of `KINDS` of observations.mjs
 * @property {string} policy name of a promise of the policy page, or one of its headings
 * @property {string[]} names a name that ends with `*` stands for all names with this beginning
 */

/** @returns {readonly PolicyEntry[]} */
export const readPolicy = () => JSON.parse(fs.readFileSync(inProject(POLICY_FILE), 'utf8')).entries;

/**
 * @param {readonly import('./observations.mjs').Observation[]} observed
 * @param {readonly PolicyEntry[]} policy
 * @param {string} ownHost
 * @returns {import('./observations.mjs').Observation[]} what the policy doesn't name
 */
export function findUncovered(observed, policy, ownHost) {
  return observed.filter(({ kind, name }) => {
    if (kind === 'host' && name === ownHost) return false;
    return !policy.some((entry) => entry.kind === kind && entry.names.some((one) => matches(one, name)));
  });
}

const matches = (pattern, name) => (pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name);

/** @returns {string | null} the part of the policy that names an observation */
export function policyOf({ kind, name }, policy) {
  const found = policy.find((entry) => entry.kind === kind && entry.names.some((one) => matches(one, name)));
  return found?.policy ?? null;
}
