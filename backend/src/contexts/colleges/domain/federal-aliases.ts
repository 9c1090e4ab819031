import { normalText } from './normal-text';
import { text } from './markers';

const LONGEST = 60;
const MOST = 12;
const NOT_A_NAME = /^(inc|llc|the|or|and|aka|dba)\b\.?$/i;

/**
 * The names in a federal ALIAS cell. Institutions fill it in freely: bars, semicolons, commas or wide gaps between names.
 * @param name of the institution, which is no alias of itself
 */
export function aliasesIn(cell: string, name: string): string[] {
  const written = text(cell) ?? '';
  const separated = /[|;]/.test(written) ? written.split(/[|;]|\s{2,}/) : written.split(/,|\s{2,}/);
  // A single word of the name finds the college anyway; as an alias it would go before everybody else's.
  const known = new Set([normalText(name), ...normalText(name).split(' ')]);
  const aliases: string[] = [];
  for (const piece of separated) {
    const alias = piece.trim().replace(/^(aka|dba|formerly|or|and)\s+/i, '');
    const key = normalText(alias);
    if (key.length < 2 || alias.length > LONGEST || NOT_A_NAME.test(alias) || known.has(key)) continue;
    known.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MOST);
}
