import { EntitySchema } from 'typeorm';
import type { SavedCollegeState } from '../../domain/saved-colleges/saved-college';

export const savedCollegeSchema = new EntitySchema<SavedCollegeState>({
  name: 'SavedCollege',
  schema: 'colleges',
  tableName: 'saved_colleges',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    collegeId: { type: 'integer', name: 'college_id', primary: true },
    savedAt: { type: 'timestamptz', precision: 3, name: 'saved_at' },
    status: { type: 'text' },
    deadline: { type: 'date', nullable: true },
    note: { type: 'text', nullable: true },
  },
});
