import { IsInt, Max, Min, ValidateIf } from 'class-validator';
import { MINUTES_RULES } from '../../domain/minutes/minutes';

const { leastPerMonth, mostPerMonth } = MINUTES_RULES;
const RANGE_MESSAGE = `Enter ${leastPerMonth} to ${mostPerMonth} minutes, or choose no limit`;

export class MinutesBody {
  /** Minutes in each month, 5 to 600; null for no limit. */
  @ValidateIf((_, value: unknown) => value !== null)
  @IsInt({ message: RANGE_MESSAGE })
  @Min(leastPerMonth, { message: RANGE_MESSAGE })
  @Max(mostPerMonth, { message: RANGE_MESSAGE })
  minutesPerMonth: number | null;
}

/** Students whom you helped with one college. */
class HelpedStudentsView {
  collegeId: number;
  collegeName: string;
  students: number;
  minutes: number;
}

/** Your minutes in the current month. */
export class MinutesView {
  /** Null for no limit. */
  minutesPerMonth: number | null;
  /** Charged in this month and not given back, upcoming calls included. */
  used: number;
  /** Null for no limit. */
  left: number | null;
  /** Whether fewer than 5 minutes are left, so that students can’t send requests until the next month. */
  isPaused: boolean;
  /** YYYY-MM */
  month: string;
  /** IANA name of the time zone whose months count. */
  timeZone: string;
  /** This month and the one before; calls after they took place. Most minutes first. */
  helped: HelpedStudentsView[];
}
