import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { DownloadDataExport } from '../../application/data-export/download-data-export';
import { aVisitor, NOON } from '../../application/users/testing/user-fixture';
import { describeDataExports } from '../../application/data-export/testing/data-exports.contract';
import { RecordingAuditLog, RecordingJobs, StubClock } from '../../application/testing/fakes';
import {
  InMemoryDataExports,
  InMemoryExportContents,
} from '../../application/data-export/testing/in-memory-data-exports';
import {
  DataExport,
  type DataExportId,
  ExportBeingDownloaded,
  ExportNoLongerAvailable,
} from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { PurgeDataExports } from './data-export-jobs';
import { SqlExportContents, TypeormDataExports } from './typeorm-data-exports';
import { storeUserId } from '../users/testing/store-user';

let db: DataSource;
beforeAll(async () => (db = await freshDatabase()));
afterEach(() => emptyTables(db, 'identity.users'));

const onPostgres = () => ({
  exports: new TypeormDataExports(unitOfWorkOn(db)),
  contents: new SqlExportContents(unitOfWorkOn(db)),
});

describeDataExports('a Map', async () => {
  const contents = new InMemoryExportContents();
  return { exports: new InMemoryDataExports(contents), contents, robin: 1 as UserId, kim: 2 as UserId };
});
describeDataExports('PostgreSQL', async () => ({
  ...onPostgres(),
  robin: await storeUserId(db, 'robin'),
  kim: await storeUserId(db, 'kim'),
}));

/** Creates an export of a new user, changed by `become`, with a file. */
async function anExport(username: string, at: Date, change: (made: DataExport) => void = () => {}) {
  const { exports, contents } = onPostgres();
  const userId = await storeUserId(db, username);
  const made = DataExport.request({ id: await exports.nextId(), userId, total: 1 }, at);
  change(made);
  await exports.save(made);
  const { id } = made.snapshot();
  await contents.save(id, Buffer.from('everything'));
  return { id, userId };
}

const finish = (at: Date) => (made: DataExport) => {
  made.startAttempt();
  made.finish(10, at);
};

describe('twenty downloads at once', () => {
  it('deliver the file once', async () => {
    const { id: exportId, userId } = await anExport('robin', NOON, finish(NOON));
    const session = unitOfWorkOn(db);
    const ports = [new TypeormDataExports(session), new SqlExportContents(session)] as const;
    const download = new DownloadDataExport(...ports, new RecordingAuditLog(), session, new StubClock());
    let downloadCount = 0;
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        download.execute({ userId, exportId, visitor: aVisitor() }, async () => (downloadCount += 1) > 0),
      ),
    );

    const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason as unknown] : []));
    expect([downloadCount, refusals.length]).toEqual([1, 19]);
    expect(
      refusals.filter(
        (refusal) => !(refusal instanceof ExportNoLongerAvailable || refusal instanceof ExportBeingDownloaded),
      ),
    ).toEqual([]);
  });
});

describe('PurgeDataExports', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 60 * 60_000);
  const clear = () => new PurgeDataExports(new RecordingJobs(), unitOfWorkOn(db), new StubClock(now)).purge();
  const stateOf = async (id: DataExportId) => {
    const { exports, contents } = onPostgres();
    return [(await exports.findById(id))?.snapshot().status ?? null, (await contents.find(id)) !== null];
  };

  it.each([
    ['leaves a file that was made less than a day ago', 25, finish(hoursAgo(23)), ['ready', true]],
    ['takes a file that was made a day ago', 25, finish(hoursAgo(24)), ['expired', false]],
    ['leaves what is being made', 23, () => {}, ['waiting', false]],
    ['gives up what no one made within a day', 24, () => {}, ['failed', false]],
  ])('%s', async (_, hours, become, left) => {
    const { id } = await anExport('robin', hoursAgo(hours), become);
    await clear();
    expect(await stateOf(id)).toEqual(left);
  });
});
