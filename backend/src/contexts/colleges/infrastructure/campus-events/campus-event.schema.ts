import { EntitySchema } from 'typeorm';
import type { CampusEventState } from '../../domain/campus-events/campus-event';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

export const campusEventSchema = new EntitySchema<CampusEventState>({
  name: 'CampusEvent',
  schema: 'colleges',
  tableName: 'events',
  columns: {
    id: { type: 'integer', primary: true },
    collegeId: { type: 'integer', name: 'college_id' },
    createdBy: { type: 'integer', name: 'created_by', nullable: true },
    title: { type: 'text' },
    description: { type: 'text', nullable: true },
    location: { type: 'text', nullable: true },
    url: { type: 'text', nullable: true },
    startsAt: { ...timestampColumn, name: 'starts_at' },
    endsAt: { ...timestampColumn, name: 'ends_at' },
    timeZone: { type: 'text', name: 'time_zone' },
    status: { type: 'text' },
    isSample: { type: 'boolean', name: 'is_sample' },
    sequence: { type: 'integer' },
    createdAt: { ...timestampColumn, name: 'created_at' },
    publishedAt: { ...timestampColumn, name: 'published_at', nullable: true },
    changedAt: { ...timestampColumn, name: 'changed_at' },
  },
});
