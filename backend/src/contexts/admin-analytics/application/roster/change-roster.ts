import { Clock } from '../../../../shared/application/clock';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { type AlumniFields, type AlumniRow, readAlumniFields } from '../../domain/alumni-import/alumni-row';
import { RosterDataRefused } from '../../domain/roster/errors';
import { purgeTimeOf, type RosterEntry, type RosterEntryState } from '../../domain/roster/roster-entry';
import { ImportedAlumni } from '../alumni-claims/ports/imported-alumni';
import { People } from '../memberships/ports/people';
import { PersonRecord } from '../memberships/ports/person-record';
import { Roster } from './ports/roster';
import { AuthorizeRosterClient, type RosterClient } from './read-roster';

/** What a college's system sends about a person; the fields follow the rules of a file. */
export interface RosterInput {
  readonly externalId: string | null;
  /** False ends the affiliation. */
  readonly isActive: boolean;
  readonly fields: AlumniFields;
}

/** A college's system adds, changes and removes alumni, by the same rules as an import of a file. */
@UseCase()
export class ChangeRoster {
  constructor(
    private readonly authorize: AuthorizeRosterClient,
    private readonly roster: Roster,
    private readonly alumni: ImportedAlumni,
    private readonly people: People,
    private readonly personRecord: PersonRecord,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, TooManyRequests, RosterDataRefused,
   *   AlreadyInRoster
   */
  async add(client: RosterClient, { externalId, isActive, fields }: RosterInput): Promise<RosterEntryState> {
    await this.#authorizeWrite(client);
    const now = this.clock.now();
    const alumnus = toAlumniRow(fields, now);
    const { collegeId, ownerId: addedBy } = client;
    return this.transactions.run(async () => {
      const purgeAt = purgeTimeOf(now);
      const id = await this.roster.add({ collegeId, addedBy, externalId, alumnus, importedAt: now, purgeAt });
      const entry = await this.roster.lock(collegeId, id);
      if (!isActive) await this.#end(entry, client, now);
      return entry.snapshot();
    });
  }

  /**
   * Changes a person: ends or restores the affiliation, and stores what the college can change. Without an active
   * affiliation, nothing else is stored.
   * @param decide returns what the college wants; can refuse before anything is changed
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, TooManyRequests, RosterEntryNotFound,
   *   RosterDataRefused, AlreadyInRoster
   */
  async change(
    client: RosterClient,
    id: number,
    decide: (current: RosterEntryState) => RosterInput,
  ): Promise<RosterEntryState> {
    await this.#authorizeWrite(client);
    const now = this.clock.now();
    return this.transactions.run(async () => {
      const entry = await this.roster.lock(client.collegeId, id);
      const { externalId, isActive, fields } = decide(entry.snapshot());
      if (!isActive) {
        if (!entry.isEnded) await this.#end(entry, client, now);
        return entry.snapshot();
      }
      const alumnus = toAlumniRow(fields, now);
      if (entry.isEnded) await this.#relist(entry, now);
      entry.change({ externalId, alumnus }, now);
      await this.roster.save(entry);
      return entry.snapshot();
    });
  }

  /**
   * Ends the affiliation and deletes what the college sent.
   * @param check can refuse before anything is changed
   * @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, RosterEntryNotFound
   */
  async remove(client: RosterClient, id: number, check: (current: RosterEntryState) => void): Promise<void> {
    await this.authorize.execute(client);
    const now = this.clock.now();
    await this.transactions.run(async () => {
      const entry = await this.roster.lock(client.collegeId, id);
      check(entry.snapshot());
      if (!entry.isEnded) await this.#end(entry, client, now);
      await this.roster.deleteEnded(id);
    });
  }

  async #authorizeWrite(client: RosterClient): Promise<void> {
    await this.authorize.execute(client);
    await this.limits.consume(RATE_LIMITS.rosterChangesPerCollege, String(client.collegeId));
  }

  async #end(entry: RosterEntry, { ownerId }: RosterClient, now: Date): Promise<void> {
    const { claimedBy, collegeId } = entry.snapshot();
    entry.end(now);
    await this.roster.end(entry);
    const detail = `college ${collegeId}`;
    if (claimedBy === null) {
      await this.people.audit('imported-profile-removed', ownerId, now, detail);
      return;
    }
    await this.personRecord.deleteAlum(claimedBy, collegeId);
    await this.people.audit('affiliation-ended', claimedBy, now, detail);
    await this.people.audit('affiliation-ended', ownerId, now, `user ${claimedBy} of ${detail}`);
  }

  async #relist(entry: RosterEntry, now: Date): Promise<void> {
    const { claimedBy } = entry.snapshot();
    const hasOtherClaim = claimedBy !== null && (await this.alumni.findByAccount(claimedBy)) !== null;
    entry.relist({ hasOtherClaim }, now);
    await this.roster.relist(entry);
    const { claimedBy: userId, claimedAt, collegeId } = entry.snapshot();
    if (userId === null || claimedAt === null) return;
    await this.personRecord.saveAlum(userId, collegeId, claimedAt);
    await this.people.audit('affiliation-restored', userId, now, `college ${collegeId}`);
  }
}

/** @throws RosterDataRefused */
function toAlumniRow(fields: AlumniFields, now: Date): AlumniRow {
  const { alumnus, message } = readAlumniFields(fields, now);
  if (alumnus === null) throw new RosterDataRefused(message);
  return alumnus;
}
