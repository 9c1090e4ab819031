import { normalizeText } from '../search/normal-text';
import { parseText, parseCount, parseNumber, toPercent, parseWebAddress } from '../catalogue/cell-values';
import { STATES } from '../../../../shared/domain/states';
import { parseTypeAndLevel } from '../catalogue/college-type';
import { MissingColumns } from '../catalogue/errors';
import { type FederalCollege, mainCampusId } from '../catalogue/federal-college';
import { readTraits } from '../catalogue/traits';
import { readFacts } from '../catalogue/federal/college-facts';
import { FigureReader } from '../catalogue/federal/reported-figures';
import { CIP_FAMILIES_BY_AMBIGUOUS_MAJOR, MAJOR_BY_CIP_FAMILY, MAJORS } from '../catalogue/majors';

const MAX_ALIAS_LENGTH = 60;
const MAX_ALIASES = 12;
const STATE_NAMES = Object.values(STATES).map(normalizeText);
const NOT_A_NAME_PATTERN = /^(inc|llc|the|or|and|aka|dba)\b\.?$/i;

/**
 * Returns the names in a federal ALIAS cell. Institutions fill it in freely: bars, semicolons, commas or wide gaps
 * between names.
 * @param name of the institution, which isn't an alias
 */
export function parseAliases(cell: string, name: string): string[] {
  const aliasText = parseText(cell) ?? '';
  const pieces = /[|;]/.test(aliasText) ? aliasText.split(/[|;]|\s{2,}/) : aliasText.split(/,|\s{2,}/);
  const own = normalizeText(name);
  // Words and prefixes of the name find the college anyway; as aliases, they would outrank other colleges. Names of
  // states aren't names of a college either.
  const excludedKeys = new Set([own, ...own.split(' '), ...STATE_NAMES]);
  const aliases: string[] = [];
  for (const piece of pieces) {
    const alias = piece.trim().replace(/^(aka|dba|formerly|or|and)\s+/i, '');
    const key = normalizeText(alias);
    if (key.length < 2 || alias.length > MAX_ALIAS_LENGTH || NOT_A_NAME_PATTERN.test(alias)) continue;
    if (excludedKeys.has(key) || own.startsWith(`${key} `)) continue;
    excludedKeys.add(key);
    aliases.push(alias);
  }
  return aliases.slice(0, MAX_ALIASES);
}

/** Columns that every release has had. Others may be missing: their values count as not reported. */
const REQUIRED_COLUMNS = [
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
/** Whether a college awards degrees of a two-digit family of programs. */
const DEGREE_COLUMN = /^CIP\d\d(BACHL|ASSOC)$/;
const MAX_INTEGER = 2_147_483_647;

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
  readonly #columnIndexes: ReadonlyMap<string, number>;
  readonly #degreeColumns: readonly string[];
  readonly #figureReader: FigureReader;

  /** @throws MissingColumns */
  constructor(columns: readonly string[]) {
    this.#columnIndexes = new Map(columns.map((column, at) => [column.trim(), at]));
    const missing = REQUIRED_COLUMNS.filter((column) => !this.#columnIndexes.has(column));
    if (missing.length > 0) throw new MissingColumns(missing);
    this.#degreeColumns = [...this.#columnIndexes.keys()].filter((column) => DEGREE_COLUMN.test(column));
    this.#figureReader = new FigureReader((column) => this.hasColumn(column));
  }

  hasColumn(column: string): boolean {
    return this.#columnIndexes.has(column);
  }

  parseRow(cells: readonly string[]): FederalRow {
    const cell = (column: string): string => cells[this.#columnIndexes.get(column) ?? -1] ?? '';
    const ipedsId = /^\d{1,10}$/.test(cell('UNITID').trim()) ? Number(cell('UNITID')) : 0;
    if (ipedsId < 1 || ipedsId > MAX_INTEGER) return { unusable: true };
    if (cell('CURROPER').trim() === '0') return { closed: ipedsId };

    const name = parseText(cell('INSTNM'));
    const kind = parseTypeAndLevel(cell('CONTROL').trim(), cell('ICLEVEL').trim());
    const state = cell('STABBR').trim();
    if (!name || !kind || !Object.hasOwn(STATES, state)) return { unusable: true };

    const majors = this.#familiesOf(cell);
    const figures = this.#figureReader.read(cell);
    return {
      college: {
        ipedsId,
        name,
        state,
        ...kind,
        opeid: parseText(cell('OPEID')),
        city: parseText(cell('CITY')) ?? '',
        website: parseWebAddress(cell('INSTURL')),
        netPriceCalculatorUrl: parseWebAddress(cell('NPCURL')),
        latitude: nullIfBeyond(90, parseNumber(cell('LATITUDE'))),
        longitude: nullIfBeyond(180, parseNumber(cell('LONGITUDE'))),
        admissionRate: toPercent(figures.values.admission_rate ?? null),
        graduationRate: toPercent(figures.values.graduation_rate ?? null),
        enrollment: parseCount(cell('UGDS')),
        tuitionInState: parseCount(cell('TUITIONFEE_IN')),
        tuitionOutState: parseCount(cell('TUITIONFEE_OUT')),
        studentFacultyRatio: parseCount(cell('STUFACR')) || null,
        openAdmission: ({ '1': true, '2': false } as Record<string, boolean>)[cell('OPENADMP').trim()] ?? null,
        traits: readTraits(cell),
        mainCampusIpedsId: mainCampusId(ipedsId),
        majors: majors && { ...majors, source: 'families' },
        aliases: parseAliases(cell('ALIAS'), name),
        official: { figures, facts: readFacts(cell) },
      },
    };
  }

  /** Uses only degrees if any are awarded, otherwise certificates. */
  #familiesOf(cell: (column: string) => string): { names: string[]; unknown: string[] } | null {
    const levels = this.#awardsDegrees(cell) ? ['BACHL', 'ASSOC'] : ['CERT1', 'CERT2', 'CERT4'];
    const isOffered = (family: string): boolean =>
      levels.some((level) => /^[12]$/.test(cell(`CIP${family}${level}`).trim()));
    const isReported = (family: string): boolean => parseNumber(cell(`CIP${family}BACHL`)) !== null;
    const families = Object.keys(MAJOR_BY_CIP_FAMILY);
    if (!families.some(isReported)) return null;

    const mayBeOffered = (family: string): boolean => isOffered(family) || !isReported(family);
    return {
      names: families.filter(isOffered).flatMap((family) => MAJOR_BY_CIP_FAMILY[family] ?? []),
      unknown: MAJORS.filter((major) => CIP_FAMILIES_BY_AMBIGUOUS_MAJOR[major]?.some(mayBeOffered)),
    };
  }

  #awardsDegrees(cell: (column: string) => string): boolean {
    return this.#degreeColumns.some((column) => /^[12]$/.test(cell(column).trim()));
  }
}

const nullIfBeyond = (bound: number, value: number | null): number | null =>
  value !== null && Math.abs(value) <= bound ? value : null;
