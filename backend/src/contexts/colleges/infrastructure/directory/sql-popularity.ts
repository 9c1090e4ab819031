import { Injectable } from '@nestjs/common';
import type { CollegeInterest } from '../../../../shared/application/college-views';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Popularity } from '../../application/directory/ports/popularity';

@Injectable()
export class SqlPopularity extends Popularity {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async savePopularity(collegeIds: readonly number[], interests: readonly CollegeInterest[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE colleges.directory_entries d SET people = fresh.people
       FROM (SELECT e.college_id, coalesce(i.people, 0) AS people
             FROM unnest($1::integer[]) AS e (college_id)
             LEFT JOIN json_to_recordset($2::json) AS i ("collegeId" integer, people integer)
               ON i."collegeId" = e.college_id) fresh
       WHERE d.college_id = fresh.college_id AND d.people <> fresh.people`,
      [collegeIds, JSON.stringify(interests)],
    );
  }
}
