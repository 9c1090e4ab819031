import { Injectable } from '@nestjs/common';
import type { CollegeInterest } from '../../../../shared/application/most-viewed-colleges';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Popularity } from '../../application/directory/ports/popularity';

@Injectable()
export class SqlPopularity extends Popularity {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async replaceWith(interests: readonly CollegeInterest[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE colleges.directory_entries d SET people = fresh.people
       FROM (SELECT e.college_id, coalesce(i.people, 0) AS people
             FROM colleges.directory_entries e
             LEFT JOIN json_to_recordset($1::json) AS i ("collegeId" integer, people integer)
               ON i."collegeId" = e.college_id) fresh
       WHERE d.college_id = fresh.college_id AND d.people <> fresh.people`,
      [JSON.stringify(interests)],
    );
  }
}
