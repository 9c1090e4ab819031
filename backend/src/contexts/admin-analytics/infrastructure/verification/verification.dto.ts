import { ApiProperty } from '@nestjs/swagger';
import { IsEmail, IsString, Matches, MaxLength } from 'class-validator';
import { Trimmed } from '../../../../shared/infrastructure/http/field-decorators';

const NOT_AN_EMAIL = { message: 'Please enter a valid email address.' };
const NOT_A_CODE = { message: 'Enter the 6 digits of the code.' };

export class StartVerificationBody {
  /** A work address with the registrable domain of the college's website. */
  @Trimmed()
  @ApiProperty({ format: 'email' })
  @IsString(NOT_AN_EMAIL)
  @MaxLength(254, NOT_AN_EMAIL)
  @IsEmail({}, NOT_AN_EMAIL)
  email: string;
}

export class ConfirmVerificationBody {
  /** Six digits from the email. */
  @Trimmed()
  @IsString(NOT_A_CODE)
  @Matches(/^\d{6}$/, NOT_A_CODE)
  code: string;
}

/** A TXT record. */
class DnsRecordView {
  /** The registrable domain of the college's website. */
  name: string;
  value: string;
}

/** Which of the two steps of a membership are done. */
export class VerificationStatusView {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  /** Whether the person has entered the code that was emailed to a staff address. */
  addressVerified: boolean;
  approved: boolean;
  /** Who can approve. */
  @ApiProperty({ enum: ['main-administrator', 'operator'] })
  approver: 'main-administrator' | 'operator';
  /** Publishing this record approves the first administrator of a college; null if a person must approve. */
  @ApiProperty({ type: DnsRecordView, nullable: true })
  dnsRecord: DnsRecordView | null;
}

export class StartedVerificationView {
  /** When the code expires. */
  expiresAt: Date;
}
