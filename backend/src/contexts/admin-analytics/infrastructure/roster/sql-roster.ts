import { Injectable } from '@nestjs/common';
import { getErrorCode } from '../../../../shared/infrastructure/typeorm/database-errors';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type NewRosterEntry, Roster, type RosterQuery } from '../../application/roster/ports/roster';
import type { AlumniRow } from '../../domain/alumni-import/alumni-row';
import { AlumniImported } from '../../domain/alumni-import/events';
import { AlreadyInRoster, RosterEntryNotFound } from '../../domain/roster/errors';
import { RosterEntry, type RosterEntryState } from '../../domain/roster/roster-entry';
import { AddressHashes } from '../alumni-import/address-hashes';

type RosterRow = Omit<RosterEntryState, 'alumnus'> & AlumniRow;

const UNIQUE_VIOLATION = '23505';
/** Name of the import of each day in the list of imports. */
const IMPORT_NAME = 'SCIM';
/** The import of a day may have been undone while it was looked up. */
const MAX_TRIES = 2;

const ENTRY_COLUMNS_SQL = `id, college_id AS "collegeId", external_id AS "externalId", email, first_name AS "firstName",
  last_name AS "lastName", graduation_year AS "graduationYear", major, job_title AS "jobTitle", company,
  linkedin_url AS "linkedinUrl", suggested_mentor AS "suggestedMentor", imported_at AS "importedAt",
  purge_at AS "purgeAt", claimed_by AS "claimedBy", claimed_at AS "claimedAt"`;
const LISTED_SQL = `SELECT ${ENTRY_COLUMNS_SQL}, NULL::timestamptz AS "endedAt" FROM admin_analytics.imported_alumni`;
const ENDED_SQL = `SELECT ${ENTRY_COLUMNS_SQL}, ended_at AS "endedAt" FROM admin_analytics.ended_affiliations`;

/** Selects by college, and by the filter; the college can import an address again whose affiliation it ended. */
const FILTER_SQL = `college_id = $1 AND ($2::integer IS NULL OR id = $2) AND ($3::text IS NULL OR email = $3)
  AND ($4::text IS NULL OR external_id = $4)`;
const LISTED_FILTER_SQL = `import_id IS NOT NULL AND ${FILTER_SQL}`;
const ENDED_FILTER_SQL = `${FILTER_SQL} AND NOT EXISTS (
  SELECT FROM admin_analytics.imported_alumni again WHERE again.email = ended_affiliations.email AND again.college_id = $1)`;

const MOVED_COLUMNS_SQL = `id, college_id, external_id, import_id, email, first_name, last_name, graduation_year, major,
  job_title, company, linkedin_url, suggested_mentor, imported_at, purge_at, claimed_by, claimed_at, shares_activity,
  invited_at, reminded_at, invitation_hash`;

@Injectable()
export class SqlRoster extends Roster {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly addressHashes: AddressHashes,
  ) {
    super();
  }

  async list(
    collegeId: number,
    { filter, offset, limit }: RosterQuery,
  ): Promise<{ items: RosterEntryState[]; total: number }> {
    const id = filter?.by === 'id' ? filter.value : null;
    const email = filter?.by === 'email' ? filter.value : null;
    const externalId = filter?.by === 'externalId' ? filter.value : null;
    const rows = await this.unitOfWork.query<RosterRow>(
      `${LISTED_SQL} WHERE ${LISTED_FILTER_SQL} UNION ALL ${ENDED_SQL} WHERE ${ENDED_FILTER_SQL}
       ORDER BY id OFFSET $5 LIMIT $6`,
      [collegeId, id, email, externalId, offset, limit],
    );
    const [counted] = await this.unitOfWork.query<{ total: number }>(
      `SELECT ((SELECT count(*) FROM admin_analytics.imported_alumni WHERE ${LISTED_FILTER_SQL})
        + (SELECT count(*) FROM admin_analytics.ended_affiliations WHERE ${ENDED_FILTER_SQL}))::integer AS total`,
      [collegeId, id, email, externalId],
    );
    return { items: rows.map(toState), total: counted!.total };
  }

  async lock(collegeId: number, id: number): Promise<RosterEntry> {
    this.unitOfWork.requireUnitOfWork();
    const where = 'WHERE college_id = $1 AND id = $2';
    const [listed] = await this.unitOfWork.query<RosterRow>(
      `${LISTED_SQL} ${where} AND import_id IS NOT NULL FOR UPDATE`,
      [collegeId, id],
    );
    if (listed) return RosterEntry.restore(toState(listed));
    const [ended] = await this.unitOfWork.query<RosterRow>(`${ENDED_SQL} ${where} FOR UPDATE`, [collegeId, id]);
    if (!ended) throw new RosterEntryNotFound();
    return RosterEntry.restore(toState(ended));
  }

  async add({ collegeId, addedBy, externalId, alumnus, importedAt, purgeAt }: NewRosterEntry): Promise<number> {
    await this.#assertAllowed(collegeId, 0, externalId, alumnus.email);
    const importId = await this.#countInImportOfDay(collegeId, addedBy, importedAt);
    const { firstName, lastName, email, graduationYear, major, jobTitle, company, linkedinUrl, suggestedMentor } =
      alumnus;
    const [added] = await this.unitOfWork.query<{ id: number }>(
      `INSERT INTO admin_analytics.imported_alumni
         (college_id, import_id, external_id, email, first_name, last_name, graduation_year, major, job_title, company,
          linkedin_url, suggested_mentor, imported_at, purge_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        collegeId,
        importId,
        externalId,
        email,
        firstName,
        lastName,
        graduationYear,
        major,
        jobTitle,
        company,
        linkedinUrl,
        suggestedMentor,
        importedAt,
        purgeAt,
      ],
    );
    if (!added) throw new AlreadyInRoster();
    await this.unitOfWork.publish(new AlumniImported(importId, collegeId, importedAt));
    return added.id;
  }

  async save(entry: RosterEntry): Promise<void> {
    const { id, collegeId, externalId, alumnus, importedAt, purgeAt, claimedBy } = entry.snapshot();
    const { firstName, lastName, email, graduationYear, major, jobTitle, company, linkedinUrl, suggestedMentor } =
      alumnus;
    // The address of a claimed profile doesn't change.
    await this.#assertAllowed(collegeId, id, externalId, claimedBy === null ? email : null);
    await this.#refuseDuplicates(() =>
      this.unitOfWork.saveAggregate(entry, () =>
        this.unitOfWork.query(
          `UPDATE admin_analytics.imported_alumni
           SET external_id = $2, email = $3, first_name = $4, last_name = $5, graduation_year = $6, major = $7,
             job_title = $8, company = $9, linkedin_url = $10, suggested_mentor = $11, imported_at = $12, purge_at = $13,
             invited_at = CASE WHEN email = $3 THEN invited_at END,
             reminded_at = CASE WHEN email = $3 THEN reminded_at END,
             invitation_hash = CASE WHEN email = $3 THEN invitation_hash END,
             mail_after = CASE WHEN email = $3 THEN mail_after END,
             mail_attempts = CASE WHEN email = $3 THEN mail_attempts ELSE 0 END
           WHERE id = $1`,
          [
            id,
            externalId,
            email,
            firstName,
            lastName,
            graduationYear,
            major,
            jobTitle,
            company,
            linkedinUrl,
            suggestedMentor,
            importedAt,
            purgeAt,
          ],
        ),
      ),
    );
  }

  async end(entry: RosterEntry): Promise<void> {
    const { id, endedAt } = entry.snapshot();
    const { deletedAt } = entry;
    if (!endedAt || !deletedAt) throw new Error('Only an affiliation that has ended is moved.');
    await this.unitOfWork.saveAggregate(entry, async () => {
      await this.unitOfWork.query(
        `INSERT INTO admin_analytics.ended_affiliations (${MOVED_COLUMNS_SQL}, ended_at, delete_at)
         SELECT ${MOVED_COLUMNS_SQL}, $2, $3 FROM admin_analytics.imported_alumni WHERE id = $1 AND import_id IS NOT NULL`,
        [id, endedAt, deletedAt],
      );
      await this.unitOfWork.query('DELETE FROM admin_analytics.imported_alumni WHERE id = $1', [id]);
    });
  }

  async relist(entry: RosterEntry): Promise<void> {
    const { id, claimedBy, claimedAt, importedAt, purgeAt } = entry.snapshot();
    await this.#refuseDuplicates(() =>
      this.unitOfWork.saveAggregate(entry, async () => {
        // With a removed claim, the person is invited again.
        await this.unitOfWork.query(
          `UPDATE admin_analytics.ended_affiliations
           SET invited_at = CASE WHEN claimed_by IS NOT DISTINCT FROM $2 THEN invited_at END,
             reminded_at = CASE WHEN claimed_by IS NOT DISTINCT FROM $2 THEN reminded_at END,
             shares_activity = shares_activity AND $2 IS NOT NULL,
             claimed_by = $2, claimed_at = $3, imported_at = $4, purge_at = $5
           WHERE id = $1`,
          [id, claimedBy, claimedAt, importedAt, purgeAt],
        );
        await this.unitOfWork.query(
          `INSERT INTO admin_analytics.imported_alumni (${MOVED_COLUMNS_SQL}) OVERRIDING SYSTEM VALUE
           SELECT ${MOVED_COLUMNS_SQL} FROM admin_analytics.ended_affiliations WHERE id = $1`,
          [id],
        );
        await this.deleteEnded(id);
      }),
    );
  }

  async deleteEnded(id: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM admin_analytics.ended_affiliations WHERE id = $1', [id]);
  }

  /**
   * Checks what no unique index of the list knows: people who declined, and ended affiliations.
   * @param email null if only the external ID is checked
   */
  async #assertAllowed(collegeId: number, id: number, externalId: string | null, email: string | null): Promise<void> {
    const [found] = await this.unitOfWork.query<{ isTaken: boolean }>(
      `SELECT EXISTS (SELECT FROM admin_analytics.declined_addresses WHERE college_id = $1 AND address_hash = $2)
         OR EXISTS (SELECT FROM admin_analytics.ended_affiliations WHERE college_id = $1 AND id <> $3
                    AND (email = $4 OR external_id = $5)) AS "isTaken"`,
      [collegeId, email === null ? null : this.addressHashes.hash(email), id, email, externalId],
    );
    if (found!.isTaken) throw new AlreadyInRoster();
  }

  /**
   * Counts a person in the college's import of this day, which administrators see in their list and can undo.
   * @returns its ID
   */
  async #countInImportOfDay(collegeId: number, addedBy: number, at: Date): Promise<number> {
    const key = `scim:${at.toISOString().slice(0, 10)}`;
    for (let tried = 0; tried < MAX_TRIES; tried++) {
      const [counted] = await this.unitOfWork.query<{ id: number }>(
        `INSERT INTO admin_analytics.alumni_imports AS i
           (college_id, imported_by, file_name, status, processed, added, started_at, finished_at, request_key)
         VALUES ($1, $2, $3, 'completed', 1, 1, $4, $4, $5)
         ON CONFLICT (college_id, request_key) WHERE request_key IS NOT NULL DO UPDATE
           SET processed = i.processed + 1, added = i.added + 1, finished_at = excluded.finished_at
           WHERE i.status = 'completed'
         RETURNING id`,
        [collegeId, addedBy, IMPORT_NAME, at, key],
      );
      if (counted) return counted.id;
      await this.unitOfWork.query(
        `UPDATE admin_analytics.alumni_imports SET request_key = NULL
         WHERE college_id = $1 AND request_key = $2 AND status <> 'completed'`,
        [collegeId, key],
      );
    }
    throw new Error('The import of this day is neither complete nor undone');
  }

  async #refuseDuplicates(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw getErrorCode(error) === UNIQUE_VIOLATION ? new AlreadyInRoster() : error;
    }
  }
}

function toState({
  id,
  collegeId,
  externalId,
  importedAt,
  purgeAt,
  claimedBy,
  claimedAt,
  endedAt,
  ...alumnus
}: RosterRow) {
  return { id, collegeId, externalId, alumnus, importedAt, purgeAt, claimedBy, claimedAt, endedAt };
}
