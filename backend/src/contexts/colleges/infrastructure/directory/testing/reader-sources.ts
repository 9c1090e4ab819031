import type { DataSource } from 'typeorm';
import { DatabaseNotifications } from '../../../../../shared/infrastructure/notifications/database-notifications';
import type { Settings } from '../../../../../shared/infrastructure/settings/settings';
import type { UnitOfWork } from '../../../../../shared/infrastructure/typeorm/unit-of-work';
import type { CollegeReader } from '../../../application/directory/ports/college-reader';
import type { DirectoryReader } from '../../../application/directory/ports/directory-reader';
import { CatalogReaders } from '../snapshot/catalog-readers';
import { CatalogSnapshots } from '../snapshot/catalog-snapshots';
import { SnapshotSource } from '../snapshot/snapshot-source';
import { SqlCollegeReader } from '../sql-college-reader';
import { SqlDirectoryReader } from '../sql-directory-reader';

/** Where readers of the catalog read. All of them must give the same answers. */
export const READER_SOURCES = ['the database', 'a snapshot'] as const;
export type ReaderSource = (typeof READER_SOURCES)[number];

interface Readers {
  readonly reader: CollegeReader;
  readonly directory: DirectoryReader;
}

/** Creates readers; those of a snapshot refresh it before each call, so that they find every change. */
export function createReaders(
  source: ReaderSource,
  { session, db, settings }: { session: UnitOfWork; db: DataSource; settings: Settings },
): Readers {
  const [reader, directory] = [new SqlCollegeReader(session), new SqlDirectoryReader(session)];
  if (source === 'the database') return { reader, directory };
  const snapshots = new CatalogSnapshots(
    new SnapshotSource(session),
    new DatabaseNotifications(db, settings),
    settings,
  );
  const readers = new CatalogReaders(snapshots, reader, directory);
  const refresh = async (): Promise<CatalogReaders> => {
    await snapshots.refresh();
    if (!snapshots.current) throw new Error('There is no snapshot');
    return readers;
  };
  return {
    reader: delegateTo(async () => (await refresh()).colleges),
    directory: delegateTo(async () => (await refresh()).directory),
  };
}

type Method = (...args: unknown[]) => unknown;

/** Creates an object whose methods wait for `find`, and call the method of its result. */
const delegateTo = <T extends object>(find: () => Promise<T>): T =>
  new Proxy({} as T, {
    get:
      (_, name) =>
      async (...args: unknown[]) => {
        const target = (await find()) as Record<string | symbol, Method>;
        return target[name]!(...args);
      },
  });
