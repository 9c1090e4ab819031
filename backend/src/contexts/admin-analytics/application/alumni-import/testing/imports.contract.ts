import type { AlumniRow } from '../../../domain/alumni-import/alumni-row';
import {
  ImportCancelled,
  ImportCannotBeUndone,
  ImportIsRunning,
  ImportNotFound,
  ImportRefused,
} from '../../../domain/alumni-import/errors';
import type { AlumniImports } from '../ports/alumni-imports';
import type { ImportDraft, ImportDrafts, ImportResult, RejectedRow } from '../ports/import-drafts';

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
const named = (name: string): AlumniRow => ({ ...ADA, email: `${name}@example.org` });

interface Opened {
  readonly drafts: ImportDrafts;
  readonly imports: AlumniImports;
  claim(email: string): Promise<void>;
  decline(collegeId: number, email: string): Promise<void>;
  /** The first names of imported people, by address. */
  people(): Promise<Record<string, string>>;
}

/** Contract tests for everything that imports, whether it stores people in PostgreSQL or in a Map. */
export function describeImports(name: string, open: () => Promise<Opened>): void {
  describe(`${name} imports alumni`, () => {
    let opened: Opened;
    beforeEach(async () => (opened = await open()));

    const start = (told: { collegeId?: number; isDryRun?: boolean } = {}) => ({
      collegeId: 1,
      importedBy: null,
      fileName: 'file.csv',
      startedAt: NOON,
      isDryRun: false,
      ...told,
    });
    const merge = (draft: ImportDraft, processed: number, errorCount = 0) =>
      draft.merge({
        processed,
        errorCount,
        fileHash: Buffer.from('hash'),
        importedAt: NOON,
        purgeAt: new Date('2026-09-01T12:00:00Z'),
      });
    const bringIn = (alumni: readonly AlumniRow[], told = {}, rejected: RejectedRow[] = []) =>
      opened.drafts.run(start(told), async (draft) => {
        await draft.stage(
          alumni.map((alumnus, n) => ({ row: n + 2, alumnus })),
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
      const { importId, added } = await bringIn([ADA, named('ben')]);

      expect(added).toBe(2);
      expect(await opened.people()).toEqual({ 'ada@example.org': 'Ada\\N', 'ben@example.org': 'Ada\\N' });
      const one = await opened.imports.get(1, importId!);
      expect(one).toMatchObject({ status: 'completed', processed: 2, added: 2, skipped: 0, errorCount: 0 });
      expect(one).toMatchObject({ fileHash: Buffer.from('hash'), finishedAt: NOON, startedAt: NOON });
    });

    it('whom another college has imported, with the same counts as everyone else', async () => {
      await bringIn([named('ben')], { collegeId: 2 });
      expect(await bringIn([named('ben')])).toMatchObject({ added: 1 });
      expect(await page(1)).toMatchObject([{ processed: 1, added: 1, skipped: 0 }]);
      expect(await page(2)).toMatchObject([{ processed: 1, added: 1, skipped: 0 }]);
    });

    it('only from the first row of each address, and no one whom the college has already imported', async () => {
      await bringIn([named('ben')]);
      const { added } = await bringIn([ADA, { ...ADA, firstName: 'Second' }, named('ben')]);

      expect(added).toBe(1);
      expect(await opened.people()).toMatchObject({ 'ada@example.org': 'Ada\\N' });
      expect(await page()).toMatchObject([{ processed: 3, added: 1, skipped: 2 }, { added: 1 }]);
    });

    it('except people who declined to be imported by this college', async () => {
      await opened.decline(1, 'ada@example.org');

      expect(await bringIn([ADA, named('ben')])).toMatchObject({ added: 1 });
      expect(await bringIn([ADA], { collegeId: 2 })).toMatchObject({ added: 1 });
    });

    it('but stores nothing in a dry run', async () => {
      expect(await bringIn([ADA, ADA], { isDryRun: true })).toEqual({ importId: null, added: 1 });
      expect(await opened.people()).toEqual({});
      expect(await page()).toEqual([]);
    });

    it('and stores rejected rows in the order of the file', async () => {
      const rows: RejectedRow[] = [
        { row: 1, message: '', cells: ['a', 'b'] },
        { row: 9, message: 'Major is required', cells: ['x\ny', 'q"uo\\te', '', 'NULL', '\t'] },
      ];
      const { importId } = await bringIn([ADA], {}, rows.toReversed());

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
      const withKey = (told: { collegeId?: number } = {}, outcome = async (): Promise<void> => {}) =>
        opened.drafts.run(start(told), async (draft) => {
          await merge(draft, 1);
          await draft.saveResponse('key-of-request', answer);
          await outcome();
        });

      it('are found by it with their file and response, for this college only', async () => {
        await withKey();
        expect(await opened.imports.findResponse(1, 'key-of-request')).toEqual({
          fileHash: Buffer.from('hash'),
          answer,
        });
        expect(await opened.imports.findResponse(1, 'another-key')).toBeNull();
        expect(await opened.imports.findResponse(2, 'key-of-request')).toBeNull();
        await withKey({ collegeId: 2 });
      });

      it('are refused if one with this key is stored already', async () => {
        await withKey();
        await expect(withKey()).rejects.toThrow(ImportIsRunning);
        expect(await page()).toHaveLength(1);
      });

      it('leave nothing to return if they fail', async () => {
        const failing = withKey({}, async () => {
          throw new Error('broken');
        });
        await expect(failing).rejects.toThrow('broken');
        expect(await opened.imports.findResponse(1, 'key-of-request')).toBeNull();
      });
    });

    it('one at a time for a college', async () => {
      await opened.drafts.run(start(), async (draft) => {
        await expect(bringIn([ADA])).rejects.toThrow(ImportIsRunning);
        await bringIn([named('ben')], { collegeId: 2 });
        await merge(draft, 0);
      });
      expect(await page()).toHaveLength(1);
    });

    it.each([
      [new ImportRefused('no'), []],
      [new ImportCancelled(), [{ status: 'failed', added: 0 }]],
      [new Error('broken'), [{ status: 'failed', added: 0 }]],
    ])('but stores nothing of a file that ends with %s', async (error, left) => {
      const failing = opened.drafts.run(start(), async (draft) => {
        await draft.stage([{ row: 2, alumnus: ADA }], [{ row: 3, message: 'x', cells: ['x'] }]);
        throw error;
      });
      await expect(failing).rejects.toThrow(error.message);
      const late = opened.drafts.run(start({ collegeId: 2 }), async (draft) => {
        await draft.stage([{ row: 2, alumnus: ADA }], []);
        await merge(draft, 1);
        throw error;
      });
      await expect(late).rejects.toThrow(error.message);

      expect(await opened.people()).toEqual({});
      expect([await page(1), await page(2)]).toMatchObject([left, left]);
      expect(await bringIn([ADA])).toMatchObject({ added: 1 });
    });

    it('and removes only unclaimed people when an import is undone', async () => {
      const { importId } = await bringIn([ADA, named('ben'), named('carla')]);
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
      expect(await page()).toMatchObject([{ status: 'undone', undoneAt: NOON, ...done, added: 3 }]);
    });

    it('and lists only the college’s own imports, newest first, page by page', async () => {
      for (const who of ['a', 'b', 'c']) await bringIn([named(who)]);
      await bringIn([named('d')], { collegeId: 2 });
      const first = await opened.imports.list(1, { after: null, limit: 2, now: NOON });
      const second = await opened.imports.list(1, { after: first.nextAfter, limit: 2, now: NOON });
      const ids = [...first.items, ...second.items].map(({ id }) => id);

      expect([first.total, first.items.length, second.items.length, second.nextAfter]).toEqual([3, 2, 1, null]);
      expect(ids).toEqual(ids.toSorted((a, b) => b - a));
      await expect(opened.imports.get(2, ids[0]!)).rejects.toThrow(ImportNotFound);
    });
  });
}
