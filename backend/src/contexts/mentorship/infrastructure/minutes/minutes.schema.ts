import { EntitySchema } from 'typeorm';
import type { MonthlyMinutes } from '../../application/minutes/ports/minutes';
import type { ChargeSource, MinutesCharge } from '../../domain/minutes/minutes';

const timestampColumn = { type: 'timestamptz', precision: 3 } as const;

/** Months are stored as their first day. */
export const toFirstDay = (month: string): string => `${month}-01`;

export const minutesGivenSchema = new EntitySchema<MonthlyMinutes>({
  name: 'MinutesGiven',
  schema: 'mentorship',
  tableName: 'minutes_given',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    minutesPerMonth: { type: 'integer', name: 'minutes_per_month' },
    month: { type: 'date' },
    endsAt: { ...timestampColumn, name: 'month_ends_at' },
    isPaused: { type: 'boolean', name: 'is_paused' },
  },
});

/** A charge with the two parts of its source. */
interface MinutesChargeRow extends Omit<MinutesCharge, 'source'> {
  readonly kind: ChargeSource['kind'];
  readonly sourceId: number;
}

export const minutesChargeSchema = new EntitySchema<MinutesChargeRow>({
  name: 'MinutesCharge',
  schema: 'mentorship',
  tableName: 'minutes_charges',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    kind: { type: 'text', primary: true },
    sourceId: { type: 'bigint', name: 'source_id', primary: true },
    chargedAt: { ...timestampColumn, name: 'charged_at', primary: true },
    month: { type: 'date' },
    minutes: { type: 'integer' },
    collegeId: { type: 'integer', name: 'college_id', nullable: true },
    returnedAt: { ...timestampColumn, name: 'returned_at', nullable: true },
  },
});
