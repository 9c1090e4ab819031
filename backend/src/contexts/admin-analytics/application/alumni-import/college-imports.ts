import { Clock } from '../../../../shared/application/clock';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { UseCase } from '../../../../shared/application/use-case';
import {
  type AlumniImport,
  assertUndoable,
  undoUntil,
  type UndoResult,
} from '../../domain/alumni-import/alumni-import';
import { type ImportMapping, parseImportMapping } from '../../domain/alumni-import/import-mapping';
import { FindOwnCollege } from '../memberships/own-membership';
import { People } from '../memberships/ports/people';
import { AlumniImports, ImportMappings, type RejectedRow } from './ports/alumni-imports';

export interface ListedImport extends Omit<AlumniImport, 'collegeId' | 'fileHash' | 'importedBy' | 'keptByUndoCount'> {
  /** Name of the administrator; null after the account was erased, and for imports on the command line. */
  readonly importedBy: string | null;
  readonly undoUntil: Date | null;
  /** The API's name of `keptByUndoCount`. */
  readonly kept: number | null;
}

/** Lists the imports of the administrator's own college, newest first. */
@UseCase()
export class ListImports {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly imports: AlumniImports,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async execute(
    by: number,
    page: { after: number | null; limit: number },
  ): Promise<{ items: ListedImport[]; total: number; nextAfter: number | null }> {
    const collegeId = await this.findOwnCollege.execute(by);
    const now = this.clock.now();
    const { items, ...rest } = await this.imports.list(collegeId, { ...page, now });
    const names = await this.people.findNames([...new Set(items.flatMap(({ importedBy }) => importedBy ?? []))]);
    return { ...rest, items: items.map((one) => toListedImport(one, names, now)) };
  }
}

function toListedImport(one: AlumniImport, names: ReadonlyMap<number, string>, now: Date): ListedImport {
  const until = undoUntil(one);
  const { keptByUndoCount: kept, ...rest } = omitFields(omitFields(one, 'collegeId'), 'fileHash');
  return {
    ...rest,
    kept,
    importedBy: one.importedBy === null ? null : (names.get(one.importedBy) ?? null),
    undoUntil: until && until > now ? until : null,
  };
}

/** Reads the rows of a file that were not imported, unchanged. */
@UseCase()
export class ReadRejectedRows {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly imports: AlumniImports,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded, ImportNotFound */
  async execute(by: number, id: number): Promise<AsyncIterable<readonly RejectedRow[]>> {
    const one = await this.imports.get(await this.findOwnCollege.execute(by), id);
    return this.imports.listRejectedRows(one.id);
  }
}

/** Undoes an import; people who have claimed their profile stay. */
@UseCase()
export class UndoImport {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly imports: AlumniImports,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /**
   * Undoing it again changes nothing and returns the same result.
   * @throws AdministratorNotVerified, TwoFactorNeeded, ImportNotFound, ImportCannotBeUndone, ImportIsRunning
   */
  async execute(by: number, id: number): Promise<UndoResult> {
    const collegeId = await this.findOwnCollege.execute(by);
    const { status, removed, keptByUndoCount, keptNames } = await this.imports.get(collegeId, id);
    if (status === 'undone') return { removed: removed ?? 0, kept: keptByUndoCount ?? 0, keptNames };
    const now = this.clock.now();
    const result = await this.imports.undo(collegeId, id, now, (one) => assertUndoable(one, now));
    await this.people.audit(
      'alumni-import-undone',
      by,
      now,
      `college ${collegeId}, import ${id}: ${result.removed} removed, ${result.kept} kept`,
    );
    return result;
  }
}

/** Records an import and the user who started it in the audit log. */
@UseCase()
export class AuditImport {
  constructor(
    private readonly imports: AlumniImports,
    private readonly people: People,
  ) {}

  async execute(collegeId: number, id: number, at: Date): Promise<void> {
    const { importedBy, fileHash, added, skipped, errorCount } = await this.imports.get(collegeId, id);
    const counts = `${added} added, ${skipped} skipped, ${errorCount} rejected`;
    const file = fileHash ? `, SHA-256 ${Buffer.from(fileHash).toString('hex')}` : '';
    await this.people.audit('alumni-imported', importedBy, at, `college ${collegeId}, import ${id}: ${counts}${file}`);
  }
}

/** Stores how the columns of the college's own files map to the template. */
@UseCase()
export class OwnImportMapping {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly mappings: ImportMappings,
  ) {}

  /** @throws AdministratorNotVerified, TwoFactorNeeded */
  async read(by: number): Promise<ImportMapping> {
    return this.mappings.get(await this.findOwnCollege.execute(by));
  }

  /** @throws AdministratorNotVerified, TwoFactorNeeded, ImportMappingRefused */
  async save(by: number, input: unknown): Promise<ImportMapping> {
    const collegeId = await this.findOwnCollege.execute(by);
    const mapping = parseImportMapping(input);
    await this.mappings.save(collegeId, mapping);
    return mapping;
  }
}
