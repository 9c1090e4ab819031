import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SavedColleges, type SavedCollegeView } from '../../application/saved-colleges/ports/saved-colleges';
import type { PersonId } from '../../domain/catalogue/ids';
import type { SavedCollege } from '../../domain/saved-colleges/saved-college';
import { savedCollegeSchema } from './saved-college.schema';
import { isoTimeSql, throwCollegeNotFound } from '../catalogue/sql-helpers';

@Injectable()
export class SqlSavedColleges extends SavedColleges {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  saveOnce(saved: SavedCollege): Promise<Date> {
    return this.unitOfWork.run(async () => {
      // Always writes the row, so that it is locked and exists even if it is added or removed concurrently.
      const inserted = await this.unitOfWork.manager
        .createQueryBuilder()
        .insert()
        .into(savedCollegeSchema)
        .values(saved.snapshot())
        .orUpdate(['user_id'], ['user_id', 'college_id'])
        .returning('saved_at AS since, xmax = 0 AS "isNew"')
        .updateEntity(false)
        .execute()
        .catch(throwCollegeNotFound);
      const [row] = inserted.raw as [{ since: Date; isNew: boolean }];
      if (row.isNew) await this.unitOfWork.saveAggregate(saved, async () => {});
      return row.since;
    });
  }

  async delete(userId: PersonId, collegeId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM colleges.saved_colleges WHERE user_id = $1 AND college_id = $2', [
      userId,
      collegeId,
    ]);
  }

  listByUser(userId: PersonId): Promise<readonly SavedCollegeView[]> {
    return this.unitOfWork.query<SavedCollegeView>(
      `SELECT c.id, c.name, c.city, c.state, c.type, ${isoTimeSql('s.saved_at')} AS saved_at
       FROM colleges.saved_colleges s JOIN colleges.colleges c ON c.id = s.college_id
       WHERE s.user_id = $1 ORDER BY s.saved_at DESC, c.id DESC`,
      [userId],
    );
  }
}
