import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { FRACTION_SCHEMA } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import type { AdministratorVerification } from '../../application/memberships/own-membership';

// The catalog validates the values, all fields together. This only ensures their type: a non-text becomes an empty text
// and a non-number NaN, which no field accepts.

const asText = (value: unknown): string | null =>
  value === null ? null : typeof value === 'string' ? value.trim() : '';

/** An empty form field means that there is no value. */
const asTextOrNothing = (value: unknown): string | null =>
  typeof value === 'string' ? value.trim() || null : asText(value);

function asFigure(value: unknown): number | null {
  if (value === null || typeof value === 'number') return value;
  if (typeof value !== 'string') return NaN;
  const typed = value.trim();
  if (typed === '') return null;
  return /^\d{1,9}(\.\d{1,6})?$/.test(typed) ? Number(typed) : NaN;
}

const field = (read: (value: unknown) => unknown, schema: ApiPropertyOptions = { type: String }) =>
  applyDecorators(
    Allow(),
    Transform(({ value }: { value: unknown }) => read(value)),
    ApiPropertyOptional({ nullable: true, ...schema }),
  );

const Text = () => field(asText);
const TextOrNothing = () => field(asTextOrNothing);
const WholeFigure = () => field(asFigure, { type: 'integer' });
const Figure = () => field(asFigure, FRACTION_SCHEMA);

/** Omitted fields don't change; null removes the college's own value. */
export class CollegeEditsBody {
  /** At least 2 characters. */
  @Text()
  name?: string | null;

  /** 10 to 2000 characters. */
  @TextOrNothing()
  description?: string | null;

  /** With http or https. */
  @TextOrNothing()
  website?: string | null;

  @Text()
  type?: string | null;

  @Text()
  city?: string | null;

  /** Two-letter code. */
  @Text()
  state?: string | null;

  @WholeFigure()
  enrollment?: number | null;

  /** A fraction up to 1, or percent up to 100. */
  @Figure()
  admission_rate?: number | null;

  /** A fraction up to 1, or percent up to 100. */
  @Figure()
  graduation_rate?: number | null;

  /** USD for an academic year. */
  @WholeFigure()
  tuition_in_state?: number | null;

  /** USD for an academic year. */
  @WholeFigure()
  tuition_out_state?: number | null;

  /** Students per instructor. */
  @Figure()
  student_faculty_ratio?: number | null;

  @WholeFigure()
  founded_year?: number | null;
}

/** The state of a user's verification for the college. */
export class VerificationView implements AdministratorVerification {
  /** `expired`: verified more than a year ago; the person has no rights until they verify again. */
  @ApiProperty({ enum: ['pending', 'active', 'expired'] })
  status: 'pending' | 'active' | 'expired';
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  verifiedUntil: Date | null;
  isMainAdmin: boolean;
  emailConfirmed: boolean;
  /** When two-factor authentication becomes required; null if it's already on or never required. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  twoFactorNeededFrom: Date | null;
}

/** The origin of the values in the college's profile; only for verified administrators. */
export class CollegeOriginsView {
  /** Federal values by field. Rates are fractions; null means "not reported". */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, FRACTION_SCHEMA, { type: 'null' }] },
  })
  federal?: Record<string, string | number | null>;

  /** The fields that the college has edited. */
  edited?: string[];
}
