import { DomainError } from '../../../../shared/domain/domain-error';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { RequestTooSoon } from './connection-state';
import { hasNoRoom, NotAcceptingRequests, TooManyOpenRequests, CannotChooseYourself } from './request-rules';
import { PersonNotFound, RoleNotAllowed } from '../profiles/person';

/** Limits of requests that are saved until their sender has confirmed an address. */
export const DRAFT_LIMITS = { mostPerPerson: 3, retentionDays: 90 } as const;

/**
 * Why a draft couldn't be sent. `unreachable` covers both missing accounts and people whose existence must not be
 * revealed.
 */
export const DRAFT_REFUSALS = [
  'unreachable',
  'not-accepting',
  'full',
  'too-soon',
  'too-many',
  'too-many-today',
  'role',
] as const;
export type DraftRefusal = (typeof DRAFT_REFUSALS)[number];

export interface RequestDraft {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null: the default message. */
  readonly message: string | null;
  /** What the request asks about; null for a request in general. */
  readonly about: RequestAbout | null;
  readonly savedAt: Date;
  /** Null unless sending it was refused. */
  readonly refusal: DraftRefusal | null;
}

/** Returns the refusal to store with the draft; null if the error isn't about the request itself. */
export function toDraftRefusal(error: DomainError): DraftRefusal | null {
  if (error instanceof PersonNotFound || error instanceof CannotChooseYourself) return 'unreachable';
  if (error instanceof NotAcceptingRequests) return 'not-accepting';
  if (hasNoRoom(error)) return 'full';
  if (error instanceof RequestTooSoon) return 'too-soon';
  if (error instanceof TooManyOpenRequests) return 'too-many';
  if (error instanceof RoleNotAllowed) return 'role';
  return error.kind === 'too-many' ? 'too-many-today' : null;
}

export class TooManyDrafts extends DomainError {
  constructor(limit: number) {
    super(
      'conflict',
      'mentorship.too-many-drafts',
      `You already have ${limit} saved requests. Discard one, or confirm your email to send them.`,
    );
  }
}

/** The sender's address is confirmed, so they can send the request immediately. */
export class DraftNotNeeded extends DomainError {
  constructor() {
    super('conflict', 'mentorship.send-instead', 'Your email is confirmed. You can send the request now.');
  }
}
