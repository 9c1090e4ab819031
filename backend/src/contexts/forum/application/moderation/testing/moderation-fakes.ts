import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import type { HiddenBy } from '../../../domain/discussions/writer';
import type { AccountOrigin } from '../../../domain/moderation/credible-reporters';
import type { CaseId } from '../../../domain/reports/events';
import type { ReportTarget } from '../../../domain/reports/report';
import { type ShownContent, AuthoredContent } from '../../reports/ports/authored-content';
import { ModerationNotices, type ModeratedAccount, People } from '../ports/people';

const NOON = new Date('2026-03-01T12:00:00Z');

/** Runs units of work one after the other. */
export class SerialTransactions extends NoTransactions {
  #last: Promise<unknown> = Promise.resolve();

  override run<T>(work: () => Promise<T>): Promise<T> {
    const next = this.#last.then(work, work);
    this.#last = next;
    return next;
  }
}

/** Everyone with an ID below 1,000 has an account. */
export class InMemoryPeople extends People {
  readonly operatorIds = new Set<number>();
  readonly audited: [string, number | null, string][] = [];
  readonly suspended = new Map<number, { until: Date | null; note: string }>();
  /** People known to everyone. */
  readonly known = new Set<number>();
  /** Accounts that aren't a year old with a network of their own. */
  readonly unusualOrigins = new Map<number, AccountOrigin>();
  readonly #accounts = new Map<number, Partial<ModeratedAccount>>();

  put(id: number, accounts: Partial<ModeratedAccount>): void {
    this.#accounts.set(id, accounts);
  }

  async findAccounts(ids: readonly number[]): Promise<ReadonlyMap<number, ModeratedAccount>> {
    const known = ids.filter((id) => id < 1_000);
    return new Map(known.map((id) => [id, { ...anAccount(id), ...this.#accounts.get(id) }]));
  }

  async findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    const registeredAt = new Date(NOON.getTime() - 365 * 24 * 60 * 60 * 1_000);
    const usual = (id: number): AccountOrigin => ({ registeredAt, networks: [`network ${id}`] });
    return new Map(ids.map((id) => [id, this.unusualOrigins.get(id) ?? usual(id)]));
  }

  async filterOperators(ids: readonly number[]): Promise<ReadonlySet<number>> {
    return new Set(ids.filter((id) => this.operatorIds.has(id)));
  }

  async listOperators(): Promise<readonly number[]> {
    return [...this.operatorIds];
  }

  async suspend(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean> {
    if (this.suspended.has(userId)) return false;
    this.suspended.set(userId, suspension);
    return true;
  }

  async changeSuspension(userId: number, suspension: { until: Date | null; note: string }): Promise<boolean> {
    if (!this.suspended.has(userId)) return false;
    this.suspended.set(userId, suspension);
    return true;
  }

  async audit(action: string, by: number | null, detail: string): Promise<void> {
    this.audited.push([action, by, detail]);
  }

  async canBeReportedBy(personId: number, by: number): Promise<boolean> {
    return personId === by || this.known.has(personId);
  }
}

const anAccount = (id: number): ModeratedAccount => ({
  id,
  fullName: `Person ${id}`,
  role: 'student',
  isMinor: false,
  isSuspended: false,
  suspendedUntil: null,
});

/** Content with the IDs 1 to 999 exists. */
export class InMemoryContent extends AuthoredContent {
  /** Hidden content, with who has hidden it. */
  readonly hidden = new Map<string, HiddenBy>();

  findAuthor: AuthoredContent['findAuthor'] = async () => null;
  findMessage: AuthoredContent['findMessage'] = async () => null;

  findReportableForumText: AuthoredContent['findReportableForumText'] = async () => null;
  findThanksAuthor: AuthoredContent['findThanksAuthor'] = async () => null;

  async find({ type, id }: ReportTarget): Promise<ShownContent | null> {
    if (type !== 'review' || id >= 1_000) return null;
    return { text: `Review ${id}`, createdAt: NOON, url: '/college/1', isAnonymous: false };
  }

  async setHidden({ type, id }: ReportTarget, by: HiddenBy | null): Promise<boolean> {
    if (id >= 1_000) return false;
    if (by) this.hidden.set(`${type} ${id}`, by);
    else this.hidden.delete(`${type} ${id}`);
    return true;
  }
}

/** Records the notifications about cases: kind, recipient and wording. */
export class RecordedNotices extends ModerationNotices {
  readonly notified: [string, number, string][] = [];
  /** The operators whose pages should reload, with the case. */
  readonly changed: [readonly number[], number][] = [];

  async publishCaseChange(operatorIds: readonly number[], caseId: CaseId): Promise<void> {
    this.changed.push([operatorIds, caseId]);
  }

  async notifyReporters(userIds: readonly number[], { outcome }: { caseId: CaseId; outcome: string }): Promise<void> {
    for (const id of userIds) this.notified.push(['outcome', id, outcome]);
  }

  async notifyOfHiding(authorId: number, { hiddenBy }: { caseId: CaseId; hiddenBy: HiddenBy }): Promise<void> {
    this.notified.push(['hidden', authorId, hiddenBy]);
  }

  async warn(userId: number, { note }: { caseId: CaseId; note: string }): Promise<void> {
    this.notified.push(['warning', userId, note]);
  }
}
