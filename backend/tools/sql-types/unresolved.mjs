/** The calls whose statement can't be known before it runs, in unresolved.json. The list can only shrink. */
import fs from 'node:fs';

/**
 * @param {{ place: string, reason: string }[]} unresolved of a report
 * @param {string} listPath
 * @returns {{ place: string, message: string }[]} calls that aren't listed, and entries without such a call
 */
export function compareWithList(unresolved, listPath) {
  const listed = JSON.parse(fs.readFileSync(listPath, 'utf8'));
  const fileOf = ({ place }) => place.slice(0, place.lastIndexOf(':'));
  const unlisted = unresolved.filter((one) => !listed.some(({ file }) => file === fileOf(one)));
  const obsolete = listed.filter(({ file }) => !unresolved.some((one) => fileOf(one) === file));
  return [
    ...unlisted.map(({ place, reason }) => ({ place, message: `the statement isn't known: it ${reason}` })),
    ...obsolete.map(({ file }) => ({
      place: file,
      message: 'has no unknown statement any more: remove it from unresolved.json',
    })),
  ];
}
