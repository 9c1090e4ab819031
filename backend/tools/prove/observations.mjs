/** What was seen, by kind and name, and on which screens. */

/** Kinds of observations, in the order of the report. */
export const KINDS = ['host', 'permitted-host', 'cookie', 'storage', 'header', 'field', 'worker'];

/**
 * @typedef {object} Observation
 * @property {string} kind one of `KINDS`
 * @property {string} name
 * @property {number} count
 * @property {string[]} ways how it was seen, such as `image` or `POST /api/login`
 * @property {string[]} screens on which it was seen
 */

const MAX_LISTED = 12;

/** @returns {{ setScreen: (name: string) => void, add: (kind: string, name: string, way: string) => void, list: () => Observation[] }} */
export function openObservations() {
  const seen = new Map();
  let screen = 'start';
  return {
    setScreen(name) {
      screen = name;
    },
    add(kind, name, way) {
      const key = `${kind} ${name}`;
      const entry = seen.get(key) ?? { kind, name, count: 0, ways: new Set(), screens: new Set() };
      entry.count += 1;
      entry.ways.add(way);
      entry.screens.add(screen);
      seen.set(key, entry);
    },
    list: () =>
      [...seen.values()]
        .map((entry) => ({ ...entry, ways: firstOf(entry.ways), screens: firstOf(entry.screens) }))
        .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || a.name.localeCompare(b.name)),
  };
}

const firstOf = (names) => [...names].slice(0, MAX_LISTED);
