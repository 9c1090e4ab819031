import { isSuppressed, parseCount, parseNumber } from '../catalogue/cell-values';
import { parseCip, toFieldTitle } from '../programs/fields';
import { LEVEL_WITHOUT_AWARD, PROGRAM_LEVELS } from '../programs/program-levels';
import {
  type Distance,
  findDistance,
  NATIONAL_COLUMNS,
  PROGRAM_FIGURE_NAMES,
  PROGRAM_FIGURES,
  PROGRAM_PARTS,
  type ProgramFigureName,
  type ProgramPart,
} from '../programs/program-figures';
import { indexColumns } from './field-columns';

const DISTANCE_COLUMN = 'DISTANCE';
/** Larger values are mistakes: they don't fit the database. */
const MAX_VALUE = 2_147_483_647;

/** A program in the field-of-study file. Money is whole US dollars. */
export interface ImportedProgram {
  readonly ipedsId: number;
  /** Programs with the same one, field and level are measured together; '' if the file doesn't have it. */
  readonly opeid6: string;
  /** Four digits. */
  readonly cip: string;
  /** Title of the field. */
  readonly title: string;
  /** 1 to 8, or 99. */
  readonly credlev: number;
  readonly values: Readonly<Partial<Record<ProgramFigureName, number>>>;
  /** The number of students behind a figure. */
  readonly studentCounts: Readonly<Partial<Record<ProgramFigureName, number>>>;
  /** Figures whose value is withheld because it would describe too few people. */
  readonly suppressed: readonly ProgramFigureName[];
  readonly national: Readonly<Record<keyof typeof NATIONAL_COLUMNS, number | null>>;
  readonly distance: Distance | null;
}

/** Reads the programs of a field-of-study file. Its columns are found by name. */
export class ProgramFile {
  readonly #position: ReadonlyMap<string, number>;
  /** The column of each figure that the file has. */
  readonly #columns: ReadonlyMap<
    ProgramFigureName,
    { readonly value: string; readonly studentCount: string | undefined }
  >;

  /** @throws MissingColumns */
  constructor(columns: readonly string[]) {
    this.#position = indexColumns(columns);
    this.#columns = new Map(
      PROGRAM_FIGURE_NAMES.flatMap((name) => {
        const { columns: names, studentColumns } = PROGRAM_FIGURES[name];
        const value = names.find((column) => this.#position.has(column));
        if (value === undefined) return [];
        return [[name, { value, studentCount: studentColumns.find((column) => this.#position.has(column)) }]];
      }),
    );
  }

  /** The figures that the file has a column for. */
  get figures(): ProgramFigureName[] {
    return [...this.#columns.keys()];
  }

  /** The parts of the data of programs that the file contains. */
  get parts(): ProgramPart[] {
    return PROGRAM_PARTS.filter(
      (part) =>
        this.figures.some((name) => PROGRAM_FIGURES[name].part === part) ||
        (part === 'supplement' && this.#position.has(DISTANCE_COLUMN)),
    );
  }

  /** @returns null for a program of an institution without an ID, such as a foreign one, or without a known field or level */
  parseRow(cells: readonly string[]): ImportedProgram | null {
    const cell = (column: string): string => cells[this.#position.get(column) ?? -1] ?? '';
    const ipedsId = parseNumber(cell('UNITID'));
    const cip = parseCip(cell('CIPCODE'));
    const credlev = parseNumber(cell('CREDLEV'));
    if (ipedsId === null || ipedsId > MAX_VALUE || cip === null || !isKnownLevel(credlev)) return null;
    const values: Partial<Record<ProgramFigureName, number>> = {};
    const studentCounts: Partial<Record<ProgramFigureName, number>> = {};
    const suppressed: ProgramFigureName[] = [];
    for (const [name, columns] of this.#columns) {
      const value = readCount(cell(columns.value));
      if (value !== null) values[name] = value;
      else if (isSuppressed(cell(columns.value))) suppressed.push(name);
      const count = columns.studentCount === undefined ? null : readCount(cell(columns.studentCount));
      if (count !== null) studentCounts[name] = count;
    }
    return {
      ipedsId,
      opeid6: parseNumber(cell('OPEID6')) === null ? '' : cell('OPEID6').trim().padStart(6, '0'),
      cip,
      title: toFieldTitle(cell('CIPDESC')),
      credlev,
      values,
      studentCounts,
      suppressed,
      national: {
        national: readCount(cell(NATIONAL_COLUMNS.national)),
        national_p25: readCount(cell(NATIONAL_COLUMNS.national_p25)),
        national_p75: readCount(cell(NATIONAL_COLUMNS.national_p75)),
      },
      distance: findDistance(parseNumber(cell(DISTANCE_COLUMN))),
    };
  }
}

const isKnownLevel = (credlev: number | null): credlev is number =>
  credlev !== null && (credlev === LEVEL_WITHOUT_AWARD || PROGRAM_LEVELS[credlev - 1] !== undefined);

function readCount(cell: string): number | null {
  const count = parseCount(cell);
  return count !== null && count <= MAX_VALUE ? count : null;
}
