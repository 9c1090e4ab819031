import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { PeopleReader, type PersonRecord } from '../../application/ports/people-reader';

@Injectable()
export class SqlPeopleReader extends PeopleReader {
  constructor(private readonly session: Session) {
    super();
  }

  withIds(ids: readonly number[]): Promise<readonly PersonRecord[]> {
    return this.session.query<PersonRecord>(
      `SELECT u.id, u.full_name AS "fullName", u.birth_date::text AS "birthDate", u.avatar_url AS "avatarUrl", u.role,
              CASE WHEN u.role = 'alumni' THEN d.college_id END AS "alumniCollegeId"
       FROM identity.users u LEFT JOIN identity.registration_details d ON d.user_id = u.id
       WHERE u.id = ANY ($1::integer[])`,
      [ids],
    );
  }
}
