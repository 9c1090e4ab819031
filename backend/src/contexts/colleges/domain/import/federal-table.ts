import { normalText } from '../search/normal-text';
import { text, count, number, percent, webAddress } from './markers';
import { STATES } from '../../../../shared/domain/states';
import { kindOf } from '../catalogue/college-type';
import { MissingColumns } from '../catalogue/errors';
import { type FederalCollege, mainCampusOf } from '../catalogue/federal-college';
import { traitsIn } from '../catalogue/traits';
import { FAMILIES_OF_SHARED, MAJOR_OF_FAMILY, MAJORS } from '../catalogue/majors';

/**
 * Returns the release date in the name of a federal file: "Most-Recent-Cohorts-Institution_05192025.zip".
 * @returns YYYY-MM-DD, or null
 */
export function releaseIn(fileName: string): string | null {
  const [, month, day, year] = /_(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(20\d\d)\b/.exec(fileName) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}

const MAX_ALIAS_LENGTH = 60;
const MAX_ALIASES = 12;
const STATE_NAMES = Object.values(STATES).map(normalText);
const NOT_A_NAME = /^(inc|llc|the|or|and|aka|dba)\b\.?$/i;

/**
 * Returns the names in a federal ALIAS cell. Institutions fill it in freely: bars, semicolons, commas or wide gaps
 * between names.
 * @param name of the institution, which isn't an alias
 */
export function aliasesIn(cell: string, name: string): string[] {
  const aliasText = text(cell) ?? '';
  const separated = /[|;]/.test(aliasText) ? aliasText.split(/[|;]|\s{2,}/) : aliasText.split(/,|\s{2,}/);
  const own = normalText(name);
  // Words and prefixes of the name find the college anyway; as aliases, they would outrank other colleges. Names of
  // states aren't names of a college either.
  const excluded = new Set([own, ...own.split(' '), ...STATE_NAMES]);
  const aliases: string[] = [];
  for (const piece of separated) {
    const alias = piece.trim().replace(/^(aka|dba|formerly|or|and)\s+/i, '');
    const key = normalText(alias);
    if (key.length < 2 || alias.length > MAX_ALIAS_LENGTH || NOT_A_NAME.test(alias)) continue;
    if (excluded.has(key) || own.startsWith(`${key} `)) continue;
    excluded.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MAX_ALIASES);
}

/** Columns that every release has had. Others may be missing: their values count as not reported. */
const REQUIRED = [
  'UNITID',
  'INSTNM',
  'CITY',
  'STABBR',
  'INSTURL',
  'CONTROL',
  'ICLEVEL',
  'CURROPER',
  'LATITUDE',
  'LONGITUDE',
  'ADM_RATE',
  'UGDS',
  'TUITIONFEE_IN',
  'TUITIONFEE_OUT',
  'C150_4',
  'C150_L4',
];
const GRADUATION = ['C150_4', 'C150_L4', 'C150_4_POOLED', 'C150_L4_POOLED'];
const LARGEST = 2_147_483_647;

/** The content of a row: a college, a closed one, or nothing usable. */
export type FederalRow =
  | { readonly college: FederalCollege }
  | { readonly closed: number }
  | { readonly unusable: true };

/**
 * The institution-level file. Its columns are found by name, because their order and number differ from release to
 * release.
 */
export class FederalTable {
  readonly #position: ReadonlyMap<string, number>;

  /** @throws MissingColumns */
  constructor(columns: readonly string[]) {
    this.#position = new Map(columns.map((column, at) => [column.trim(), at]));
    const missing = REQUIRED.filter((column) => !this.#position.has(column));
    if (missing.length > 0) throw new MissingColumns(missing);
  }

  read(cells: readonly string[]): FederalRow {
    const cell = (column: string): string => cells[this.#position.get(column) ?? -1] ?? '';
    const ipedsId = /^\d{1,10}$/.test(cell('UNITID').trim()) ? Number(cell('UNITID')) : 0;
    if (ipedsId < 1 || ipedsId > LARGEST) return { unusable: true };
    if (cell('CURROPER').trim() === '0') return { closed: ipedsId };

    const name = text(cell('INSTNM'));
    const kind = kindOf(cell('CONTROL').trim(), cell('ICLEVEL').trim());
    const state = cell('STABBR').trim();
    if (!name || !kind || !Object.hasOwn(STATES, state)) return { unusable: true };

    const majors = this.#familiesOf(cell);
    return {
      college: {
        ipedsId,
        name,
        state,
        ...kind,
        opeid: text(cell('OPEID')),
        city: text(cell('CITY')) ?? '',
        website: webAddress(cell('INSTURL')),
        netPriceCalculatorUrl: webAddress(cell('NPCURL')),
        latitude: nullIfBeyond(90, number(cell('LATITUDE'))),
        longitude: nullIfBeyond(180, number(cell('LONGITUDE'))),
        // No college admits no one: a zero is a mistake in the form.
        admissionRate: percent(number(cell('ADM_RATE'))) || null,
        graduationRate: percent(first(GRADUATION.map((column) => number(cell(column))))),
        enrollment: count(cell('UGDS')),
        tuitionInState: count(cell('TUITIONFEE_IN')),
        tuitionOutState: count(cell('TUITIONFEE_OUT')),
        studentFacultyRatio: count(cell('STUFACR')) || null,
        openAdmission: ({ '1': true, '2': false } as Record<string, boolean>)[cell('OPENADMP').trim()] ?? null,
        traits: traitsIn(cell),
        mainCampusIpedsId: mainCampusOf(ipedsId),
        majors: majors && { ...majors, source: 'families' },
        aliases: aliasesIn(cell('ALIAS'), name),
      },
    };
  }

  /** Uses only degrees if any are awarded, otherwise certificates. */
  #familiesOf(cell: (column: string) => string): { names: string[]; unknown: string[] } | null {
    const levels = this.#awardsDegrees(cell) ? ['BACHL', 'ASSOC'] : ['CERT1', 'CERT2', 'CERT4'];
    const isOffered = (family: string): boolean =>
      levels.some((level) => /^[12]$/.test(cell(`CIP${family}${level}`).trim()));
    const isReported = (family: string): boolean => number(cell(`CIP${family}BACHL`)) !== null;
    const families = Object.keys(MAJOR_OF_FAMILY);
    if (!families.some(isReported)) return null;

    const mayBeOffered = (family: string): boolean => isOffered(family) || !isReported(family);
    return {
      names: families.filter(isOffered).flatMap((family) => MAJOR_OF_FAMILY[family] ?? []),
      unknown: MAJORS.filter((major) => FAMILIES_OF_SHARED[major]?.some(mayBeOffered)),
    };
  }

  #awardsDegrees(cell: (column: string) => string): boolean {
    for (const column of this.#position.keys()) {
      if (/^CIP\d\d(BACHL|ASSOC)$/.test(column) && /^[12]$/.test(cell(column).trim())) return true;
    }
    return false;
  }
}

const first = (values: readonly (number | null)[]): number | null => values.find((value) => value !== null) ?? null;

const nullIfBeyond = (bound: number, value: number | null): number | null =>
  value !== null && Math.abs(value) <= bound ? value : null;
