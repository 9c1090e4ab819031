import { Aggregate } from '../../../../shared/domain/aggregate';
import { SupportRequestNotFound } from './errors';

/** In characters. */
export const SUPPORT_SUBJECT_LENGTH = { min: 3, max: 120 } as const;
export const SUPPORT_MESSAGE_LENGTH = { min: 10, max: 5_000 } as const;

/** Closed requests are deleted after this time, in milliseconds. The privacy policy promises it. */
export const CLOSED_REQUEST_RETENTION_MS = 365 * 24 * 60 * 60 * 1_000;

export interface SupportRequestState {
  id: number;
  userId: number;
  subject: string;
  message: string;
  createdAt: Date;
  /** Null while it is open. */
  closedAt: Date | null;
}

/** A message from a user to the operators. */
export class SupportRequest extends Aggregate {
  private constructor(private readonly state: SupportRequestState) {
    super();
  }

  static open(request: Readonly<Omit<SupportRequestState, 'closedAt'>>): SupportRequest {
    return new SupportRequest({ ...request, closedAt: null });
  }

  static restore(state: SupportRequestState): SupportRequest {
    return new SupportRequest(state);
  }

  /** @throws SupportRequestNotFound if it is already closed */
  close(now: Date): void {
    if (!this.isOpen) throw new SupportRequestNotFound();
    this.state.closedAt = now;
  }

  get id(): number {
    return this.state.id;
  }

  get userId(): number {
    return this.state.userId;
  }

  get isOpen(): boolean {
    return this.state.closedAt === null;
  }

  snapshot(): SupportRequestState {
    return { ...this.state };
  }
}
