import { DataExport, type DataExportId, ExportInProgress } from '../../../domain/data-export/data-export';
import type { UserId } from '../../../domain/users/user-state';
import { minutesLater, NOON } from '../../users/testing/user-fixture';
import type { DataExports, ExportContents } from '../ports/data-exports';

interface Opened {
  exports: DataExports;
  contents: ExportContents;
  /** IDs of existing users. */
  robin: UserId;
  kim: UserId;
}

/** Contract for every export store, in PostgreSQL or in memory. */
export function describeDataExports(name: string, open: () => Promise<Opened>): void {
  describe(`${name} keeps exports`, () => {
    let { exports, contents, robin, kim }: Opened = {} as Opened;
    beforeEach(async () => ({ exports, contents, robin, kim } = await open()));

    async function asked(userId: UserId, at = NOON): Promise<DataExport> {
      const dataExport = DataExport.request({ id: await exports.nextId(), userId, total: 3 }, at);
      await exports.save(dataExport);
      return dataExport;
    }

    async function ready(userId: UserId, at = NOON): Promise<DataExportId> {
      const dataExport = await asked(userId, at);
      dataExport.startAttempt();
      dataExport.finish(3, at);
      await exports.save(dataExport);
      await contents.save(dataExport.snapshot().id, Buffer.from([0, 1, 255]));
      return dataExport.snapshot().id;
    }

    it('returns exports in every state as they were saved', async () => {
      const dataExport = await asked(robin);
      const { id } = dataExport.snapshot();
      expect((await exports.findById(id))?.snapshot()).toEqual(dataExport.snapshot());
      dataExport.startAttempt();
      dataExport.finish(2_000, minutesLater(1));
      dataExport.startDownload(minutesLater(2));
      await exports.save(dataExport);
      expect((await exports.findById(id))?.snapshot()).toEqual(dataExport.snapshot());
      dataExport.completeDownload(minutesLater(3));
      await exports.save(dataExport);
      expect((await exports.findById(id))?.snapshot()).toEqual(dataExport.snapshot());
    });

    it('finds the latest export of a user', async () => {
      await ready(robin);
      const second = await ready(robin, minutesLater(60));
      await ready(kim, minutesLater(90));
      expect((await exports.findLatest(robin))?.snapshot().id).toBe(second);
    });

    it('treats the higher ID as the latest of two exports requested at the same time', async () => {
      const [first, second] = [await ready(robin), await ready(robin)];
      expect((await exports.findLatest(robin))?.snapshot().id).toBe(Math.max(first, second));
    });

    it('returns null for unknown exports', async () => {
      expect(await exports.findById(1_000 as DataExportId)).toBeNull();
      expect(await exports.findLatest(robin)).toBeNull();
      expect(await contents.find(1_000 as DataExportId)).toBeNull();
    });

    it('allows only one export in progress per user, even with concurrent requests', async () => {
      const tries = await Promise.allSettled(Array.from({ length: 20 }, () => asked(robin)));
      const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason as unknown] : []));
      expect(refusals).toHaveLength(19);
      expect(refusals.every((refusal) => refusal instanceof ExportInProgress)).toBe(true);
      await expect(asked(kim)).resolves.toBeDefined();
    });

    it('returns a file unchanged until it is deleted', async () => {
      const id = await ready(robin);
      expect([...((await contents.find(id)) ?? [])]).toEqual([0, 1, 255]);
      await contents.save(id, Buffer.from([7]));
      expect([...((await contents.find(id)) ?? [])]).toEqual([7]);
      await contents.delete(id);
      expect(await contents.find(id)).toBeNull();
    });

    it('deletes all exports of one user including files, and none of others', async () => {
      const [gone, kept] = [await ready(robin), await ready(kim)];
      await exports.deleteByUserId(robin);
      expect([await exports.findLatest(robin), await contents.find(gone)]).toEqual([null, null]);
      expect([(await exports.findLatest(kim))?.snapshot().id, !!(await contents.find(kept))]).toEqual([kept, true]);
    });
  });
}
