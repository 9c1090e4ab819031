import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AccountOrigin, PeopleReader, type PersonRecord } from '../../application/people/ports/people-reader';
import { normalizeUsername } from '../../domain/credentials/credentials';
import type { AffiliationKind } from '../../domain/people/affiliation';
import { UserNotFound } from '../../domain/users/errors';

/** The state of the user `u`, a `PersonState`. */
const PERSON_STATE_SQL = `CASE WHEN u.closing_at IS NOT NULL THEN 'closing' WHEN u.suspended_at IS NOT NULL THEN 'suspended'
  WHEN u.email_verified_at IS NULL THEN 'unconfirmed' ELSE 'active' END`;

const affiliatedCollegeIdsSql = (kind: AffiliationKind): string =>
  `ARRAY(SELECT a.college_id FROM identity.affiliations a WHERE a.user_id = u.id AND a.kind = '${kind}'
         AND (a.until IS NULL OR a.until > $2) ORDER BY 1)`;

@Injectable()
export class SqlPeopleReader extends PeopleReader {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  findByIds(ids: readonly number[], now: Date): Promise<readonly PersonRecord[]> {
    return this.unitOfWork.queryPrepared<PersonRecord>(
      `SELECT u.id, u.full_name AS "fullName", u.birth_date::text AS "birthDate", u.avatar_url AS "avatarUrl", u.role,
              u.is_sample AS "isSample", ${PERSON_STATE_SQL} AS state,
              CASE WHEN u.role <> 'alumni' THEN NULL WHEN p.has_studies THEN p.college_id
                   WHEN d.college IS NOT NULL THEN d.college_id END AS "collegeId",
              p.hidden_from AS "hiddenFrom",
              ${affiliatedCollegeIdsSql('represents')} AS "representedCollegeIds",
              ${affiliatedCollegeIdsSql('alum')} AS "alumOfCollegeIds"
       FROM identity.users u
       LEFT JOIN identity.registration_details d ON d.user_id = u.id
       LEFT JOIN identity.profile_summaries p ON p.user_id = u.id AND p.role = u.role
       WHERE u.id = ANY ($1::integer[]) AND u.closing_at IS NULL`,
      [ids, now],
    );
  }

  async findReachableEmails(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.unitOfWork.queryPrepared<{ id: number; email: string }>(
      `SELECT u.id, u.email FROM identity.users u
       WHERE u.id = ANY ($1::integer[]) AND ${PERSON_STATE_SQL} = 'active'`,
      [ids],
    );
    return new Map(rows.map(({ id, email }) => [id, email]));
  }

  async listIdsAfter(id: number, max: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT u.id FROM identity.users u WHERE u.id > $1 ORDER BY u.id LIMIT $2',
      [id, max],
    );
    return rows.map((row) => row.id);
  }

  async findOrigins(ids: readonly number[]): Promise<ReadonlyMap<number, AccountOrigin>> {
    if (ids.length === 0) return new Map();
    const rows = await this.unitOfWork.query<AccountOrigin & { id: number }>(
      `SELECT u.id, u.registered_at AS "registeredAt",
         ARRAY(SELECT s.network FROM identity.sessions s WHERE s.user_id = u.id
               UNION SELECT f.network FROM identity.familiar_networks f WHERE f.username = lower(u.username)
               ORDER BY 1) AS networks
       FROM identity.users u WHERE u.id = ANY ($1::integer[])`,
      [ids],
    );
    return new Map(rows.map(({ id, ...origin }) => [id, origin]));
  }

  async getRegisteredAt(id: number): Promise<Date> {
    const [row] = await this.unitOfWork.queryPrepared<{ registeredAt: Date }>(
      'SELECT u.registered_at AS "registeredAt" FROM identity.users u WHERE u.id = $1',
      [id],
    );
    if (!row) throw new UserNotFound(String(id));
    return row.registeredAt;
  }

  async listSampleIds(ids: readonly number[]): Promise<readonly number[]> {
    const rows = await this.unitOfWork.queryPrepared<{ id: number }>(
      'SELECT u.id FROM identity.users u WHERE u.id = ANY ($1::integer[]) AND u.is_sample ORDER BY u.id',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async findIdsByUsername(usernames: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.unitOfWork.query<{ username: string; id: number }>(
      'SELECT lower(u.username) AS username, u.id FROM identity.users u WHERE lower(u.username) = ANY ($1::text[])',
      [usernames.map(normalizeUsername)],
    );
    return new Map(rows.map(({ username, id }) => [username, id]));
  }

  async findLastActiveMonths(ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.unitOfWork.query<{ id: number; month: string }>(
      `SELECT s.user_id AS id, to_char(max(s.last_seen_at) AT TIME ZONE 'UTC', 'YYYY-MM') AS month
       FROM identity.sessions s WHERE s.user_id = ANY ($1::integer[]) GROUP BY s.user_id`,
      [ids],
    );
    return new Map(rows.map(({ id, month }) => [id, month]));
  }
}
