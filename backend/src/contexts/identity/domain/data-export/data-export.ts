import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import { DataExportReady } from '../../integration-events/account-events';

export type DataExportId = Id<'DataExport'>;

export const EXPORT_STATUSES = ['waiting', 'running', 'ready', 'downloaded', 'expired', 'failed'] as const;
export type DataExportStatus = (typeof EXPORT_STATUSES)[number];

export interface DataExportState {
  id: DataExportId;
  userId: UserId;
  status: DataExportStatus;
  /** Number of finished parts out of `total`. */
  done: number;
  total: number;
  /** Number of times it was started. */
  tries: number;
  requestedAt: Date;
  readyAt: Date | null;
  bytes: number | null;
  /** Start of the download in progress; null if there is none. */
  downloadStartedAt: Date | null;
  downloadedAt: Date | null;
}

/** In milliseconds. */
export const EXPORT_LIFETIMES_MS = {
  /** From one request to the next. */
  untilNext: RATE_LIMITS.dataExportsPerPerson.seconds * 1000,
  /** From ready until it expires. */
  ready: 24 * 60 * 60_000,
  /** From the request until it counts as failed. */
  underWay: 24 * 60 * 60_000,
  /** From the start of a download until it counts as interrupted, even if no failure was reported. */
  download: 10 * 60_000,
} as const;

/** All data stored about a user, gathered once for a single download. */
export class DataExport extends Aggregate {
  static readonly MAX_TRIES = 5;

  private constructor(private readonly state: DataExportState) {
    super();
  }

  /** @param total number of parts to gather */
  static request(request: { id: DataExportId; userId: UserId; total: number }, now: Date): DataExport {
    const initialState = { readyAt: null, bytes: null, downloadStartedAt: null, downloadedAt: null };
    return new DataExport({ ...request, ...initialState, status: 'waiting', done: 0, tries: 0, requestedAt: now });
  }

  static restore(state: DataExportState): DataExport {
    return new DataExport(state);
  }

  /** Starts from the beginning, even if an earlier try was interrupted. @returns whether there is anything to make */
  startAttempt(): boolean {
    if (!this.isRunning) return false;
    const mayTry = this.state.tries < DataExport.MAX_TRIES;
    Object.assign(this.state, mayTry ? { status: 'running', done: 0, tries: this.state.tries + 1 } : FAILED_STATUS);
    return mayTry;
  }

  reportProgress(done: number): void {
    if (this.state.status === 'running') this.state.done = done;
  }

  /** @returns whether the export was still being made: only then is the content to be stored */
  finish(bytes: number, now: Date): boolean {
    if (this.state.status !== 'running') return false;
    Object.assign(this.state, { status: 'ready', done: this.state.total, bytes, readyAt: now });
    this.record(new DataExportReady(this.state.userId, now));
    return true;
  }

  /** Reports a failed try; after the last one, the export has failed. */
  failAttempt(): void {
    if (this.isRunning && this.state.tries >= DataExport.MAX_TRIES) Object.assign(this.state, FAILED_STATUS);
  }

  /** @throws ExportNotReady, ExportBeingDownloaded, ExportNoLongerAvailable */
  startDownload(now: Date): void {
    const status = this.statusAt(now);
    if (status === 'waiting' || status === 'running') throw new ExportNotReady();
    if (status !== 'ready') throw new ExportNoLongerAvailable();
    const { downloadStartedAt } = this.state;
    if (downloadStartedAt && !hasElapsed(downloadStartedAt, EXPORT_LIFETIMES_MS.download, now))
      throw new ExportBeingDownloaded();
    this.state.downloadStartedAt = now;
  }

  /** Reports an incomplete download, so that it can be started again. */
  abortDownload(startedAt: Date): void {
    // Another download may have started after this one counted as interrupted.
    if (this.state.downloadStartedAt?.getTime() === startedAt.getTime()) this.state.downloadStartedAt = null;
  }

  completeDownload(now: Date): void {
    Object.assign(this.state, { status: 'downloaded', downloadStartedAt: null, downloadedAt: now });
  }

  /** Returns the status now, including expiry and failure over time that aren't stored yet. */
  statusAt(now: Date): DataExportStatus {
    const { status, readyAt, requestedAt } = this.state;
    if (status === 'ready' && readyAt && hasElapsed(readyAt, EXPORT_LIFETIMES_MS.ready, now)) return 'expired';
    return this.isRunning && hasElapsed(requestedAt, EXPORT_LIFETIMES_MS.underWay, now) ? 'failed' : status;
  }

  /** Stores the status that has changed over time. */
  updateStatus(now: Date): void {
    this.state.status = this.statusAt(now);
  }

  /** When the next export can be started; null if it can be started now. */
  nextRequestAt(now: Date): Date | null {
    if (this.statusAt(now) === 'failed') return null;
    const next = new Date(this.state.requestedAt.getTime() + EXPORT_LIFETIMES_MS.untilNext);
    return next > now ? next : null;
  }

  /** When the download expires; null before it is ready. */
  get expiresAt(): Date | null {
    const { readyAt } = this.state;
    return readyAt && new Date(readyAt.getTime() + EXPORT_LIFETIMES_MS.ready);
  }

  get isRunning(): boolean {
    return this.state.status === 'waiting' || this.state.status === 'running';
  }

  snapshot(): DataExportState {
    return { ...this.state };
  }
}

const FAILED_STATUS = { status: 'failed' } as const;

const hasElapsed = (since: Date, lasts: number, now: Date): boolean => now.getTime() - since.getTime() >= lasts;

export class ExportInProgress extends DomainError {
  constructor() {
    super('conflict', 'identity.export-under-way', 'We’re already preparing your data.');
  }
}

/** Also for another user's export, so that the response doesn't reveal that it exists. */
export class ExportNotFound extends DomainError {
  constructor() {
    super('not-found', 'identity.export-not-found', 'We couldn’t find this download.');
  }
}

export class ExportNotReady extends DomainError {
  constructor() {
    super('conflict', 'identity.export-not-ready', 'We’re still preparing your data.');
  }
}

export class ExportBeingDownloaded extends DomainError {
  constructor() {
    const message = 'Your data is being downloaded right now. If the download failed, try again in a few minutes.';
    super('conflict', 'identity.export-being-downloaded', message);
  }
}

/** Downloaded, expired, or failed. */
export class ExportNoLongerAvailable extends DomainError {
  constructor() {
    super('gone', 'identity.export-gone', 'This file is no longer available. Ask for a new one.');
  }
}
