import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type ChangedCollege,
  type CollegeDigest,
  ExportedVersions,
} from '../../../application/directory/ports/exported-versions';

@Injectable()
export class SqlExportedVersions extends ExportedVersions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  record(version: string, digests: readonly CollegeDigest[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      // Numbers are in the order of the commits: no version is recorded while another one is.
      await this.unitOfWork.query('LOCK TABLE colleges.exported_versions IN EXCLUSIVE MODE');
      const [recorded] = await this.unitOfWork.query<{ number: string }>(
        `INSERT INTO colleges.exported_versions (version) VALUES ($1::uuid) ON CONFLICT DO NOTHING
         RETURNING number::text AS number`,
        [version],
      );
      if (!recorded) return;
      await this.unitOfWork.query(
        `INSERT INTO colleges.exported_colleges AS known (college_id, digest, changed_in)
         SELECT college.id, college.digest, $3::bigint
         FROM unnest($1::integer[], $2::text[]) AS college (id, digest)
         ON CONFLICT (college_id) DO UPDATE
         SET digest = excluded.digest, changed_in = excluded.changed_in, is_removed = false
         WHERE known.digest <> excluded.digest OR known.is_removed`,
        [digests.map(({ id }) => id), digests.map(({ digest }) => digest), recorded.number],
      );
      await this.unitOfWork.query(
        `UPDATE colleges.exported_colleges known SET is_removed = true, changed_in = $2::bigint
         WHERE NOT known.is_removed
           AND NOT EXISTS (SELECT FROM unnest($1::integer[]) AS college (id) WHERE college.id = known.college_id)`,
        [digests.map(({ id }) => id), recorded.number],
      );
    });
  }

  async has(version: string): Promise<boolean> {
    const found = await this.unitOfWork.query<{ version: string }>(
      'SELECT version::text AS version FROM colleges.exported_versions WHERE version = $1::uuid',
      [version],
    );
    return found.length > 0;
  }

  async listChangedSince(version: string): Promise<readonly ChangedCollege[] | null> {
    if (!(await this.has(version))) return null;
    return this.unitOfWork.query<ChangedCollege>(
      `SELECT c.college_id AS id, c.is_removed AS "isRemoved"
       FROM colleges.exported_colleges c
       JOIN colleges.exported_versions v ON v.version = $1::uuid AND c.changed_in > v.number
       ORDER BY c.college_id`,
      [version],
    );
  }
}
