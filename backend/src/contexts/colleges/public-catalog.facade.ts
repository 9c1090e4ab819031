import { Injectable } from '@nestjs/common';
import type { CollegeDetailView } from './application/directory/ports/college-reader';
import type { CollegeFiguresView, CollegeFilters } from './application/directory/ports/directory-reader';
import {
  type CollegeProgramsView,
  type FieldView,
  PROGRAM_SORTS,
  type ProgramQuery,
  ProgramReader,
  type ProgramView,
} from './application/programs/ports/program-reader';
import { COLLEGE_KINDS, COLLEGE_LEVELS, COLLEGE_TYPES } from './domain/catalogue/college-type';
import { MAX_COMPARED_COLLEGES } from './domain/catalogue/comparison';
import {
  FIGURE_NAMES,
  type FigureName,
  type FigureUnit,
  getFigureDefinition,
} from './domain/catalogue/federal/federal-figures';
import { FIGURE_REASONS } from './domain/catalogue/federal/figure-reasons';
import {
  calculatePriceCells,
  INCOME_BANDS,
  LIVING_CHOICES,
  type PriceCell,
  RESIDENCIES,
} from './domain/catalogue/federal/price-cells';
import { parsePlace } from './domain/catalogue/places';
import { type Sort, SORTS } from './domain/directory/sorts';
import { parseCip } from './domain/programs/fields';
import { DISTANCES, PROGRAM_FIGURE_NAMES } from './domain/programs/program-figures';
import { PROGRAM_LEVELS } from './domain/programs/program-levels';
import { parseSearch } from './domain/search/search-query';
import { CatalogReaders } from './infrastructure/directory/snapshot/catalog-readers';
import { formatProgramCursor, isCursorOf, parseProgramCursor } from './infrastructure/programs/program-cursor';

export type { FigureView } from './application/directory/ports/college-reader';
export type { CollegeFiguresView } from './application/directory/ports/directory-reader';
export type { ProgramView } from './application/programs/ports/program-reader';
export type { FigureName } from './domain/catalogue/federal/federal-figures';
export { parseCip } from './domain/programs/fields';

/** The names that callers of the catalog can use, and that its data contains. */
export const CATALOG_NAMES = {
  figures: FIGURE_NAMES,
  figureReasons: FIGURE_REASONS,
  collegeTypes: COLLEGE_TYPES,
  collegeKinds: COLLEGE_KINDS,
  collegeLevels: COLLEGE_LEVELS,
  collegeSorts: SORTS,
  programFigures: PROGRAM_FIGURE_NAMES,
  programLevels: PROGRAM_LEVELS,
  programSorts: PROGRAM_SORTS,
  programDistances: DISTANCES,
  incomeBands: INCOME_BANDS,
  livingChoices: LIVING_CHOICES,
  residencies: RESIDENCIES,
  maxCompared: MAX_COMPARED_COLLEGES,
} as const;

interface CollegeSearch extends Omit<CollegeFilters, 'query'> {
  /** Name, nickname, city, state or major. */
  readonly text?: string;
  readonly sort?: Sort;
  readonly order?: 'asc' | 'desc';
  /** "Boston, MA" or a ZIP code; required to sort by distance. */
  readonly near?: string;
  /** Of each college. */
  readonly figures: readonly FigureName[];
  readonly limit: number;
  readonly offset: number;
}

interface ProgramSearch extends Omit<ProgramQuery, 'after'> {
  /** From the page before, in the same order. */
  readonly cursor?: string;
}

/** Unit of a figure. */
export const getFigureUnit = (name: FigureName): FigureUnit => getFigureDefinition(name).unit;

/** What the public routes about colleges and programs return, from the same readers. */
@Injectable()
export class PublicCatalogFacade {
  constructor(
    private readonly readers: CatalogReaders,
    private readonly programs: ProgramReader,
  ) {}

  /**
   * Returns a page of colleges, best match first if there is a text, otherwise by name.
   * @throws UnknownPlace
   */
  async listColleges({ text, sort, order, near, limit, offset, figures, ...filters }: CollegeSearch): Promise<{
    readonly items: readonly CollegeFiguresView[];
    /** Counted up to 1,000 with a text, otherwise up to 10,000. */
    readonly total: number;
  }> {
    const { items, total } = await this.readers.directory.list(
      text ? { ...filters, query: parseSearch(text) } : filters,
      { by: sort, order, near: near === undefined ? undefined : parsePlace(near) },
      { limit, offset },
    );
    return {
      items: await this.listFigures(
        items.map(({ id }) => id),
        figures,
      ),
      total,
    };
  }

  /** Returns the existing colleges among `ids` with the figures of these names, in that order. */
  listFigures(ids: readonly number[], names: readonly FigureName[]): Promise<readonly CollegeFiguresView[]> {
    return this.readers.directory.listFigures(ids, names);
  }

  /** @throws CollegeNotFound */
  getDetail(id: number): Promise<CollegeDetailView> {
    return this.readers.colleges.get(id);
  }

  /** Returns the 30 prices of a college. */
  listPrices({ price_parts, figures }: CollegeDetailView): readonly PriceCell[] {
    return calculatePriceCells(price_parts, figures);
  }

  /**
   * Returns all programs of a college by level and field.
   * @throws CollegeNotFound
   */
  listProgramsOfCollege(id: number): Promise<CollegeProgramsView> {
    return this.programs.listOfCollege(id);
  }

  /**
   * Returns a page of the programs of a field.
   * @returns null if the cursor doesn't belong to this order
   */
  async listPrograms({ cursor, ...query }: ProgramSearch): Promise<{
    readonly items: readonly ProgramView[];
    /** Null on the last page. */
    readonly next: string | null;
  } | null> {
    const after = cursor === undefined ? undefined : parseProgramCursor(cursor);
    if (after === null || (after && !isCursorOf(after, query.sort))) return null;
    const { items, next } = await this.programs.list({ ...query, after });
    return { items, next: next && formatProgramCursor(next) };
  }

  /** Returns the fields of study with this code, or whose title matches, best match first. */
  async listFields(text: string, limit: number): Promise<readonly FieldView[]> {
    const cip = parseCip(text);
    return this.programs.listFields(cip ?? text, limit);
  }
}
