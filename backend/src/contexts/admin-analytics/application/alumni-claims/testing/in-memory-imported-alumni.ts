import { without } from '../../../../../shared/domain/without';
import { AccountHasClaimed } from '../../../domain/alumni-claims/errors';
import { type ImportedAlumnus, type InvitationKind, INVITATIONS } from '../../../domain/alumni-claims/invitation';
import {
  type Claim,
  type DueInvitation,
  ImportedAlumni,
  InvitationQueue,
  type WaitingImport,
} from '../ports/imported-alumni';

interface Row extends ImportedAlumnus {
  readonly invitedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly mailAfter: Date | null;
  readonly attempts: number;
  readonly token: string | null;
  readonly claimedBy: number | null;
  readonly claimedAt: Date | null;
  readonly sharesActivity: boolean;
}

/** Rows by ID, shared by the fakes of both ports. */
export class ImportedRows {
  readonly all = new Map<number, Row>();
  readonly declined: { collegeId: number; hash: string }[] = [];

  put(alumnus: ImportedAlumnus): void {
    const untouched = {
      invitedAt: null,
      remindedAt: null,
      mailAfter: null,
      attempts: 0,
      token: null,
      claimedBy: null,
      claimedAt: null,
      sharesActivity: false,
    };
    this.all.set(alumnus.id, { ...alumnus, ...untouched });
  }

  change(id: number, change: Partial<Row>): void {
    const row = this.all.get(id);
    if (row) this.all.set(id, { ...row, ...change });
  }

  waiting(now: Date): Row[] {
    return [...this.all.values()].filter(({ claimedBy, purgeAt }) => claimedBy === null && purgeAt > now);
  }
}

export class InMemoryImportedAlumni extends ImportedAlumni {
  constructor(private readonly rows = new ImportedRows()) {
    super();
  }

  async findByToken(token: string, now: Date): Promise<ImportedAlumnus | null> {
    const row = this.rows.waiting(now).find((one) => one.token === token);
    if (!row) return null;
    return [
      'invitedAt',
      'remindedAt',
      'mailAfter',
      'attempts',
      'token',
      'claimedBy',
      'claimedAt',
      'sharesActivity',
    ].reduce<ImportedAlumnus>(
      (alumnus, field) => without(alumnus, field as keyof ImportedAlumnus) as ImportedAlumnus,
      row,
    );
  }

  async claim(id: number, userId: number, claimedAt: Date, sharesActivity: boolean): Promise<void> {
    if ([...this.rows.all.values()].some(({ claimedBy }) => claimedBy === userId)) throw new AccountHasClaimed();
    this.rows.change(id, { claimedBy: userId, token: null, claimedAt, sharesActivity });
  }

  async delete(id: number): Promise<void> {
    if (this.rows.all.get(id)?.claimedBy === null) this.rows.all.delete(id);
  }

  async rememberDeclined(collegeId: number, addressHash: Buffer): Promise<void> {
    this.rows.declined.push({ collegeId, hash: addressHash.toString() });
  }

  async claimOf(userId: number): Promise<Claim | null> {
    const row = [...this.rows.all.values()].find(({ claimedBy }) => claimedBy === userId);
    return row ? { collegeId: row.collegeId, claimedAt: row.claimedAt!, sharesActivity: row.sharesActivity } : null;
  }

  async shareActivity(userId: number, sharesActivity: boolean): Promise<void> {
    const row = [...this.rows.all.values()].find(({ claimedBy }) => claimedBy === userId);
    if (row) this.rows.change(row.id, { sharesActivity });
  }

  async waitingFor(email: string, now: Date): Promise<readonly WaitingImport[]> {
    return this.rows
      .waiting(now)
      .filter((one) => one.email === email)
      .toSorted((one, other) => other.importedAt.getTime() - one.importedAt.getTime() || other.id - one.id)
      .map(({ id, collegeId, importedAt, purgeAt }) => ({ id, collegeId, importedAt, purgeAt }));
  }

  async renewLink(id: number, token: string): Promise<void> {
    if (this.rows.all.get(id)?.claimedBy === null) this.rows.change(id, { token });
  }
}

export class InMemoryInvitationQueue extends InvitationQueue {
  constructor(private readonly rows: ImportedRows) {
    super();
  }

  async takeNext(token: string, now: Date): Promise<DueInvitation | null> {
    const rested = this.rows.waiting(now).filter(({ mailAfter }) => mailAfter === null || mailAfter <= now);
    const first = rested.find(({ invitedAt }) => invitedAt === null);
    if (first) return this.#take(first, 'invitation', token, now);
    const second = rested.find(
      ({ invitedAt, remindedAt, purgeAt }) =>
        remindedAt === null &&
        invitedAt!.getTime() <= now.getTime() - INVITATIONS.remindAfter &&
        purgeAt.getTime() > now.getTime() + INVITATIONS.noReminderBefore,
    );
    return second ? this.#take(second, 'reminder', token, now) : null;
  }

  async take(id: number, token: string, now: Date): Promise<DueInvitation | null> {
    const row = this.rows.waiting(now).find((one) => one.id === id);
    return row ? this.#take(row, 'invitation', token, now) : null;
  }

  async markSent(id: number, kind: InvitationKind, at: Date): Promise<void> {
    const sent = kind === 'reminder' ? { remindedAt: at } : { invitedAt: at };
    this.rows.change(id, { ...sent, mailAfter: null, attempts: 0 });
  }

  #take({ attempts, ...row }: Row, kind: InvitationKind, token: string, now: Date): DueInvitation {
    const mailAfter = new Date(now.getTime() + INVITATIONS.retryAfter * 2 ** attempts);
    this.rows.change(row.id, { token, mailAfter, attempts: attempts + 1 });
    const { id, collegeId, email, importedAt, purgeAt } = row;
    return { id, collegeId, email, importedAt, purgeAt, kind };
  }
}
