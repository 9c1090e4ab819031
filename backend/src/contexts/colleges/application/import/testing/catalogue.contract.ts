import { ImportIsRunning } from '../../../domain/catalogue/errors';
import type { FederalCollege } from '../../../domain/catalogue/federal-college';
import { FieldsOfStudy } from '../../../domain/import/fields-of-study';
import type { ImportedProgram } from '../../../domain/import/program-file';
import type {
  Catalogue,
  CatalogueDraft,
  MajorsCounts,
  MergeCounts,
  ProgramCounts,
  ProgramsOrigin,
} from '../ports/catalogue';
import { aCollege } from '../../catalogue/testing/a-college';

const origin = {
  source: 'scorecard',
  fileName: 'file.csv',
  sha256: null,
  release: '2025-05-19',
  at: new Date('2026-01-02T03:04:05Z'),
  rowsRead: 2,
} as const;

const program: ImportedProgram = {
  ipedsId: 1,
  opeid6: '001002',
  cip: '1107',
  title: 'Computer Science',
  credlev: 3,
  values: { earnings_4_years: 61_234, earnings_5_years: 70_000 },
  studentCounts: { earnings_5_years: 77 },
  suppressed: ['debt'],
  national: { national: null, national_p25: null, national_p75: null },
  distance: 'none',
};

const hope = aCollege({ ipedsId: 1, name: 'Hope College' });
const knox = aCollege({ ipedsId: 2, name: 'Knox College' });

async function merge(
  draft: CatalogueDraft,
  colleges: readonly FederalCollege[],
  closed: readonly number[] = [],
): Promise<MergeCounts> {
  await draft.stage({ colleges, closed });
  return draft.merge(origin);
}

/** Contract tests for every catalog. */
export function describeCatalogue(kind: string, make: () => Promise<Catalogue>): void {
  describe(`a catalog in ${kind}`, () => {
    let catalogue: Catalogue;
    beforeEach(async () => (catalogue = await make()));

    const importColleges = (colleges: readonly FederalCollege[], closed?: readonly number[]): Promise<MergeCounts> =>
      catalogue.update((draft) => merge(draft, colleges, closed));
    const countColleges = (): Promise<number> => catalogue.update((draft) => draft.count());

    it('is empty at first', async () => {
      expect(await catalogue.findSource()).toBeNull();
      expect(await countColleges()).toBe(0);
    });

    it('adds new colleges and stores their source', async () => {
      expect(await importColleges([hope, knox])).toEqual({ added: 2, changed: 0, unchanged: 0 });
      expect(await catalogue.findSource()).toBe('scorecard');
      expect(await countColleges()).toBe(2);
    });

    it('changes nothing when the colleges are imported again', async () => {
      await importColleges([hope, knox]);
      expect(await importColleges([hope, knox])).toEqual({ added: 0, changed: 0, unchanged: 2 });
    });

    it('updates colleges that differ', async () => {
      await importColleges([hope, knox]);
      const counts = await importColleges([{ ...hope, enrollment: 7 }, knox]);
      expect(counts).toEqual({ added: 0, changed: 1, unchanged: 1 });
    });

    it('updates colleges with other majors or aliases', async () => {
      await importColleges([hope, knox]);
      const counts = await importColleges([
        { ...hope, majors: { names: ['Physics'], source: 'families' } },
        { ...knox, aliases: ['KC'] },
      ]);
      expect(counts).toEqual({ added: 0, changed: 2, unchanged: 0 });
    });

    it('uses the first of two rows about the same college', async () => {
      expect(await importColleges([hope, { ...hope, name: 'Another' }])).toEqual({
        added: 1,
        changed: 0,
        unchanged: 0,
      });
    });

    it('does not count closed colleges until they reopen', async () => {
      await importColleges([hope, knox]);
      expect(await importColleges([knox], [hope.ipedsId])).toEqual({ added: 0, changed: 1, unchanged: 1 });
      expect(await countColleges()).toBe(1);
      expect(await importColleges([hope, knox])).toEqual({ added: 0, changed: 1, unchanged: 1 });
      expect(await countColleges()).toBe(2);
    });

    describe('with the majors of the field-of-study file', () => {
      const majorsOrigin = { fileName: 'fields.csv', sha256: null, release: null, at: origin.at, rowsRead: 3 };
      const mergeMajors = (...rows: string[][]): Promise<MajorsCounts> => {
        const fields = new FieldsOfStudy(['UNITID', 'CIPCODE', 'CREDLEV']);
        for (const row of rows) fields.add(row);
        return catalogue.update((draft) => draft.mergeMajors(fields, majorsOrigin));
      };
      const nursing = ['1', '5138', '3'];

      it('changes the colleges whose majors differ, once', async () => {
        await importColleges([hope, knox]);
        const foreign = ['77', '5138', '3'];
        expect(await mergeMajors(nursing, foreign)).toEqual({ changed: 1, unchanged: 0, leftOut: 1 });
        expect(await mergeMajors(nursing, foreign)).toEqual({ changed: 0, unchanged: 1, leftOut: 1 });
        expect(await mergeMajors(['1', '1107', '3'])).toEqual({ changed: 1, unchanged: 0, leftOut: 0 });
      });

      it('awaits the file after each import of colleges', async () => {
        expect(await catalogue.awaitsMajors()).toBe(false);
        await importColleges([hope, knox]);
        expect(await catalogue.awaitsMajors()).toBe(true);
        await mergeMajors(nursing);
        expect(await catalogue.awaitsMajors()).toBe(false);
        await importColleges([hope, knox]);
        expect(await catalogue.awaitsMajors()).toBe(true);
      });

      it('rolls back if the change fails', async () => {
        await importColleges([hope]);
        const fields = new FieldsOfStudy(['UNITID', 'CIPCODE', 'CREDLEV']);
        fields.add(nursing);
        const failing = catalogue.update(async (draft) => {
          await draft.mergeMajors(fields, majorsOrigin);
          throw new Error('the power went out');
        });
        await expect(failing).rejects.toThrow('the power went out');
        expect(await catalogue.awaitsMajors()).toBe(true);
        expect(await mergeMajors(nursing)).toMatchObject({ changed: 1 });
      });
    });

    describe('with programs', () => {
      const merge = (
        programs: readonly ImportedProgram[],
        changes: Partial<ProgramsOrigin> = {},
      ): Promise<ProgramCounts> =>
        catalogue.update(async (draft) => {
          await draft.stagePrograms(programs);
          return draft.mergePrograms({ ...origin, parts: ['main'], figures: ['earnings_4_years'], ...changes });
        });
      const certificate = { ...program, credlev: 1 };
      beforeEach(() => importColleges([hope, knox]));

      it('adds, changes and removes those that differ', async () => {
        const main = { parts: ['main'], hasMain: true, leftOut: 0 };
        expect(await merge([program, certificate])).toEqual({
          ...main,
          added: 2,
          changed: 0,
          removed: 0,
          unchanged: 0,
        });
        expect(await merge([program, certificate])).toEqual({
          ...main,
          added: 0,
          changed: 0,
          removed: 0,
          unchanged: 2,
        });
        const changed = { ...program, values: { earnings_4_years: 1 } };
        expect(await merge([changed])).toEqual({ ...main, added: 0, changed: 1, removed: 1, unchanged: 0 });
      });

      it('leaves out those of unknown colleges, and repeated ones', async () => {
        const foreign = { ...program, ipedsId: 77 };
        const repeated = { ...program, values: {} };
        expect(await merge([program, foreign, repeated])).toMatchObject({ added: 1, leftOut: 2 });
        expect(await merge([program])).toMatchObject({ unchanged: 1 });
      });

      it('keeps the supplement when another file with the main part is imported', async () => {
        const supplement = { parts: ['supplement'] as const, release: '2024-01-01' };
        expect(await merge([program], supplement)).toMatchObject({ hasMain: false, added: 1 });
        expect(await merge([program])).toMatchObject({ hasMain: true, added: 1 });
        expect(await merge([program], supplement)).toMatchObject({ parts: ['supplement'], added: 0, unchanged: 1 });
      });

      it('imports no part of an older release', async () => {
        await merge([program], { release: '2026-06-10' });
        expect(await merge([], { release: '2025-05-19' })).toMatchObject({ parts: [], hasMain: true, removed: 0 });
        expect(await merge([program], { release: null })).toMatchObject({ parts: ['main'], unchanged: 1 });
      });
    });

    it('rolls back a change that fails', async () => {
      const failing = catalogue.update(async (draft) => {
        await merge(draft, [hope]);
        throw new Error('the power went out');
      });
      await expect(failing).rejects.toThrow('the power went out');
      expect(await countColleges()).toBe(0);
      expect(await catalogue.findSource()).toBeNull();
    });

    it('refuses a concurrent change, or makes it wait', async () => {
      let finish = (): void => {};
      let markStarted = (): void => {};
      const started = new Promise<void>((resolve) => (markStarted = resolve));
      const first = catalogue.update(async (draft) => {
        markStarted();
        await new Promise<void>((resolve) => (finish = resolve));
        return merge(draft, [hope]);
      });
      await started;

      await expect(importColleges([knox])).rejects.toThrow(ImportIsRunning);
      const patient = catalogue.update((draft) => draft.count(), 'wait');
      finish();
      await first;
      expect(await patient).toBe(1);
    });
  });
}
