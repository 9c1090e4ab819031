import type { StudentProfileState } from '../../domain/profile-fields/student-details';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { People } from '../../application/profiles/ports/people';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type DirectoryPage,
  type DirectorySearch,
  type FoundPeople,
  PeopleDirectory,
} from '../../application/people-directory/ports/people-directory';
import { toDirectoryEntry, type DirectoryPerson } from '../../domain/search-index/search-entries';
import { alumniProfileSchema, studentProfileSchema } from '../profiles/profiles.schema';
import { UPDATE_IS_AWAY_SQL, SAVE_DIRECTORY_ENTRIES } from '../search-index/finder-entries';
import { directoryStatement, idsByNameStatement } from './people-directory-statements';
import { toFoundAlumni, type FoundRow } from '../finder/sql-finder-reader';
import { lockUser } from '../profiles/user-locks';

interface Row {
  readonly id: number | null;
  readonly total: number;
  readonly alumni: FoundRow | null;
  readonly student: StudentProfileState | null;
}

/** Writes the entries of people from their accounts and profiles; the caller has locked them. */
export async function writeDirectoryEntries(unitOfWork: UnitOfWork, people: readonly DirectoryPerson[]): Promise<void> {
  const userId = In(people.map(({ id }) => id));
  const [students, alumni] = [
    toProfilesByUser(await unitOfWork.manager.getRepository(studentProfileSchema).findBy({ userId })),
    toProfilesByUser(await unitOfWork.manager.getRepository(alumniProfileSchema).findBy({ userId })),
  ];
  const entries = people.map((person) =>
    toDirectoryEntry(person, students.get(person.id) ?? null, alumni.get(person.id) ?? null),
  );
  await unitOfWork.query(SAVE_DIRECTORY_ENTRIES, [JSON.stringify(entries)]);
}

const toProfilesByUser = <Profile extends { userId: number }>(profiles: readonly Profile[]): Map<number, Profile> =>
  new Map(profiles.map((profile) => [profile.userId, profile]));

@Injectable()
export class SqlPeopleDirectory extends PeopleDirectory {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
  ) {
    super();
  }

  async list(search: DirectorySearch, page: DirectoryPage): Promise<FoundPeople> {
    const { sql, values } = directoryStatement(search, page);
    const rows = await this.unitOfWork.query<Row>(sql, values);
    const alumni = await toFoundAlumni(
      rows.flatMap((row) => row.alumni ?? []),
      this.people,
    );
    const found = rows.flatMap(({ id, student }) =>
      id === null ? [] : [{ id, alumni: alumni.find(({ profile }) => profile.userId === id) ?? null, student }],
    );
    return { items: found.slice(0, page.limit), total: rows[0]!.total, hasMore: found.length > page.limit };
  }

  async listIdsByName(ids: readonly number[], name: string, limit: number, offset: number): Promise<readonly number[]> {
    const { sql, values } = idsByNameStatement(ids, name, limit, offset);
    return (await this.unitOfWork.query<{ id: number }>(sql, values)).map(({ id }) => id);
  }

  async saveEntries(ids: readonly number[], people: readonly DirectoryPerson[]): Promise<void> {
    // Locks these profiles until the end of the unit of work.
    for (const id of [...ids].sort((one, other) => one - other)) await lockUser(this.unitOfWork, id);
    await writeDirectoryEntries(this.unitOfWork, people);
    await this.unitOfWork.query(
      'UPDATE mentorship.people_directory SET takes_part = false WHERE user_id = ANY ($1::integer[])',
      [ids.filter((id) => !people.some((person) => person.id === id))],
    );
    await this.unitOfWork.query(UPDATE_IS_AWAY_SQL, [ids]);
  }

  async listNewAdults(today: string, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT e.user_id AS id FROM mentorship.people_directory e WHERE e.adult_from <= $1::date AND e.takes_part
       ORDER BY e.adult_from LIMIT $2`,
      [today, limit],
    );
    return rows.map(({ id }) => id);
  }

  async findBackfillPosition(): Promise<number | null> {
    const [row] = await this.unitOfWork.query<{ upTo: number }>(
      'SELECT done_up_to AS "upTo" FROM mentorship.people_directory_filling',
    );
    return row?.upTo ?? null;
  }

  async saveBackfillPosition(userId: number | null): Promise<void> {
    await this.unitOfWork.query('DELETE FROM mentorship.people_directory_filling');
    if (userId === null) return;
    await this.unitOfWork.query('INSERT INTO mentorship.people_directory_filling (done_up_to) VALUES ($1)', [userId]);
  }
}
