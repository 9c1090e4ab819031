import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Allow } from 'class-validator';
import { FRACTION } from '../../../../shared/infrastructure/http/api-document/number-schemas';
import type { Verification } from '../../application/memberships/own-membership';

// What a field may hold is for the catalogue to say, of all fields at once. Here only the kind of value is settled:
// what is no text becomes an empty one and what is no number NaN, and no field accepts those.

const asText = (value: unknown): string | null =>
  value === null ? null : typeof value === 'string' ? value.trim() : '';

/** An empty field of a form means that there is nothing to say. */
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
const Figure = () => field(asFigure, FRACTION);

/** Fields that are left out stay as they are; null takes back what the college wrote before. */
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

/** How far someone has come with speaking for the college. */
export class VerificationView implements Verification {
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

/** Where the values of the college's profile come from; only for verified administrators. */
export class CollegeOriginsView {
  /** Federal values by field. Rates are fractions; null means "not reported". */
  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: { oneOf: [{ type: 'string' }, FRACTION, { type: 'null' }] },
  })
  federal?: Record<string, string | number | null>;

  /** The fields that the college has edited. */
  edited?: string[];
}
