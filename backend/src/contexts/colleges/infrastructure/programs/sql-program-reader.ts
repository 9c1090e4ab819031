import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  type CollegeProgramsView,
  type FieldDetailView,
  type FieldView,
  type ProgramPage,
  type ProgramQuery,
  ProgramReader,
  type ProgramView,
} from '../../application/programs/ports/program-reader';
import { CollegeNotFound } from '../../domain/catalogue/errors';
import { findMajorByCipCode } from '../../domain/catalogue/majors';
import { FieldNotFound, ProgramNotFound } from '../../domain/programs/errors';
import { toFieldSlug } from '../../domain/programs/fields';
import { type ProgramKey, toProgramId } from '../../domain/programs/program-key';
import { toCredlev, toProgramLevel } from '../../domain/programs/program-levels';
import { normalizeText } from '../../domain/search/normal-text';
import { type ListedProgramRow, programPageStatement, toCursor } from './program-page';
import { PROGRAM_COLUMNS_SQL, PROGRAM_JOINS_SQL, type ProgramRow, toProgramView } from './program-rows';

interface FieldRow {
  readonly cip: string;
  readonly title: string;
  readonly colleges: number;
  readonly programs: number;
}

@Injectable()
export class SqlProgramReader extends ProgramReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async listOfCollege(collegeId: number): Promise<CollegeProgramsView> {
    const rows = await this.db.queryPrepared<ProgramRow>(
      `SELECT ${PROGRAM_COLUMNS_SQL} FROM colleges.programs p ${PROGRAM_JOINS_SQL}
       WHERE p.college_id = $1::integer AND p.credlev <= 8 AND c.operating
       ORDER BY p.credlev, f.title COLLATE "C", p.cip`,
      [collegeId],
    );
    const imported = rows.length > 0 || (await this.#isImported(collegeId));
    return { programs: rows.map(toProgramView), imported };
  }

  async list(query: ProgramQuery): Promise<ProgramPage> {
    const { sql, values } = programPageStatement(query);
    const rows = await this.db.queryPrepared<ListedProgramRow>(sql, values);
    const last = rows.length > query.limit ? rows[query.limit - 1] : undefined;
    return {
      items: rows.slice(0, query.limit).map(toProgramView),
      next: last ? toCursor(last) : null,
    };
  }

  async listByKeys(keys: readonly ProgramKey[]): Promise<readonly ProgramView[]> {
    const rows = await this.db.query<ProgramRow>(
      `SELECT ${PROGRAM_COLUMNS_SQL}
       FROM unnest($1::integer[], $2::text[], $3::smallint[]) AS key (college_id, cip, credlev)
       JOIN colleges.programs p USING (college_id, cip, credlev) ${PROGRAM_JOINS_SQL}
       WHERE c.operating`,
      [keys.map(({ collegeId }) => collegeId), keys.map(({ cip }) => cip), keys.map(({ level }) => toCredlev(level))],
    );
    const views = new Map(rows.map(toProgramView).map((view) => [view.id, view]));
    return keys.map((key) => {
      const view = views.get(toProgramId(key));
      if (!view) throw new ProgramNotFound(toProgramId(key));
      return view;
    });
  }

  async listFields(text: string, limit: number): Promise<readonly FieldView[]> {
    const words = normalizeText(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
    if (words.length === 0 && text.trim() !== '') return [];
    const rows = await this.db.query<FieldRow>(
      `SELECT f.cip, f.title, f.colleges, f.programs
       FROM (SELECT *, regexp_replace(lower(title), '[^a-z0-9]+', ' ', 'g') AS words FROM colleges.program_fields) f
       WHERE f.programs > 0 AND NOT EXISTS (
         SELECT FROM unnest($1::text[]) AS word
         WHERE ' ' || f.words NOT LIKE '% ' || word || '%' AND f.cip NOT LIKE word || '%')
       ORDER BY f.words LIKE array_to_string($1::text[], ' ') || '%' DESC, f.programs DESC, f.cip LIMIT $2::integer`,
      [words, limit],
    );
    return rows.map(toFieldView);
  }

  async getField(cip: string): Promise<FieldDetailView> {
    const [field] = await this.db.query<FieldRow>(
      'SELECT f.cip, f.title, f.colleges, f.programs FROM colleges.program_fields f WHERE f.cip = $1 AND f.programs > 0',
      [cip],
    );
    if (!field) throw new FieldNotFound();
    const levels = await this.db.query<{ credlev: number; programs: number }>(
      `SELECT p.credlev, count(*)::integer AS programs
       FROM colleges.programs p JOIN colleges.colleges c ON c.id = p.college_id
       WHERE p.cip = $1 AND p.credlev <= 8 AND c.operating GROUP BY p.credlev ORDER BY p.credlev`,
      [cip],
    );
    return {
      ...toFieldView(field),
      levels: levels.map(({ credlev, programs }) => ({ level: toProgramLevel(credlev), programs })),
    };
  }

  /** @throws CollegeNotFound */
  async #isImported(collegeId: number): Promise<boolean> {
    const [row] = await this.db.query<{ imported: boolean }>(
      `SELECT EXISTS (SELECT FROM colleges.program_sources i WHERE i.part = 'main') AS imported
       FROM colleges.colleges c WHERE c.id = $1::integer`,
      [collegeId],
    );
    if (!row) throw new CollegeNotFound();
    return row.imported;
  }
}

const toFieldView = ({ cip, title, colleges, programs }: FieldRow): FieldView => ({
  cip,
  field: title,
  slug: toFieldSlug(title),
  group: findMajorByCipCode(cip),
  colleges,
  programs,
});
