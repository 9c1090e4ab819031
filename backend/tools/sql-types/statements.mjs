/** Finds the texts and parameters with which each call executes SQL. */
import { isUnknown, Thrown, StepLimitExceeded } from './interpreter/values.mjs';
import { Run } from './interpreter/run.mjs';
import { CallIndex, entryOf } from './sites.mjs';

const MAX_RUNS = 150;
const MAX_CALLER_DEPTH = 4;

/**
 * @typedef {object} Found
 * @property {ts.CallExpression} site
 * @property {string} text
 * @property {unknown} values array of values of the interpreter; unknown if its length isn't known
 * @property {ts.CallExpression[]} calls calls through which the site was reached, the outermost first
 */

/** Resolves statements; `constants` keeps the values of module constants. */
export class StatementResolver {
  #constants = new Map();

  constructor(project) {
    this.project = project;
    this.index = new CallIndex(project);
  }

  /** @returns {{ found: Found[], unresolved: { site: ts.Node, reason: string }[] }} */
  resolve(site) {
    const found = new Map();
    const unresolved = [];
    this.#explore(site, entryOf(site), [], found, unresolved);
    const reasons = new Map(unresolved.map((one) => [one.reason, one]));
    return { found: [...found.values()], unresolved: [...reasons.values()] };
  }

  #explore(site, entry, chain, found, unresolved) {
    if (!entry) return void unresolved.push({ site, reason: 'is not in a function' });
    const hits = this.#runAll(site, entry, chain);
    if (hits.length === 0) return void unresolved.push({ site, reason: 'was not reached' });
    const open = hits.filter(({ text, values }) => typeof text !== 'string' || isUnknown(values));
    const callers = open.length > 0 && chain.length < MAX_CALLER_DEPTH ? this.#callersOf(entry, open) : [];
    if (callers.length > 0) {
      for (const caller of callers) this.#explore(site, entryOf(caller), [caller, entry, ...chain], found, unresolved);
      return;
    }
    for (const hit of hits) {
      if (typeof hit.text === 'string') found.set(keyOf(hit), { site, ...hit, calls: hit.typeArguments });
      else
        unresolved.push({ site, reason: `depends on ${hit.text?.node?.getText?.().slice(0, 80) ?? typeof hit.text}` });
    }
  }

  /** The callers of the entry, if a text comes from one of its parameters. */
  #callersOf(entry, open) {
    const fromEntry = open.some(({ text, values }) => [text, values].some((one) => isUnknown(one)));
    return fromEntry ? this.index.callsOf(entry).filter((call) => entryOf(call)) : [];
  }

  /** Runs with each option of each decision at least once. */
  #runAll(site, entry, chain) {
    const hits = [];
    const seen = new Set();
    const waiting = [new Map()];
    for (let runs = 0; waiting.length > 0 && runs < MAX_RUNS; runs++) {
      const plan = waiting.shift();
      const run = new Run({ checker: this.project.checker, target: site, chain, constants: this.#constants }, plan);
      try {
        run.start(entry);
      } catch (error) {
        if (!(error instanceof Thrown) && !(error instanceof StepLimitExceeded)) throw error;
      }
      hits.push(...run.hits);
      if (plan === 'last') continue;
      if (runs === 0 && run.decisions.made.size > 0) waiting.push('last');
      for (const [key, count] of run.decisions.made) {
        for (let option = 1; option < count; option++) {
          if (seen.has(`${key} ${option}`)) continue;
          seen.add(`${key} ${option}`);
          waiting.push(new Map([...plan, [key, option]]));
        }
      }
    }
    return hits;
  }
}

const keyOf = ({ text, values }) => `${text}\n${JSON.stringify(shapeOf(values))}`;

/** Two hits are the same if their texts are, and their values have the same types. */
function shapeOf(value) {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isUnknown(value)) return ['unknown', value.type?.id ?? 0];
  return value === null || typeof value !== 'object' ? typeof value : 'object';
}
