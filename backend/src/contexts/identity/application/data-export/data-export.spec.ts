import { TooManyRequests } from '../../../../shared/application/rate-limits';
import { NoTransactions } from '../../../../shared/application/testing/no-transactions';
import { PasswordIncorrect, PasswordNeeded } from '../../domain/credentials/credentials';
import {
  type DataExportId,
  ExportBeingDownloaded,
  ExportNoLongerAvailable,
  ExportNotFound,
  ExportInProgress,
} from '../../domain/data-export/data-export';
import type { UserId } from '../../domain/users/user-state';
import { CheckOwnPassword, Reauthenticate } from '../sessions/reauthenticate';
import { createIdentityFixture, visitor } from '../testing/identity-fixture';
import { minutesLater, NOON } from '../users/testing/user-fixture';
import { StubPageAddresses, StubPasswords } from '../testing/fakes';
import { RequestDataExport, GetDataExportProgress } from './request-data-export';
import { DownloadDataExport, type ExportFile } from './download-data-export';
import { BUILD_DATA_EXPORT_QUEUE, BuildDataExport, SendDataExportMail } from './build-data-export';
import {
  InMemoryDataExports,
  InMemoryExportContents,
  StubPersonalDataRegistry,
  StubExportArchive,
} from './testing/in-memory-data-exports';

const DAY = 24 * 60;
const finishDownload = async (): Promise<boolean> => true;
const interruptDownload = async (): Promise<boolean> => false;

/** Robin and Kim, both just signed in, and everything needed for exports. */
async function createExportFixture() {
  const fixture = await createIdentityFixture({}, { username: 'kim' });
  const { users, sessions, audit, jobs, limits, clock, mailbox } = fixture;
  const [robin, kim] = fixture.known.map(({ id }) => id) as [UserId, UserId];
  const contents = new InMemoryExportContents();
  const [exports, everything] = [new InMemoryDataExports(contents), new StubPersonalDataRegistry()];
  const [transactions, archive] = [new NoTransactions(), new StubExportArchive()];
  const checkOwnPassword = new CheckOwnPassword(new StubPasswords(), limits, audit, clock);
  const confirm = new Reauthenticate(checkOwnPassword, sessions, clock);
  const requestDataExport = new RequestDataExport(
    users,
    confirm,
    exports,
    contents,
    everything,
    jobs,
    audit,
    transactions,
    clock,
  );
  const buildDataExport = new BuildDataExport(exports, contents, everything, archive, transactions, clock);
  const getDataExportProgress = new GetDataExportProgress(exports, clock);
  const downloadDataExport = new DownloadDataExport(exports, contents, audit, transactions, clock);
  const sessionSecret = await fixture.enter();
  return {
    fixture,
    exports,
    contents,
    everything,
    clock,
    audit,
    jobs,
    mailbox,
    robin,
    kim,
    ask: (password: string | null = null) =>
      requestDataExport.execute({ userId: robin, password, visitor, sessionSecret }),
    make: (exportId = 1 as DataExportId) => buildDataExport.execute({ exportId }),
    show: (userId = robin) => getDataExportProgress.execute(userId),
    download: (handOver: (file: ExportFile) => Promise<boolean>, userId = robin) =>
      downloadDataExport.execute({ userId, exportId: 1 as DataExportId, visitor }, handOver),
    sendMail: () => new SendDataExportMail(users, mailbox, new StubPageAddresses()).execute({ userId: robin }),
  };
}

type ExportFixture = Awaited<ReturnType<typeof createExportFixture>>;

async function createReadyExport(): Promise<ExportFixture> {
  const archive = await createExportFixture();
  await archive.ask();
  await archive.make();
  return archive;
}

describe('requesting an export', () => {
  it('queues a job and writes the audit log', async () => {
    const { ask, show, jobs, audit, clock } = await createExportFixture();
    await ask();
    expect(await show()).toMatchObject({
      latest: { id: 1, status: 'waiting', done: 0, total: 3, requestedAt: clock.at, readyAt: null, expiresAt: null },
      nextAt: minutesLater(DAY),
    });
    expect(jobs.waiting).toEqual([{ queue: BUILD_DATA_EXPORT_QUEUE, data: { exportId: 1 } }]);
    expect(audit.actions.at(-1)).toBe('data-export-requested');
  });

  it('requires the password if the session is not fresh', async () => {
    const { ask, show, clock, jobs } = await createExportFixture();
    clock.at = minutesLater(10);
    await expect(ask()).rejects.toThrow(PasswordNeeded);
    await expect(ask('Wrong-horse-9')).rejects.toThrow(PasswordIncorrect);
    expect([await show(), jobs.waiting]).toEqual([{ latest: null, nextAt: null }, []]);
    await expect(ask('Correct-horse-9')).resolves.toBeUndefined();
  });

  it('is refused while another export is in progress', async () => {
    const { ask } = await createExportFixture();
    await ask();
    await expect(ask()).rejects.toThrow(ExportInProgress);
  });

  it('is refused for a day after the last request, and reports the remaining time', async () => {
    const { ask, download, clock } = await createReadyExport();
    await download(finishDownload);
    clock.at = minutesLater(5);
    await expect(ask()).rejects.toEqual(new TooManyRequests((DAY - 5) * 60));
    clock.at = minutesLater(DAY);
    await expect(ask('Correct-horse-9')).resolves.toBeUndefined();
  });

  it('is allowed immediately after a failed export', async () => {
    const { ask, make, everything, show } = await createExportFixture();
    await ask();
    everything.failures = Infinity;
    for (let tries = 1; tries <= 5; tries++) await expect(make()).rejects.toThrow('The database went away');
    expect(await show()).toMatchObject({ latest: { status: 'failed' }, nextAt: null });
    await ask();
    expect((await show()).latest).toMatchObject({ id: 2, status: 'waiting' });
  });

  it('deletes the file of an expired export', async () => {
    const { ask, show, contents, exports, clock } = await createReadyExport();
    clock.at = minutesLater(DAY);
    expect((await show()).latest).toMatchObject({ status: 'expired', expiresAt: minutesLater(DAY) });
    await ask('Correct-horse-9');
    expect(await contents.find(1 as DataExportId)).toBeNull();
    expect((await exports.findById(1 as DataExportId))?.snapshot().status).toBe('expired');
  });
});

describe('building an export', () => {
  it('exports one part after the other and reports the progress', async () => {
    const { exports, show } = await createReadyExport();
    expect(exports.seen).toEqual([
      'waiting 0/3',
      'running 0/3',
      'running 1/3',
      'running 2/3',
      'running 3/3',
      'ready 3/3',
    ]);
    expect((await show()).latest).toMatchObject({ status: 'ready', bytes: expect.any(Number) });
  });

  it('contains the data of each part', async () => {
    const { contents, robin, everything } = await createReadyExport();
    const { parts } = JSON.parse(String(await contents.find(1 as DataExportId))) as { parts: object[] };
    expect(parts).toEqual(everything.parts.map((part) => ({ part, kept: { notes: [{ part, about: robin }] } })));
  });

  it('starts over after a failure and finishes once', async () => {
    const { ask, make, everything, show, contents } = await createExportFixture();
    await ask();
    everything.failures = 1;
    await expect(make()).rejects.toThrow('The database went away');
    expect((await show()).latest).toMatchObject({ status: 'running', done: 0 });
    await make();
    const made = await contents.find(1 as DataExportId);
    await make();
    expect((await show()).latest?.status).toBe('ready');
    expect(await contents.find(1 as DataExportId)).toBe(made);
  });

  it('finishes once even if two instances build it at the same time', async () => {
    const { ask, make, everything, clock, contents, exports } = await createExportFixture();
    await ask();
    everything.before = async () => {
      everything.before = async () => {};
      await make();
      clock.at = minutesLater(1);
    };
    await make();
    expect(String(await contents.find(1 as DataExportId))).toContain(NOON.toISOString());
    expect((await exports.findById(1 as DataExportId))?.snapshot().readyAt).toEqual(NOON);
  });

  it('stores nothing for an export that was deleted while it was built', async () => {
    const { ask, make, everything, exports, robin, contents } = await createExportFixture();
    await ask();
    everything.before = () => exports.deleteByUserId(robin);
    await make();
    expect([await exports.findLatest(robin), await contents.find(1 as DataExportId)]).toEqual([null, null]);
  });

  it('is announced by mail, with a link that contains no token', async () => {
    const { sendMail, mailbox } = await createReadyExport();
    await sendMail();
    const [mail] = mailbox.sent;
    expect(mail).toMatchObject({
      to: 'robin@example.org',
      subject: 'Your Example data is ready to download',
    });
    expect(mail?.text).toContain('https://example.org/data-export\n');
    expect(mail?.text).not.toMatch(/token/);
  });
});

describe('downloading an export', () => {
  it('works once, deletes the file and writes the audit log', async () => {
    const { download, contents, audit, show } = await createReadyExport();
    const taken: ExportFile[] = [];
    await download(async (file) => taken.push(file) > 0);
    expect(String(taken[0]?.content)).toContain('"part":"forum"');
    expect((await show()).latest?.status).toBe('downloaded');
    expect(await contents.find(1 as DataExportId)).toBeNull();
    expect(audit.actions.at(-1)).toBe('data-export-downloaded');
    await expect(download(finishDownload)).rejects.toThrow(ExportNoLongerAvailable);
  });

  it.each([
    ['breaks off', interruptDownload],
    ['fails', () => Promise.reject(new Error('The line is dead'))],
  ])('does not count if it %s', async (_, handOver) => {
    const { download, audit, contents, show } = await createReadyExport();
    await download(handOver).catch((failure: Error) => expect(failure.message).toBe('The line is dead'));
    expect((await show()).latest?.status).toBe('ready');
    expect(audit.actions).not.toContain('data-export-downloaded');
    await download(finishDownload);
    expect(await contents.find(1 as DataExportId)).toBeNull();
  });

  it('is refused during another download', async () => {
    const { download } = await createReadyExport();
    await download(async () => {
      await expect(download(finishDownload)).rejects.toThrow(ExportBeingDownloaded);
      return true;
    });
  });

  it('is allowed only for the owner', async () => {
    const { download, kim, show } = await createReadyExport();
    await expect(download(finishDownload, kim)).rejects.toThrow(ExportNotFound);
    expect(await show(kim)).toEqual({ latest: null, nextAt: null });
  });

  it('is refused after a day', async () => {
    const { download, clock } = await createReadyExport();
    clock.at = minutesLater(DAY);
    await expect(download(finishDownload)).rejects.toThrow(ExportNoLongerAvailable);
  });

  it('does not restore an export that was deleted during the download', async () => {
    const { download, exports, robin } = await createReadyExport();
    await download(async () => {
      await exports.deleteByUserId(robin);
      return true;
    });
    expect(await exports.findLatest(robin)).toBeNull();
  });
});
