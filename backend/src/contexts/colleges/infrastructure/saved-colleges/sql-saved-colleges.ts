import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  SavedColleges,
  type SavedCollegeKey,
  type SavedCollegeView,
} from '../../application/saved-colleges/ports/saved-colleges';
import type { PersonId } from '../../domain/catalogue/ids';
import type { CollegePlan } from '../../domain/saved-colleges/college-plan';
import { CollegeNotSaved, SavedCollege, type SavedCollegeState } from '../../domain/saved-colleges/saved-college';
import { savedCollegeSchema } from './saved-college.schema';
import { isoTimeSql, throwCollegeNotFound } from '../catalogue/sql-helpers';

@Injectable()
export class SqlSavedColleges extends SavedColleges {
  readonly #table: AggregateTable<SavedCollege, SavedCollegeState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, savedCollegeSchema, (state) => SavedCollege.restore(state));
  }

  saveOnce(saved: SavedCollege): Promise<SavedCollegeState> {
    return this.unitOfWork.run(async () => {
      // Always writes the row, so that it is locked and exists even if it is added or removed concurrently.
      const inserted = await this.unitOfWork.manager
        .createQueryBuilder()
        .insert()
        .into(savedCollegeSchema)
        .values(saved.snapshot())
        .orUpdate(['user_id'], ['user_id', 'college_id'])
        .returning('saved_at AS since, status, deadline::text AS deadline, note, xmax = 0 AS "isNew"')
        .updateEntity(false)
        .execute()
        .catch(throwCollegeNotFound);
      const [{ since, isNew, ...plan }] = inserted.raw as [CollegePlan & { since: Date; isNew: boolean }];
      if (isNew) await this.unitOfWork.saveAggregate(saved, async () => {});
      return { ...saved.snapshot(), savedAt: since, ...plan };
    });
  }

  async lock({ userId, collegeId }: SavedCollegeKey): Promise<SavedCollege> {
    const saved = await this.#table.lock({ userId, collegeId });
    if (!saved) throw new CollegeNotSaved();
    return saved;
  }

  save(saved: SavedCollege): Promise<void> {
    return this.#table.save(saved);
  }

  async delete(userId: PersonId, collegeId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM colleges.saved_colleges WHERE user_id = $1 AND college_id = $2', [
      userId,
      collegeId,
    ]);
  }

  listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]> {
    return this.unitOfWork.query<SavedCollegeView>(
      `SELECT c.id, c.name, c.city, c.state, c.type, ${isoTimeSql('s.saved_at')} AS saved_at,
         s.status, s.deadline::text AS deadline, s.note
       FROM colleges.saved_colleges s JOIN colleges.colleges c ON c.id = s.college_id
       WHERE s.user_id = $1 ORDER BY s.saved_at DESC, c.id DESC`,
      [userId],
    );
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }
}
