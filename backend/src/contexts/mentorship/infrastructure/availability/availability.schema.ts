import { EntitySchema } from 'typeorm';
import type { OfferedHours } from '../../domain/availability/availability';

/** The hours of a person, in the time zone in which they were saved. */
interface AvailabilityRow extends OfferedHours {
  readonly userId: number;
  readonly timeZone: string;
}

export const availabilitySchema = new EntitySchema<AvailabilityRow>({
  name: 'Availability',
  schema: 'mentorship',
  tableName: 'availabilities',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    lengthMinutes: { type: 'smallint', name: 'length_minutes' },
    noticeHours: { type: 'smallint', name: 'notice_hours' },
    rules: { type: 'jsonb' },
    daysOff: { type: 'text', name: 'days_off', array: true },
    timeZone: { type: 'text', name: 'time_zone', nullable: true },
  },
});
