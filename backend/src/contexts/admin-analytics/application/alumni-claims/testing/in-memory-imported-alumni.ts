import { AccountHasClaimed, AlumnusNotFound } from '../../../domain/alumni-claims/errors';
import { ImportedAlumnus, type ImportedAlumnusState } from '../../../domain/alumni-claims/imported-alumnus';
import { type InvitationKind, INVITATION_DELAYS_MS } from '../../../domain/alumni-claims/invitation';
import { type InvitationMail, ImportedAlumni, InvitationQueue, type UnclaimedImport } from '../ports/imported-alumni';

interface Row {
  readonly state: ImportedAlumnusState;
  readonly invitedAt: Date | null;
  readonly remindedAt: Date | null;
  readonly mailAfter: Date | null;
  readonly attempts: number;
  readonly token: string | null;
}

const UNCLAIMED = { claimedBy: null, claimedAt: null, sharesActivity: false };

/** Rows by ID, shared by the fakes of both ports. */
export class ImportedRows {
  readonly all = new Map<number, Row>();
  readonly declined: { collegeId: number; email: string }[] = [];

  add(alumnus: Omit<ImportedAlumnusState, keyof typeof UNCLAIMED>): void {
    const state = { ...alumnus, ...UNCLAIMED };
    const noMail = { invitedAt: null, remindedAt: null, mailAfter: null, attempts: 0, token: null };
    this.all.set(alumnus.id, { state, ...noMail });
  }

  change(id: number, change: Partial<Row>): void {
    const row = this.all.get(id);
    if (row) this.all.set(id, { ...row, ...change });
  }

  listUnclaimed(now: Date): Row[] {
    return [...this.all.values()].filter(({ state }) => state.claimedBy === null && state.purgeAt > now);
  }
}

const restored = (row: Row | undefined): ImportedAlumnus | null =>
  row ? ImportedAlumnus.restore({ ...row.state }) : null;

export class InMemoryImportedAlumni extends ImportedAlumni {
  constructor(private readonly rows = new ImportedRows()) {
    super();
  }

  async find(id: number): Promise<ImportedAlumnus | null> {
    return restored(this.rows.all.get(id));
  }

  async lock(id: number): Promise<ImportedAlumnus> {
    const alumnus = await this.find(id);
    if (!alumnus) throw new AlumnusNotFound();
    return alumnus;
  }

  async findByToken(token: string): Promise<ImportedAlumnus | null> {
    return restored(this.#rowWith((row) => row.token === token));
  }

  async findByAccount(userId: number): Promise<ImportedAlumnus | null> {
    return restored(this.#rowWith(({ state }) => state.claimedBy === userId));
  }

  async save(alumnus: ImportedAlumnus): Promise<void> {
    const state = alumnus.snapshot();
    const other = this.#rowWith((row) => row.state.claimedBy === state.claimedBy && row.state.id !== state.id);
    if (state.claimedBy !== null && other) throw new AccountHasClaimed();
    this.rows.change(state.id, { state });
  }

  async delete(id: number): Promise<void> {
    this.rows.all.delete(id);
  }

  async saveDeclined(collegeId: number, email: string): Promise<void> {
    this.rows.declined.push({ collegeId, email });
  }

  async listUnclaimed(email: string, now: Date): Promise<readonly UnclaimedImport[]> {
    return this.rows
      .listUnclaimed(now)
      .map(({ state }) => state)
      .filter((state) => state.email === email)
      .toSorted((first, second) => second.importedAt.getTime() - first.importedAt.getTime() || second.id - first.id)
      .map(({ id, collegeId, importedAt, purgeAt }) => ({ id, collegeId, importedAt, purgeAt }));
  }

  async saveToken(id: number, token: string | null): Promise<void> {
    this.rows.change(id, { token });
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  #rowWith(condition: (row: Row) => boolean): Row | undefined {
    return [...this.rows.all.values()].find(condition);
  }
}

export class InMemoryInvitationQueue extends InvitationQueue {
  constructor(private readonly rows: ImportedRows) {
    super();
  }

  async reserveNext(token: string, now: Date): Promise<InvitationMail | null> {
    const dueRows = this.rows.listUnclaimed(now).filter(({ mailAfter }) => mailAfter === null || mailAfter <= now);
    const first = dueRows.find(({ invitedAt }) => invitedAt === null);
    if (first) return this.#reserve(first, 'invitation', token, now);
    const second = dueRows.find(
      ({ invitedAt, remindedAt, state }) =>
        remindedAt === null &&
        invitedAt!.getTime() <= now.getTime() - INVITATION_DELAYS_MS.remindAfter &&
        state.purgeAt.getTime() > now.getTime() + INVITATION_DELAYS_MS.noReminderBefore,
    );
    return second ? this.#reserve(second, 'reminder', token, now) : null;
  }

  async reserve(id: number, token: string, now: Date): Promise<InvitationMail | null> {
    const row = this.rows.listUnclaimed(now).find(({ state }) => state.id === id);
    return row ? this.#reserve(row, 'invitation', token, now) : null;
  }

  async markSent(id: number, kind: InvitationKind, at: Date): Promise<void> {
    const sent = kind === 'reminder' ? { remindedAt: at } : { invitedAt: at };
    this.rows.change(id, { ...sent, mailAfter: null, attempts: 0 });
  }

  #reserve({ attempts, state }: Row, kind: InvitationKind, token: string, now: Date): InvitationMail {
    const { id, collegeId, email, importedAt, purgeAt } = state;
    const mailAfter = new Date(now.getTime() + INVITATION_DELAYS_MS.retryAfter * 2 ** attempts);
    this.rows.change(id, { token, mailAfter, attempts: attempts + 1 });
    return { id, collegeId, email, importedAt, purgeAt, kind };
  }
}
