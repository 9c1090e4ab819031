import { sortMajors, findMajorByCipCode } from '../catalogue/majors';
import { parseNumber } from '../catalogue/cell-values';
import { indexColumns } from './field-columns';

const CERTIFICATE_LEVEL = '1';
const DEGREE_LEVELS = new Set(['2', '3']);

/** The majors of each institution, collected row by row from the field-of-study file. */
export class FieldsOfStudy {
  readonly #position: ReadonlyMap<string, number>;
  readonly #degrees = new Map<number, Set<string>>();
  readonly #certificates = new Map<number, Set<string>>();

  /** @throws MissingColumns */
  constructor(columns: readonly string[]) {
    this.#position = indexColumns(columns);
  }

  add(cells: readonly string[]): void {
    const cell = (column: string): string => cells[this.#position.get(column) ?? -1] ?? '';
    const ipedsId = parseNumber(cell('UNITID'));
    const level = cell('CREDLEV').trim();
    const awardCounts = ['IPEDSCOUNT1', 'IPEDSCOUNT2'].map((column) => parseNumber(cell(column)));
    const reportedCounts = awardCounts.filter((count) => count !== null);
    // Awards of neither year: the program exists on paper only. Files can have the counts of one year only.
    if (ipedsId === null || (reportedCounts.length > 0 && reportedCounts.every((count) => count === 0))) return;
    if (DEGREE_LEVELS.has(level)) addMajor(this.#degrees, ipedsId, cell('CIPCODE'));
    if (level === CERTIFICATE_LEVEL) addMajor(this.#certificates, ipedsId, cell('CIPCODE'));
  }

  /** Returns the institutions for which `findMajors` returns majors. */
  listInstitutions(): number[] {
    return [...new Set([...this.#degrees.keys(), ...this.#certificates.keys()])];
  }

  /** Returns the majors in the order of the catalog; null for an institution that isn't in the file. */
  findMajors(ipedsId: number): string[] | null {
    const majors = this.#degrees.get(ipedsId) ?? this.#certificates.get(ipedsId);
    return majors ? sortMajors(majors) : null;
  }
}

function addMajor(majorsById: Map<number, Set<string>>, ipedsId: number, cip: string): void {
  const majors = majorsById.get(ipedsId) ?? new Set();
  const major = findMajorByCipCode(cip.trim());
  if (major) majors.add(major);
  majorsById.set(ipedsId, majors);
}
