import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';
import { LIMITS } from '../../../../shared/domain/limits';
import { DomainError } from '../../../../shared/domain/domain-error';
import type { UserId } from '../users/user-state';
import { DataExportReady } from './data-export-events';

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
  /** How often it was begun. */
  tries: number;
  requestedAt: Date;
  readyAt: Date | null;
  bytes: number | null;
  /** Since when the download in progress runs; null while there is none. */
  downloadStartedAt: Date | null;
  downloadedAt: Date | null;
}

/** In milliseconds. */
export const EXPORT_LIFETIME = {
  /** From asking for one to the next. */
  untilNext: LIMITS.dataExportsPerPerson.seconds * 1000,
  /** Waiting to be downloaded. */
  ready: 24 * 60 * 60_000,
  /** Being made: later than this no one works on it any more. */
  underWay: 24 * 60 * 60_000,
  /** One download: after this it has broken off, whether or not anyone noticed. */
  download: 10 * 60_000,
} as const;

/** Everything that is kept about a person, gathered once for them to take away once. */
export class DataExport extends Aggregate {
  static readonly MOST_TRIES = 5;

  private constructor(private readonly state: DataExportState) {
    super();
  }

  /** @param total how many parts there are to gather */
  static request(asked: { id: DataExportId; userId: UserId; total: number }, now: Date): DataExport {
    const nothingYet = { readyAt: null, bytes: null, downloadStartedAt: null, downloadedAt: null };
    return new DataExport({ ...asked, ...nothingYet, status: 'waiting', done: 0, tries: 0, requestedAt: now });
  }

  static restore(state: DataExportState): DataExport {
    return new DataExport(state);
  }

  /** Starts from the beginning, also when an earlier try broke off. @returns whether there is anything to make */
  begin(): boolean {
    if (!this.isUnderWay) return false;
    const mayTry = this.state.tries < DataExport.MOST_TRIES;
    Object.assign(this.state, mayTry ? { status: 'running', done: 0, tries: this.state.tries + 1 } : FAILED);
    return mayTry;
  }

  reportProgress(done: number): void {
    if (this.state.status === 'running') this.state.done = done;
  }

  /** @returns whether it was still being made: then the content is worth keeping */
  finish(bytes: number, now: Date): boolean {
    if (this.state.status !== 'running') return false;
    Object.assign(this.state, { status: 'ready', done: this.state.total, bytes, readyAt: now });
    this.record(new DataExportReady(this.state.userId, now));
    return true;
  }

  /** A try came to nothing; after the last one so did the whole. */
  failAttempt(): void {
    if (this.isUnderWay && this.state.tries >= DataExport.MOST_TRIES) Object.assign(this.state, FAILED);
  }

  /** @throws ExportNotReady, ExportBeingDownloaded, ExportGone */
  startDownload(now: Date): void {
    const status = this.statusAt(now);
    if (status === 'waiting' || status === 'running') throw new ExportNotReady();
    if (status !== 'ready') throw new ExportGone();
    const { downloadStartedAt } = this.state;
    if (downloadStartedAt && !isOver(downloadStartedAt, EXPORT_LIFETIME.download, now))
      throw new ExportBeingDownloaded();
    this.state.downloadStartedAt = now;
  }

  /** It did not arrive in full: it can be downloaded again. */
  abortDownload(startedAt: Date): void {
    // Another download may have begun since this one was given up.
    if (this.state.downloadStartedAt?.getTime() === startedAt.getTime()) this.state.downloadStartedAt = null;
  }

  completeDownload(now: Date): void {
    Object.assign(this.state, { status: 'downloaded', downloadStartedAt: null, downloadedAt: now });
  }

  /** What it has become by itself, written down or not. */
  statusAt(now: Date): DataExportStatus {
    const { status, readyAt, requestedAt } = this.state;
    if (status === 'ready' && readyAt && isOver(readyAt, EXPORT_LIFETIME.ready, now)) return 'expired';
    return this.isUnderWay && isOver(requestedAt, EXPORT_LIFETIME.underWay, now) ? 'failed' : status;
  }

  /** Writes down what it has become by itself. */
  settle(now: Date): void {
    this.state.status = this.statusAt(now);
  }

  /** When the next export can be started; null if it can be started now. */
  nextAt(now: Date): Date | null {
    if (this.statusAt(now) === 'failed') return null;
    const next = new Date(this.state.requestedAt.getTime() + EXPORT_LIFETIME.untilNext);
    return next > now ? next : null;
  }

  /** Until when it can be downloaded; null before it is ready. */
  get expiresAt(): Date | null {
    const { readyAt } = this.state;
    return readyAt && new Date(readyAt.getTime() + EXPORT_LIFETIME.ready);
  }

  get isUnderWay(): boolean {
    return this.state.status === 'waiting' || this.state.status === 'running';
  }

  snapshot(): DataExportState {
    return { ...this.state };
  }
}

const FAILED = { status: 'failed' } as const;

const isOver = (since: Date, lasts: number, now: Date): boolean => now.getTime() - since.getTime() >= lasts;

export class ExportUnderWay extends DomainError {
  constructor() {
    super('conflict', 'identity.export-under-way', 'We’re already preparing your data.');
  }
}

/** Also someone else's: the answer does not say whose it is. */
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

/** Downloaded, too old, or never made. */
export class ExportGone extends DomainError {
  constructor() {
    super('gone', 'identity.export-gone', 'This file is no longer available. Ask for a new one.');
  }
}
