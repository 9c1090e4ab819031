import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { ListedColleges } from '../../application/directory/ports/listed-colleges';

@Injectable()
export class SqlListedColleges extends ListedColleges {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listIdsAfter(after: number, most: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      'SELECT college_id AS id FROM colleges.directory_entries WHERE college_id > $1 ORDER BY college_id LIMIT $2',
      [after, most],
    );
    return rows.map(({ id }) => id);
  }
}
