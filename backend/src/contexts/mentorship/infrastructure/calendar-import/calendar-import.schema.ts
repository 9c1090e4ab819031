import { EntitySchema } from 'typeorm';
import type { CalendarImportState } from '../../domain/calendar-import/calendar-import';

/** A calendar with its address encrypted. */
export interface CalendarImportRow extends Omit<CalendarImportState, 'address'> {
  readonly address: Buffer;
}

export const calendarImportSchema = new EntitySchema<CalendarImportRow>({
  name: 'CalendarImport',
  schema: 'mentorship',
  tableName: 'calendar_imports',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    address: { type: 'bytea' },
    addedAt: { type: 'timestamptz', name: 'added_at', precision: 3 },
    readAt: { type: 'timestamptz', name: 'read_at', precision: 3 },
    failure: { type: 'text', nullable: true },
    failures: { type: 'integer' },
    nextReadAt: { type: 'timestamptz', name: 'next_read_at', precision: 3 },
  },
});
