import type { ExportedPart } from '../../application/data-export/ports/export-archive';

/** What stands in the archive, for anyone who opens it years later. */
export function readme(productName: string, parts: readonly ExportedPart[], madeAt: Date): string {
  const lists = parts.flatMap(({ part, kept }) =>
    Object.entries(kept).map(([what, rows]) => `  ${part}/${what}: ${rows.length}`),
  );
  return [
    `Everything ${productName} kept about you on ${madeAt.toISOString()}`,
    '',
    'There is one file for each part of the product: <part>.json holds everything, for programs.',
    'Each list that is not empty is also a table, for a spreadsheet: <part>/<list>.csv.',
    'All files are UTF-8; times are in UTC. In the tables a cell that a spreadsheet could take for a formula begins',
    'with an apostrophe; in the JSON files everything stands as it was kept.',
    '',
    'Left out is what proves that you are you, such as the digest of your password, and what others wrote.',
    '',
    'How many entries each list has:',
    ...lists,
    '',
  ].join('\r\n');
}
