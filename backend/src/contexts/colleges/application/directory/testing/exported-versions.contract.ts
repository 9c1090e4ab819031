import { randomUUID } from 'node:crypto';
import type { ExportedVersions } from '../ports/exported-versions';

const digests = (...texts: string[]) => texts.map((digest, n) => ({ id: n + 1, digest }));

/** Contract tests for every store of exported versions. */
export function describeExportedVersions(name: string, open: () => Promise<ExportedVersions>): void {
  describe(`exported versions in ${name}`, () => {
    let versions: ExportedVersions;
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    beforeEach(async () => (versions = await open()));

    it('are known once they are recorded', async () => {
      expect(await versions.has(first)).toBe(false);
      expect(await versions.listChangedSince(first)).toBeNull();
      await versions.record(first, digests('a', 'b'));
      expect(await versions.has(first)).toBe(true);
      expect(await versions.listChangedSince(first)).toEqual([]);
    });

    it('list what changed since each of them', async () => {
      await versions.record(first, digests('a', 'b', 'c'));
      await versions.record(second, digests('a', 'B', 'c', 'd'));
      await versions.record(third, digests('A', 'B', 'c', 'd'));
      expect(await versions.listChangedSince(first)).toEqual([
        { id: 1, isRemoved: false },
        { id: 2, isRemoved: false },
        { id: 4, isRemoved: false },
      ]);
      expect(await versions.listChangedSince(second)).toEqual([{ id: 1, isRemoved: false }]);
    });

    it('list colleges that were removed, and that came back', async () => {
      await versions.record(first, digests('a', 'b'));
      await versions.record(second, digests('a'));
      expect(await versions.listChangedSince(first)).toEqual([{ id: 2, isRemoved: true }]);
      await versions.record(third, digests('a', 'b'));
      expect(await versions.listChangedSince(second)).toEqual([{ id: 2, isRemoved: false }]);
    });

    it('aren’t recorded again', async () => {
      await versions.record(first, digests('a'));
      await versions.record(second, digests('b'));
      await versions.record(first, digests('a'));
      expect(await versions.listChangedSince(first)).toEqual([{ id: 1, isRemoved: false }]);
      expect(await versions.listChangedSince(second)).toEqual([]);
    });

    it('lose no change when several are recorded at the same time', async () => {
      await versions.record(first, digests('a', 'b'));
      await Promise.all([versions.record(second, digests('A', 'b')), versions.record(third, digests('a', 'B'))]);
      const since = await Promise.all([second, third].map((version) => versions.listChangedSince(version)));
      expect(since.map((changed) => changed!.length).sort()).toEqual([0, 2]);
    });
  });
}
