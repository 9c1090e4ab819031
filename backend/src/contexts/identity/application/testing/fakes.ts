import type { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import type { RateLimit } from '../../../../shared/domain/limits';
import type { UserId } from '../../domain/users/user-state';
import type { RegistrationDetails } from '../../domain/users/registration';
import { type AuditEntry, AuditLog, type RefusedRequest, Registrations } from '../users/ports/users';
import { Passwords } from '../credentials/ports/passwords';
import { PageAddresses } from '../users/ports/email-tokens';
import { NOON } from '../users/testing/user-fixture';

export class StubClock implements Clock {
  constructor(public at: Date = NOON) {}

  now(): Date {
    return this.at;
  }
}

/** Returns values numbered in order. */
export class SequentialRandomness extends Randomness {
  #count = 0;

  createToken(bytes: number): string {
    this.#count += 1;
    return `random-${this.#count}-of-${bytes}-bytes`;
  }
}

/** A hash is the reversed password, prefixed with the effort. */
export class StubPasswords extends Passwords {
  effort = 2;
  /** Number of passwords compared, including comparisons without a stored hash. */
  compared = 0;

  async hash(password: string): Promise<string> {
    return `${this.effort}:${[...password].reverse().join('')}`;
  }

  async matches(password: string, hash: string | null): Promise<boolean> {
    this.compared += 1;
    return hash !== null && hash.split(':')[1] === [...password].reverse().join('');
  }

  isOutdated(hash: string): boolean {
    return Number(hash.split(':')[0]) < this.effort;
  }

  isCommon(lowerCase: string): boolean {
    return ['password1', 'qwertyuiop'].includes(lowerCase);
  }
}

/** Never resets a count: windows don't expire. */
export class RecordingRateLimits extends RateLimits {
  readonly #used = new Map<string, number>();

  async consume(limit: RateLimit, key: string): Promise<void> {
    const used = (this.#used.get(`${limit.name} ${key}`) ?? 0) + 1;
    this.#used.set(`${limit.name} ${key}`, used);
    if (used > limit.points) throw new TooManyRequests(limit.seconds);
  }

  async check(limit: RateLimit, key: string): Promise<void> {
    if ((this.#used.get(`${limit.name} ${key}`) ?? 0) >= limit.points) throw new TooManyRequests(limit.seconds);
  }

  async reset(limit: RateLimit, key: string): Promise<void> {
    this.#used.delete(`${limit.name} ${key}`);
  }
}

export class RecordingAuditLog extends AuditLog {
  readonly entries: AuditEntry[] = [];
  readonly limits: Omit<AuditEntry, 'action'>[] = [];
  readonly refusals: RefusedRequest[] = [];

  async record(entry: AuditEntry): Promise<void> {
    this.entries.push(entry);
  }

  async recordRefusal(refusal: RefusedRequest): Promise<void> {
    this.refusals.push(refusal);
  }

  async recordLimit(entry: Omit<AuditEntry, 'action'>): Promise<void> {
    this.limits.push(entry);
  }

  get actions(): string[] {
    return this.entries.map((entry) => entry.action);
  }
}

export class InMemoryRegistrations extends Registrations {
  readonly kept = new Map<UserId, RegistrationDetails>();

  async save(userId: UserId, details: RegistrationDetails): Promise<void> {
    this.kept.set(userId, details);
  }

  async findByUserId(userId: UserId): Promise<RegistrationDetails | null> {
    return this.kept.get(userId) ?? null;
  }
}

export class RecordingJobs extends Jobs {
  readonly waiting: { queue: string; data: object }[] = [];

  process(): void {}

  schedule(): void {}

  async send(queue: string, data: object): Promise<void> {
    this.waiting.push({ queue, data });
  }
}

export class StubPageAddresses extends PageAddresses {
  readonly productName = 'Example';

  homeUrl(): string {
    return 'https://example.org/';
  }

  confirmEmailUrl(secret: string): string {
    return `https://example.org/verify-email?token=${secret}`;
  }

  forgotPasswordUrl(): string {
    return 'https://example.org/forgot-password';
  }

  resetPasswordUrl(secret: string): string {
    return `https://example.org/reset-password?token=${secret}`;
  }

  dataExportUrl(): string {
    return 'https://example.org/data-export';
  }

  restoreAccountUrl(secret: string): string {
    return `https://example.org/restore-account?token=${secret}`;
  }
}
