import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { IdempotencyKeyReused } from '../../../../shared/domain/idempotency-errors';
import type { RateLimit } from '../../../../shared/domain/limits';
import {
  ImportCancelled,
  ImportCannotBeUndone,
  ImportNotFound,
  ImportRefused,
  ImportTooLarge,
} from '../../domain/alumni-import/errors';
import { membershipFixture, NOON } from '../memberships/testing/membership-fixture';
import { ImportAlumni } from './import-alumni';
import { ListImports, AuditImport, ReadRejectedRows, UndoImport } from './college-imports';
import { type AlumniTable, AlumniTables, type Rows } from './ports/alumni-tables';
import { type ImportProgress, ProgressReports } from './ports/progress-reports';
import { InMemoryAlumniImports } from './testing/in-memory-imports';
import { describeImports } from './testing/imports.contract';

/** Comma-separated lines without quotes. */
class PlainTables extends AlumniTables {
  open(content: AsyncIterable<Buffer>): AlumniTable {
    let read = '';
    async function* rows(): AsyncGenerator<Rows> {
      for await (const chunk of content) {
        read += chunk.toString();
        yield chunk
          .toString()
          .split('\n')
          .map((line) => line.split(','));
      }
    }
    return { rows, hash: () => Buffer.from(read) };
  }
}

class RecordedProgress extends ProgressReports {
  readonly reports: ImportProgress[] = [];
  open = 0;

  start(_userId: number, current: () => ImportProgress): () => void {
    this.open++;
    return () => {
      this.open--;
      this.reports.push(current());
    };
  }
}

class CountedLimits extends RateLimits {
  readonly used = new Map<string, number>();

  async consume({ name, points }: RateLimit, key: string): Promise<void> {
    const used = (this.used.get(`${name} ${key}`) ?? 0) + 1;
    if (used > points) throw new TooManyRequests(60);
    this.used.set(`${name} ${key}`, used);
  }

  async check({ name, points }: RateLimit, key: string): Promise<void> {
    if ((this.used.get(`${name} ${key}`) ?? 0) >= points) throw new TooManyRequests(60);
  }

  async reset(): Promise<void> {}
}

describeImports('memory', async () => {
  const imports = new InMemoryAlumniImports();
  return {
    imports,
    claim: async (email) => void (imports.people.get(`1 ${email}`)!.isClaimed = true),
    decline: async (collegeId, email) => void imports.declined.add(`${collegeId} ${email}`),
    people: async () =>
      Object.fromEntries([...imports.people.values()].map(({ alumnus }) => [alumnus.email, alumnus.firstName])),
  };
});

const HEADER = 'first_name,last_name,email,graduation_year,major';
const line = (email: string): string => `Ada,Example,${email},2015,Art`;

async function open() {
  const membership = membershipFixture();
  await membership.request.execute({ userId: 7, at: NOON });
  await membership.verify('ada', 'test');
  const imports = new InMemoryAlumniImports();
  const [progress, limits] = [new RecordedProgress(), new CountedLimits()];
  const { findOwnCollege, people, clock } = membership;
  const importAlumni = new ImportAlumni(
    ...([findOwnCollege, new PlainTables(), imports] as const),
    ...([progress, limits, people, clock] as const),
  );
  const send = (
    lines: readonly string[],
    options: { by?: number; isDryRun?: boolean; isCancelled?: () => boolean; requestKey?: string } = {},
  ) =>
    importAlumni.execute(options.by ?? 7, {
      isDryRun: options.isDryRun ?? false,
      requestKey: options.requestKey,
      isCancelled: options.isCancelled ?? (() => false),
      file: async () => ({
        name: 'file.csv',
        content: (async function* () {
          yield Buffer.from(lines.join('\n'));
        })(),
      }),
    });
  return {
    imports,
    progress,
    people,
    limits,
    send,
    importAlumni,
    list: () => new ListImports(findOwnCollege, imports, people, clock).execute(7, { after: null, limit: 10 }),
    rejected: new ReadRejectedRows(findOwnCollege, imports),
    undo: new UndoImport(findOwnCollege, imports, people, clock),
    note: new AuditImport(imports, people),
    clock,
  };
}

describe('importing alumni', () => {
  it('sorts rows into added, skipped and rejected', async () => {
    const { send, list, progress, note, people } = await open();
    const result = await send([HEADER, line('a@x.org'), '', line('A@X.org'), line('b@x.org'), 'nonsense']);

    expect(result).toMatchObject({ processed: 4, added: 2, skipped: 1, errorCount: 1, importId: 1 });
    expect(result.errors).toEqual([expect.stringMatching(/^6: Last name is required; /)]);
    expect((await list()).items).toMatchObject([{ importedBy: 'ada', status: 'completed', fileName: 'file.csv' }]);
    expect([progress.open, progress.reports]).toEqual([0, [{ processed: 4, skipped: 1, errors: 1 }]]);
    await note.execute(1, 1, NOON);
    expect(people.audited).toEqual([
      [
        'alumni-imported',
        7,
        NOON,
        expect.stringMatching(/^college 1, import 1: 2 added, 1 skipped, 1 rejected, SHA-256 [0-9a-f]+$/),
      ],
    ]);
  });

  it('returns the first response to a repetition, and imports nothing again', async () => {
    const { send, list, limits } = await open();
    const options = { requestKey: 'key-of-request' };
    const first = await send([HEADER, line('a@x.org'), 'nonsense'], options);
    expect(first).toMatchObject({ added: 1, errorCount: 1, importId: 1 });
    expect(limits.used.get('alumni-imports-college 1')).toBe(1);
    limits.used.set('alumni-imports-college 1', 10);
    expect(await send([HEADER, line('a@x.org'), 'nonsense'], options)).toEqual(first);

    expect((await list()).items).toHaveLength(1);
  });

  it('refuses the key of another file', async () => {
    const { send, list } = await open();
    await send([HEADER, line('a@x.org')], { requestKey: 'key-of-request' });
    const other = send([HEADER, line('b@x.org')], { requestKey: 'key-of-request' });
    await expect(other).rejects.toThrow(IdempotencyKeyReused);
    expect((await list()).items).toHaveLength(1);
  });

  it('executes a dry run again, whatever its key', async () => {
    const { send } = await open();
    const options = { requestKey: 'key-of-request' };
    expect(await send([HEADER, line('a@x.org')], { ...options, isDryRun: true })).toMatchObject({ added: 1 });
    expect(await send([HEADER, line('a@x.org')], options)).toMatchObject({ added: 1, importId: 2 });
    expect(await send([HEADER, line('a@x.org')], { ...options, isDryRun: true })).toMatchObject({ added: 0 });
  });

  it('is noted for the audit log as a check if it is a dry run', async () => {
    const { send, people } = await open();
    await send([HEADER, line('a@x.org'), line('A@x.org'), 'nonsense'], { isDryRun: true });

    expect(people.audited).toEqual([['alumni-file-checked', 7, NOON, 'college 1: 1 new, 1 skipped, 1 rejected']]);
  });

  it('returns the first 100 rejected rows and stores all of them', async () => {
    const { send, imports } = await open();
    const { errors, errorCount } = await send([HEADER, ...Array.from({ length: 150 }, () => 'x,y,z')]);

    expect([errors.length, errorCount, imports.rejected.get(1)?.length]).toEqual([100, 150, 151]);
  });

  it.each([
    [[''], 'The file is empty.'],
    [[HEADER], 'There are no rows below the header.'],
    [[HEADER, '', ','], 'There are no rows below the header.'],
    [[HEADER, line('a@x.org'), HEADER], 'Row 3 is a second header row.'],
    [['first_name'], 'Missing:'],
  ])('rejects %j and stores nothing', async (lines, says) => {
    const { send, imports, progress } = await open();
    const sending = send(lines);
    await expect(sending).rejects.toThrow(ImportRefused);
    await expect(sending).rejects.toThrow(lines[0] === '' ? /empty|match/ : says);

    expect([imports.all.size, imports.people.size, progress.open]).toEqual([0, 0, 0]);
  });

  it('accepts 20,000 rows from an administrator and 100,000 from the operator', async () => {
    const { send, importAlumni } = await open();
    const rows = (count: number): string[] => [HEADER, ...Array.from({ length: count }, (_, n) => line(`p${n}@x.org`))];
    await expect(send(rows(20_001))).rejects.toThrow(ImportTooLarge);
    const file = (lines: string[]) => ({
      name: 'x',
      content: (async function* () {
        yield Buffer.from(lines.join('\n'));
      })(),
    });
    const importByOperator = (count: number) =>
      importAlumni.importForCollege({ collegeId: 1, file: file(rows(count)), isDryRun: true, onProgress: () => {} });
    expect(await importByOperator(20_001)).toMatchObject({ added: 20_001 });
    await expect(importByOperator(100_001)).rejects.toMatchObject({ values: { limit: { count: 100_000 } } });
  });

  it('is limited to ten imports a day, not counting dry runs and refused files', async () => {
    const { send } = await open();
    for (let n = 0; n < 10; n++) {
      await send([HEADER, line(`p${n}@x.org`)], { isDryRun: true });
      await expect(send([HEADER])).rejects.toThrow(ImportRefused);
      await send([HEADER, line(`p${n}@x.org`)]);
    }
    await expect(send([HEADER, line('more@x.org')])).rejects.toThrow(TooManyRequests);
    await send([HEADER, line('more@x.org')], { isDryRun: true });
  });

  it('is canceled when the caller disconnects, also after the merge', async () => {
    const { send, imports } = await open();
    await expect(send([HEADER, line('a@x.org')], { isCancelled: () => true })).rejects.toThrow(ImportCancelled);
    let checkCount = 0;
    const late = send([HEADER, line('a@x.org')], { isCancelled: () => ++checkCount > 1 });
    await expect(late).rejects.toThrow(ImportCancelled);

    expect(imports.people.size).toBe(0);
    expect([...imports.all.values()].map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('is only for active administrators', async () => {
    const { send, rejected, undo } = await open();
    for (const by of [8, 99]) {
      await expect(send([HEADER, line('a@x.org')], { by })).rejects.toThrow(AdministratorNotVerified);
      await expect(rejected.execute(by, 1)).rejects.toThrow(AdministratorNotVerified);
      await expect(undo.execute(by, 1)).rejects.toThrow(AdministratorNotVerified);
    }
  });
});

describe('undoing an import', () => {
  it('is added to the audit log once and returns the same result again', async () => {
    const { send, undo, people } = await open();
    await send([HEADER, line('a@x.org')]);
    expect(await undo.execute(7, 1)).toEqual({ removed: 1, kept: 0, keptNames: [] });
    expect(await undo.execute(7, 1)).toEqual({ removed: 1, kept: 0, keptNames: [] });

    expect(people.audited).toEqual([['alumni-import-undone', 7, NOON, 'college 1, import 1: 1 removed, 0 kept']]);
  });

  it('is rejected after 30 days', async () => {
    const { send, undo, clock, list } = await open();
    await send([HEADER, line('a@x.org')]);
    clock.at = new Date(NOON.getTime() + 30 * 24 * 60 * 60 * 1000);

    await expect(undo.execute(7, 1)).rejects.toThrow(ImportCannotBeUndone);
    expect((await list()).items).toMatchObject([{ undoUntil: null }]);
    await expect(undo.execute(7, 2)).rejects.toThrow(ImportNotFound);
  });
});
