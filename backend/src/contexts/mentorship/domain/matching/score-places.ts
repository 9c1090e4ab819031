import { STATES } from '../../../../shared/domain/states';
import { plain } from './score-words';

/** Longest first: "west virginia" is not "virginia". */
const NAMES = Object.entries(STATES)
  .map(([code, name]) => ({ code, name: plain(name) }))
  .sort((one, other) => other.name.length - one.name.length);

/** USPS code of the state that a location ends with: "Reno, NV", "Nevada", "Reno, Nevada, USA"; null where it has none. */
export function stateOf(location: string | null): string | null {
  const told = (location ?? '').replace(/[\s,.]*\b(USA|U\.S\.A|US|U\.S|United States)\.?\s*$/i, '').trim();
  const [, code] = /(?:^|[\s,])([A-Z]{2})$/.exec(told) ?? [];
  if (code && Object.hasOwn(STATES, code)) return code;
  const words = ` ${plain(told)}`;
  return NAMES.find(({ name }) => words.endsWith(` ${name}`))?.code ?? null;
}
