import type { UserId } from '../users/user-state';
import {
  DataExport,
  type DataExportId,
  ExportBeingDownloaded,
  ExportNoLongerAvailable,
  ExportNotReady,
} from './data-export';
import { DataExportReady } from '../../integration-events/account-events';

const NOON = new Date('2026-03-01T12:00:00Z');
const HOUR = 60;
const DAY = 24 * HOUR;
const after = (minutes: number): Date => new Date(NOON.getTime() + minutes * 60_000);
const robin = 7 as UserId;

const createRequestedExport = (): DataExport =>
  DataExport.request({ id: 1 as DataExportId, userId: robin, total: 4 }, NOON);

function createRunningExport(): DataExport {
  const dataExport = createRequestedExport();
  dataExport.startAttempt();
  return dataExport;
}

function createReadyExport(): DataExport {
  const dataExport = createRunningExport();
  dataExport.finish(2_000, NOON);
  return dataExport;
}

function createFailedExport(): DataExport {
  const dataExport = createRequestedExport();
  while (dataExport.startAttempt()) dataExport.failAttempt();
  return dataExport;
}

function createDownloadedExport(): DataExport {
  const dataExport = createReadyExport();
  dataExport.startDownload(NOON);
  dataExport.completeDownload(NOON);
  return dataExport;
}

describe('making an export', () => {
  it('waits, is gathered part by part, then is ready', () => {
    const dataExport = createRequestedExport();
    expect(dataExport.snapshot()).toMatchObject({ status: 'waiting', done: 0, total: 4, requestedAt: NOON });
    expect(dataExport.startAttempt()).toBe(true);
    dataExport.reportProgress(3);
    expect(dataExport.snapshot()).toMatchObject({ status: 'running', done: 3 });
    expect(dataExport.finish(2_000, after(1))).toBe(true);
    expect(dataExport.snapshot()).toMatchObject({ status: 'ready', done: 4, bytes: 2_000, readyAt: after(1) });
    expect(dataExport.pullEvents()).toEqual([new DataExportReady(robin, after(1))]);
  });

  it('starts from the beginning after an interrupted try', () => {
    const dataExport = createRunningExport();
    dataExport.reportProgress(3);
    expect(dataExport.startAttempt()).toBe(true);
    expect(dataExport.snapshot()).toMatchObject({ status: 'running', done: 0, tries: 2 });
  });

  it('fails after five failed tries', () => {
    const dataExport = createRequestedExport();
    for (let tries = 1; tries <= 5; tries++) {
      expect(dataExport.startAttempt()).toBe(true);
      dataExport.failAttempt();
      expect(dataExport.snapshot().status).toBe(tries < 5 ? 'running' : 'failed');
    }
    expect(dataExport.startAttempt()).toBe(false);
  });

  it('fails after five interrupted tries', () => {
    const dataExport = createRequestedExport();
    for (let tries = 1; tries <= 5; tries++) dataExport.startAttempt();
    expect(dataExport.startAttempt()).toBe(false);
    expect(dataExport.snapshot().status).toBe('failed');
  });

  it('fails after a day without completion', () => {
    expect(createRunningExport().statusAt(after(DAY - 1))).toBe('running');
    expect(createRunningExport().statusAt(after(DAY))).toBe('failed');
  });

  it.each([
    ['is ready', createReadyExport],
    ['failed', createFailedExport],
    ['was downloaded', createDownloadedExport],
  ])("isn't made again once it %s", (_, made) => {
    const dataExport = made();
    const before = dataExport.snapshot();
    dataExport.pullEvents();
    expect(dataExport.startAttempt()).toBe(false);
    dataExport.reportProgress(1);
    dataExport.failAttempt();
    expect(dataExport.finish(1, after(5))).toBe(false);
    expect([dataExport.snapshot(), dataExport.pullEvents()]).toEqual([before, []]);
  });
});

describe('downloading an export', () => {
  it('is possible once', () => {
    const dataExport = createReadyExport();
    dataExport.startDownload(after(1));
    dataExport.completeDownload(after(2));
    expect(dataExport.snapshot()).toMatchObject({ status: 'downloaded', downloadedAt: after(2) });
    expect(() => dataExport.startDownload(after(3))).toThrow(ExportNoLongerAvailable);
  });

  it.each([
    ['that waits', createRequestedExport, 0, ExportNotReady],
    ['that is being made', createRunningExport, 0, ExportNotReady],
    ['that failed', createFailedExport, 0, ExportNoLongerAvailable],
    ['no one worked on for a day', createRunningExport, DAY, ExportNoLongerAvailable],
    ['that was ready a day ago', createReadyExport, DAY, ExportNoLongerAvailable],
  ])('is rejected for an export %s', (_, made, minutes, refusal) => {
    expect(() => made().startDownload(after(minutes))).toThrow(refusal);
  });

  it('is possible until the end of the day', () => {
    const dataExport = createReadyExport();
    expect(dataExport.expiresAt).toEqual(after(DAY));
    expect(() => dataExport.startDownload(after(DAY - 1))).not.toThrow();
  });

  it('is rejected while another download is in progress', () => {
    const dataExport = createReadyExport();
    dataExport.startDownload(NOON);
    expect(() => dataExport.startDownload(after(9))).toThrow(ExportBeingDownloaded);
    expect(dataExport.statusAt(NOON)).toBe('ready');
  });

  it('is possible again after it was aborted', () => {
    const dataExport = createReadyExport();
    dataExport.startDownload(NOON);
    dataExport.abortDownload(NOON);
    expect(() => dataExport.startDownload(after(1))).not.toThrow();
  });

  it('is possible again ten minutes after an interrupted download started', () => {
    const dataExport = createReadyExport();
    dataExport.startDownload(NOON);
    dataExport.startDownload(after(10));
    dataExport.abortDownload(NOON);
    expect(() => dataExport.startDownload(after(11))).toThrow(ExportBeingDownloaded);
  });
});

describe('requesting another export', () => {
  it.each([
    ['while one is being made', createRunningExport],
    ['while one waits to be downloaded', createReadyExport],
    ['after one was downloaded', createDownloadedExport],
  ])('is possible a day after the last request: %s', (_, made) => {
    expect(made().nextRequestAt(after(DAY - 1))).toEqual(after(DAY));
    expect(made().nextRequestAt(after(DAY))).toBeNull();
  });

  it('is possible immediately after the last one failed', () => {
    expect(createFailedExport().nextRequestAt(after(1))).toBeNull();
  });
});

describe('an export that is over', () => {
  it.each([
    ['expires when no one comes for it', createReadyExport, 'expired'],
    ['fails when no one makes it', createRequestedExport, 'failed'],
    ['stays what it was when it was downloaded', createDownloadedExport, 'downloaded'],
  ])('%s', (_, made, status) => {
    const dataExport = made();
    dataExport.updateStatus(after(DAY));
    expect(dataExport.snapshot().status).toBe(status);
  });
});
