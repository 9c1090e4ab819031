import { EntitySchema } from 'typeorm';
import type { GroupHourState } from '../../domain/group-hours/group-hour-state';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;
const textColumn = { type: 'text', nullable: true } as const;

/** A group hour without its guests, who have rows of their own. */
export const groupHourSchema = new EntitySchema<Omit<GroupHourState, 'guests'>>({
  name: 'GroupHour',
  schema: 'mentorship',
  tableName: 'group_hours',
  columns: {
    id: { type: 'integer', primary: true },
    hostId: { type: 'integer', name: 'host_id' },
    topic: { type: 'text' },
    places: { type: 'integer' },
    startTime: { ...timestampColumn, name: 'start_time' },
    endTime: { ...timestampColumn, name: 'end_time' },
    meetingUrl: { ...textColumn, name: 'meeting_url' },
    room: { type: 'text' },
    status: { type: 'text' },
    sequence: { type: 'integer' },
    reason: textColumn,
    createdAt: { ...timestampColumn, name: 'created_at' },
    updatedAt: { ...timestampColumn, name: 'updated_at' },
  },
});
