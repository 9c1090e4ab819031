/**
 * Returns about `count` of the paths, of every kind of page: paths that differ only in numbers and in the last part are of
 * one kind.
 *
 * @param {readonly string[]} paths
 * @param {number} count
 * @returns {string[]}
 */
export function samplePaths(paths, count) {
  const kinds = new Map();
  for (const path of paths) {
    const kind = toKind(path);
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds.get(kind).push(path);
  }
  const single = [...kinds.values()].filter((all) => all.length === 1).flat();
  const several = [...kinds.values()].filter((all) => all.length > 1);
  const each = Math.max(1, Math.ceil((count - single.length) / Math.max(1, several.length)));
  return [...single, ...several.flatMap((all) => spread(all, each))];
}

const toKind = (path) => path.replace(/\d+/g, '#').replace(/^(\/(?:states|programs)\/).+$/, '$1*');

const spread = (all, count) =>
  all.length <= count ? all : Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)]);
