import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../../shared/domain/domain-error';
import type { CollegeDetailView } from '../../../application/directory/ports/college-reader';
import { type CollegeDigest, ExportedVersions } from '../../../application/directory/ports/exported-versions';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot';
import { CatalogSnapshots } from '../snapshot/catalog-snapshots';
import { toDetailView } from '../snapshot/snapshot-readers';

/** A college of the export: without counts of people, which change without a version of the catalog. */
export type ExportedCollege = Omit<CollegeDetailView, 'alumniCount'> & { readonly alumniCount: undefined };

/** A college that isn't in the catalog any more. */
export interface RemovedCollege {
  readonly id: number;
  readonly removed: true;
}

class CatalogIsChanging extends DomainError {
  override readonly retryAfterSeconds = 5;

  constructor() {
    super('busy', 'colleges.catalog-changing', 'The catalog is being updated. Try again in a few seconds.');
  }
}

class VersionUnknown extends DomainError {
  constructor() {
    const message = 'We don’t know this version of the catalog. Leave out “since” to get all colleges.';
    super('gone', 'colleges.version-unknown', message, [{ field: 'since', message }]);
  }
}

/** Other work of the process continues after this many colleges. */
const COLLEGES_PER_STEP = 100;

/** One version of the catalog, college by college, for programs that keep a copy. */
@Injectable()
export class CatalogExport {
  /** The last version that this instance knows to be recorded. */
  #recorded: string | null = null;
  #recording?: Promise<void>;

  constructor(
    private readonly snapshots: CatalogSnapshots,
    private readonly versions: ExportedVersions,
  ) {}

  /**
   * Returns the current version of the catalog.
   * @throws CatalogIsChanging
   */
  async open(): Promise<CatalogSnapshot> {
    await this.snapshots.compareVersion();
    if (!this.snapshots.current) await this.snapshots.refresh();
    const { current } = this.snapshots;
    if (!current) throw new CatalogIsChanging();
    return current;
  }

  /**
   * Lists the colleges of a version in the order of their IDs.
   * @param after leaves out this ID and smaller ones
   * @param since only what changed since this version, with the colleges removed since then
   * @throws VersionUnknown
   */
  async list(
    snapshot: CatalogSnapshot,
    { after = 0, since }: { after?: number; since?: string },
  ): Promise<AsyncIterable<ExportedCollege | RemovedCollege>> {
    await this.#record(snapshot);
    const ids = since === undefined ? snapshot.ids : await this.#listChangedIds(snapshot, since);
    return readColleges(
      snapshot,
      ids.filter((id) => id > after),
    );
  }

  async #listChangedIds(snapshot: CatalogSnapshot, since: string): Promise<readonly number[]> {
    if (since === snapshot.version.content) return [];
    const changed = await this.versions.listChangedSince(since);
    if (!changed) throw new VersionUnknown();
    return changed.map(({ id }) => id);
  }

  /** Records the version, once for all instances, so that clients can ask for the changes since it. */
  async #record(snapshot: CatalogSnapshot): Promise<void> {
    await this.#recording?.catch(() => undefined);
    if (this.#recorded === snapshot.version.content) return;
    this.#recording = this.#recordOnce(snapshot).finally(() => (this.#recording = undefined));
    await this.#recording;
  }

  async #recordOnce(snapshot: CatalogSnapshot): Promise<void> {
    const { content } = snapshot.version;
    if (!(await this.versions.has(content))) await this.versions.record(content, await digestColleges(snapshot));
    this.#recorded = content;
  }
}

async function digestColleges(snapshot: CatalogSnapshot): Promise<readonly CollegeDigest[]> {
  const digests: CollegeDigest[] = [];
  for await (const college of readColleges(snapshot, snapshot.ids)) {
    const digest = createHash('sha256').update(JSON.stringify(college)).digest('base64url');
    digests.push({ id: college.id, digest });
  }
  return digests;
}

async function* readColleges(
  snapshot: CatalogSnapshot,
  ids: readonly number[],
): AsyncGenerator<ExportedCollege | RemovedCollege> {
  for (const [n, id] of ids.entries()) {
    if (n % COLLEGES_PER_STEP === 0) await setImmediate();
    const view = toDetailView(snapshot, id);
    yield view ? { ...view, alumniCount: undefined } : { id, removed: true };
  }
}
