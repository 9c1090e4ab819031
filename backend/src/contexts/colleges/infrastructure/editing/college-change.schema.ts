import { EntitySchema } from 'typeorm';
import type { StoredChange } from '../../application/editing/ports/college-profiles';

/** A row of a college's history. */
interface CollegeChangeRow extends StoredChange {
  readonly collegeId: number;
}

export const collegeChangeSchema = new EntitySchema<CollegeChangeRow>({
  name: 'CollegeChange',
  schema: 'colleges',
  tableName: 'college_history',
  columns: {
    id: { type: 'integer', primary: true, generated: true },
    collegeId: { type: 'integer', name: 'college_id' },
    field: { type: 'text' },
    source: { type: 'text' },
    oldValue: { type: 'jsonb', name: 'old_value', nullable: true },
    newValue: {
      type: 'jsonb',
      name: 'new_value',
      nullable: true,
      comment: 'as kept: rates are percent; null is "not reported"',
    },
    release: { type: 'text', nullable: true },
    changedAt: { type: 'timestamptz', precision: 3, name: 'changed_at' },
    changedBy: {
      type: 'integer',
      name: 'changed_by',
      nullable: true,
      comment: 'null for federal files, and once the account is gone',
    },
  },
});
