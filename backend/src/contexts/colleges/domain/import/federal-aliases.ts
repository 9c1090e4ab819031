import { normalText } from '../search/normal-text';
import { text } from './markers';
import { STATES } from '../../../../shared/domain/states';

const LONGEST = 60;
const MOST = 12;
const STATE_NAMES = Object.values(STATES).map(normalText);
const NOT_A_NAME = /^(inc|llc|the|or|and|aka|dba)\b\.?$/i;

/**
 * The names in a federal ALIAS cell. Institutions fill it in freely: bars, semicolons, commas or wide gaps between names.
 * @param name of the institution, which is no alias of itself
 */
export function aliasesIn(cell: string, name: string): string[] {
  const written = text(cell) ?? '';
  const separated = /[|;]/.test(written) ? written.split(/[|;]|\s{2,}/) : written.split(/,|\s{2,}/);
  const own = normalText(name);
  // Words of the name, and what it begins with, find the college anyway; as aliases they would go before everybody
  // else's. Neither is a state the name of a college.
  const known = new Set([own, ...own.split(' '), ...STATE_NAMES]);
  const aliases: string[] = [];
  for (const piece of separated) {
    const alias = piece.trim().replace(/^(aka|dba|formerly|or|and)\s+/i, '');
    const key = normalText(alias);
    if (key.length < 2 || alias.length > LONGEST || NOT_A_NAME.test(alias)) continue;
    if (known.has(key) || own.startsWith(`${key} `)) continue;
    known.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MOST);
}
