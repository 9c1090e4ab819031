import type { AlumniRow } from '../../../domain/alumni-import/alumni-row';
import {
  ImportCancelled,
  ImportCannotBeUndone,
  ImportIsRunning,
  ImportNotFound,
  ImportRefused,
} from '../../../domain/alumni-import/errors';
import type { AlumniImports, ImportDraft, ImportResult, RejectedRow } from '../ports/alumni-imports';

const NOON = new Date('2026-03-01T12:00:00Z');
const ADA: AlumniRow = {
  firstName: 'Ada\\N',
  lastName: 'Ex "ample" \\t',
  email: 'ada@example.org',
  graduationYear: 2015,
  major: 'Mathematics, applied',
  jobTitle: null,
  company: '{"x"}',
  linkedinUrl: null,
  suggestedMentor: null,
};
const aRow = (name: string): AlumniRow => ({ ...ADA, email: `${name}@example.org` });

interface OpenedStores {
  readonly imports: AlumniImports;
  claim(email: string): Promise<void>;
  decline(collegeId: number, email: string): Promise<void>;
  /** The first names of imported people, by address. */
  people(): Promise<Record<string, string>>;
}

/** Contract tests for everything that imports, whether it stores people in PostgreSQL or in a Map. */
export function describeImports(name: string, open: () => Promise<OpenedStores>): void {
  describe(`${name} imports alumni`, () => {
    let opened: OpenedStores;
    beforeEach(async () => (opened = await open()));

    const start = (changes: { collegeId?: number; isDryRun?: boolean } = {}) => ({
      collegeId: 1,
      importedBy: null,
      fileName: 'file.csv',
      startedAt: NOON,
      isDryRun: false,
      ...changes,
    });
    const merge = (draft: ImportDraft, processed: number, errorCount = 0) =>
      draft.merge({
        processed,
        errorCount,
        fileHash: Buffer.from('hash'),
        importedAt: NOON,
        purgeAt: new Date('2026-09-01T12:00:00Z'),
      });
    const importRows = (alumni: readonly AlumniRow[], changes = {}, rejected: RejectedRow[] = []) =>
      opened.imports.run(start(changes), async (draft) => {
        await draft.stage(
          alumni.map((alumnus, n) => ({ rowNumber: n + 2, alumnus })),
          rejected,
        );
        return merge(draft, alumni.length + rejected.length, rejected.length);
      });
    const page = async (collegeId = 1) =>
      (await opened.imports.list(collegeId, { after: null, limit: 10, now: NOON })).items;
    const rejectedOf = async (id: number): Promise<RejectedRow[]> => {
      const rows: RejectedRow[] = [];
      for await (const some of opened.imports.listRejectedRows(id)) rows.push(...some);
      return rows;
    };

    it('and stores all fields unchanged', async () => {
      const { importId, added } = await importRows([ADA, aRow('ben')]);

      expect(added).toBe(2);
      expect(await opened.people()).toEqual({ 'ada@example.org': 'Ada\\N', 'ben@example.org': 'Ada\\N' });
      const one = await opened.imports.get(1, importId!);
      expect(one).toMatchObject({ status: 'completed', processed: 2, added: 2, skipped: 0, errorCount: 0 });
      expect(one).toMatchObject({ fileHash: Buffer.from('hash'), finishedAt: NOON, startedAt: NOON });
    });

    it('whom another college has imported, with the same counts as everyone else', async () => {
      await importRows([aRow('ben')], { collegeId: 2 });
      expect(await importRows([aRow('ben')])).toMatchObject({ added: 1 });
      expect(await page(1)).toMatchObject([{ processed: 1, added: 1, skipped: 0 }]);
      expect(await page(2)).toMatchObject([{ processed: 1, added: 1, skipped: 0 }]);
    });

    it('only from the first row of each address, and no one whom the college has already imported', async () => {
      await importRows([aRow('ben')]);
      const { added } = await importRows([ADA, { ...ADA, firstName: 'Second' }, aRow('ben')]);

      expect(added).toBe(1);
      expect(await opened.people()).toMatchObject({ 'ada@example.org': 'Ada\\N' });
      expect(await page()).toMatchObject([{ processed: 3, added: 1, skipped: 2 }, { added: 1 }]);
    });

    it('except people who declined to be imported by this college', async () => {
      await opened.decline(1, 'ada@example.org');

      expect(await importRows([ADA, aRow('ben')])).toMatchObject({ added: 1 });
      expect(await importRows([ADA], { collegeId: 2 })).toMatchObject({ added: 1 });
    });

    it('but stores nothing in a dry run', async () => {
      expect(await importRows([ADA, ADA], { isDryRun: true })).toEqual({ importId: null, added: 1 });
      expect(await opened.people()).toEqual({});
      expect(await page()).toEqual([]);
    });

    it('and stores rejected rows in the order of the file', async () => {
      const rows: RejectedRow[] = [
        { rowNumber: 1, message: '', cells: ['a', 'b'] },
        { rowNumber: 9, message: 'Major is required', cells: ['x\ny', 'q"uo\\te', '', 'NULL', '\t'] },
      ];
      const { importId } = await importRows([ADA], {}, rows.toReversed());

      expect(await rejectedOf(importId!)).toEqual(rows);
    });

    describe('with the key of a request', () => {
      const answer: ImportResult = {
        processed: 2,
        added: 1,
        skipped: 0,
        errorCount: 1,
        errors: ['3: Major is required'],
        warnings: [],
        warningCount: 0,
        problems: [],
        importId: 1,
      };
      const importWithKey = (changes: { collegeId?: number } = {}, outcome = async (): Promise<void> => {}) =>
        opened.imports.run(start(changes), async (draft) => {
          await merge(draft, 1);
          await draft.saveResponse('key-of-request', answer);
          await outcome();
        });

      it('are found by it with their file and response, for this college only', async () => {
        await importWithKey();
        expect(await opened.imports.findResponse(1, 'key-of-request')).toEqual({
          fileHash: Buffer.from('hash'),
          answer,
        });
        expect(await opened.imports.findResponse(1, 'another-key')).toBeNull();
        expect(await opened.imports.findResponse(2, 'key-of-request')).toBeNull();
        await importWithKey({ collegeId: 2 });
      });

      it('are refused if one with this key is stored already', async () => {
        await importWithKey();
        await expect(importWithKey()).rejects.toThrow(ImportIsRunning);
        expect(await page()).toHaveLength(1);
      });

      it('leave nothing to return if they fail', async () => {
        const failing = importWithKey({}, async () => {
          throw new Error('broken');
        });
        await expect(failing).rejects.toThrow('broken');
        expect(await opened.imports.findResponse(1, 'key-of-request')).toBeNull();
      });
    });

    it('one at a time for a college', async () => {
      await opened.imports.run(start(), async (draft) => {
        await expect(importRows([ADA])).rejects.toThrow(ImportIsRunning);
        await importRows([aRow('ben')], { collegeId: 2 });
        await merge(draft, 0);
      });
      expect(await page()).toHaveLength(1);
    });

    it.each([
      [new ImportRefused('no'), []],
      [new ImportCancelled(), [{ status: 'failed', added: 0 }]],
      [new Error('broken'), [{ status: 'failed', added: 0 }]],
    ])('but stores nothing of a file that ends with %s', async (error, left) => {
      const failing = opened.imports.run(start(), async (draft) => {
        await draft.stage([{ rowNumber: 2, alumnus: ADA }], [{ rowNumber: 3, message: 'x', cells: ['x'] }]);
        throw error;
      });
      await expect(failing).rejects.toThrow(error.message);
      const late = opened.imports.run(start({ collegeId: 2 }), async (draft) => {
        await draft.stage([{ rowNumber: 2, alumnus: ADA }], []);
        await merge(draft, 1);
        throw error;
      });
      await expect(late).rejects.toThrow(error.message);

      expect(await opened.people()).toEqual({});
      expect([await page(1), await page(2)]).toMatchObject([left, left]);
      expect(await importRows([ADA])).toMatchObject({ added: 1 });
    });

    it('and removes only unclaimed people when an import is undone', async () => {
      const { importId } = await importRows([ADA, aRow('ben'), aRow('carla')]);
      await opened.claim('ben@example.org');
      const refusal = new ImportCannotBeUndone();
      const refuse = () => {
        throw refusal;
      };
      await expect(opened.imports.undo(1, importId!, NOON, refuse)).rejects.toThrow(refusal);
      await expect(opened.imports.undo(2, importId!, NOON, () => {})).rejects.toThrow(ImportNotFound);
      expect((await page())[0]?.keptNames).toEqual([]);
      const done = { removed: 2, kept: 1, keptNames: [`${ADA.firstName} ${ADA.lastName}`] };
      expect(await opened.imports.undo(1, importId!, NOON, () => {})).toEqual(done);

      expect(Object.keys(await opened.people())).toEqual(['ben@example.org']);
      expect(await page()).toMatchObject([
        { status: 'undone', undoneAt: NOON, removed: 2, keptByUndoCount: 1, keptNames: done.keptNames, added: 3 },
      ]);
    });

    it('and lists only the college’s own imports, newest first, page by page', async () => {
      for (const rowName of ['a', 'b', 'c']) await importRows([aRow(rowName)]);
      await importRows([aRow('d')], { collegeId: 2 });
      const first = await opened.imports.list(1, { after: null, limit: 2, now: NOON });
      const second = await opened.imports.list(1, { after: first.nextAfter, limit: 2, now: NOON });
      const ids = [...first.items, ...second.items].map(({ id }) => id);

      expect([first.total, first.items.length, second.items.length, second.nextAfter]).toEqual([3, 2, 1, null]);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      await expect(opened.imports.get(2, ids[0]!)).rejects.toThrow(ImportNotFound);
    });
  });
}
