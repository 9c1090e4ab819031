import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { runReportingFailure } from '../../../../../shared/infrastructure/metrics/background-failures';
import { DatabaseNotifications } from '../../../../../shared/infrastructure/notifications/database-notifications';
import { Settings } from '../../../../../shared/infrastructure/settings/settings';
import { isDatabaseUnavailable } from '../../../../../shared/infrastructure/typeorm/database-errors';
import { buildSnapshot, type CatalogSnapshot } from './catalog-snapshot';
import { type CatalogVersion, SnapshotSource } from './snapshot-source';

/** Announced by the database itself, so that changes by any program are noticed; see the migration. */
const CATALOG_CHANGED_TOPIC = 'catalog-changed';
/** The subject if a college has changed, and not only counts. */
const CONTENT_CHANGED = 'content';

/** Several changes in a row, as by the nightly counts, are read together. */
const COLLECT_CHANGES_MS = 500;
/** A lost announcement is noticed at the latest after this time. */
const COMPARE_EVERY_MS = 60_000;

/**
 * Keeps a snapshot of the current version of the catalog. Between a change and the next snapshot there is none, so that
 * no request gets data that this instance knows to be outdated; the database answers instead. Changes of the counts are less
 * urgent: the snapshot is used until they are read.
 */
@Injectable()
export class CatalogSnapshots implements OnApplicationBootstrap, OnModuleDestroy {
  #snapshot: CatalogSnapshot | null = null;
  #isCurrent = false;
  /** Number of changes that were announced. */
  #changes = 0;
  #refreshing?: Promise<void>;
  #timer?: NodeJS.Timeout;
  #delay?: NodeJS.Timeout;
  #isRunning = false;
  /** Aborted when the server stops, so that it doesn't wait until the catalog has been read. */
  readonly #stop = new AbortController();

  constructor(
    private readonly source: SnapshotSource,
    private readonly notifications: DatabaseNotifications,
    private readonly settings: Settings,
  ) {}

  /** The snapshot of the version that this instance knows as the current one; null while it is being read. */
  get current(): CatalogSnapshot | null {
    return this.#isCurrent ? this.#snapshot : null;
  }

  onApplicationBootstrap(): void {
    if (!this.settings.backgroundWork) return;
    this.#isRunning = true;
    this.notifications.listen(CATALOG_CHANGED_TOPIC, (subject) => {
      if (subject === CONTENT_CHANGED) this.expectChange();
      // Without a subject, announcements may have been missed.
      else this.#refreshSoon();
    });
    this.#timer = setInterval(() => this.#refreshInBackground(), COMPARE_EVERY_MS);
    this.#refreshInBackground();
  }

  async onModuleDestroy(): Promise<void> {
    this.#isRunning = false;
    clearInterval(this.#timer);
    clearTimeout(this.#delay);
    this.#stop.abort();
    await this.#refreshing?.catch(() => undefined);
  }

  /** Compares the versions, so that the colleges of `current` are not older than this call. */
  async compareVersion(): Promise<void> {
    if (!this.current) return;
    const version = await this.source.readVersion();
    if (!isSame('content', this.#snapshot, version)) this.expectChange();
    else if (!isSame('counts', this.#snapshot, version)) this.#refreshSoon();
  }

  /** Reads a snapshot of the current version, unless there is one already. Never reads two at the same time. */
  refresh(): Promise<void> {
    return (this.#refreshing ??= this.#refresh().finally(() => (this.#refreshing = undefined)));
  }

  /** Stops using the snapshot until the versions were compared, because the catalog was changed. */
  expectChange(): void {
    this.#changes++;
    this.#isCurrent = false;
    this.#refreshSoon();
  }

  #refreshSoon(): void {
    if (!this.#isRunning) return;
    this.#delay ??= setTimeout(() => {
      this.#delay = undefined;
      // A change that was announced while a snapshot is read may not be part of it.
      runReportingFailure('catalog-snapshot', async () => {
        await this.#refreshing?.catch(() => undefined);
        this.#refreshInBackground();
      });
    }, COLLECT_CHANGES_MS);
  }

  #refreshInBackground(): void {
    if (!this.#isRunning) return;
    runReportingFailure('catalog-snapshot', () =>
      this.refresh().catch((error: unknown) => {
        // The next comparison tries again.
        if (!isDatabaseUnavailable(error) && !this.#stop.signal.aborted) throw error;
      }),
    );
  }

  async #refresh(): Promise<void> {
    const changes = this.#changes;
    const version = await this.source.readVersion();
    if (!isSame('content', this.#snapshot, version)) {
      // Not needed any more: the memory of two snapshots is never in use.
      this.#isCurrent = false;
      this.#snapshot = null;
    }
    if (!isSame('counts', this.#snapshot, version)) {
      const next = await (this.#snapshot ? this.#readCounts(this.#snapshot) : this.#read());
      if (!next) return;
      this.#snapshot = next;
    }
    // A change that was announced since then may not be part of it; the next refresh compares the versions.
    this.#isCurrent = changes === this.#changes;
  }

  async #read(): Promise<CatalogSnapshot | null> {
    const data = await this.source.load(this.#stop.signal);
    return data && buildSnapshot(data);
  }

  /** Returns null if the colleges have changed as well in the meantime. */
  async #readCounts(snapshot: CatalogSnapshot): Promise<CatalogSnapshot | null> {
    const read = await this.source.loadCounts();
    if (read?.version.content === snapshot.version.content) return snapshot.withCounts(read.version, read.counts);
    this.expectChange();
    return null;
  }
}

const isSame = (
  part: keyof CatalogVersion,
  snapshot: CatalogSnapshot | null,
  version: CatalogVersion | null,
): boolean => snapshot !== null && version !== null && snapshot.version[part] === version[part];
