import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsBoolean,
  IsNotEmpty,
  IsOptional,
  IsString,
  MaxLength,
} from 'class-validator';
import { COLLEGE_SIGN_IN_LIMITS as LIMITS } from '../../../identity';
import { Trimmed } from '../../../../shared/infrastructure/http/field-decorators';

/** Far above any valid length. */
const MAX_INPUT_LENGTH = 1_000;

export class SaveCollegeSignInBody {
  /** The issuer address of the OpenID Connect provider. */
  @Trimmed()
  @IsNotEmpty({ message: 'Enter the issuer address' })
  @IsString({ message: 'Enter the issuer address' })
  @MaxLength(LIMITS.issuer, { message: `The issuer address can have ${LIMITS.issuer} characters at most` })
  issuer: string;

  @Trimmed()
  @IsNotEmpty({ message: 'Enter the client ID' })
  @IsString({ message: 'Enter the client ID' })
  @MaxLength(LIMITS.clientId, { message: `The client ID can have ${LIMITS.clientId} characters at most` })
  clientId: string;

  /** Omit it to keep the stored secret, as long as the issuer stays the same. */
  @IsOptional()
  @IsNotEmpty({ message: 'Enter the client secret' })
  @IsString({ message: 'Enter the client secret' })
  @MaxLength(LIMITS.clientSecret, { message: `The client secret can have ${LIMITS.clientSecret} characters at most` })
  clientSecret?: string | null;

  /** Domains of email addresses: that of the college’s website, or domains below it. */
  @IsArray({ message: 'Enter at least one email domain' })
  @ArrayNotEmpty({ message: 'Enter at least one email domain' })
  @ArrayMaxSize(LIMITS.domains, { message: `Enter ${LIMITS.domains} domains at most` })
  @IsString({ each: true, message: 'Enter domains such as college.edu' })
  @MaxLength(LIMITS.domain, { each: true, message: 'Enter domains such as college.edu' })
  domains: string[];

  /** Required unless you signed in within the last ten minutes. */
  @IsOptional()
  @IsString({ message: 'Password must be a text' })
  @MaxLength(MAX_INPUT_LENGTH, { message: 'Password is incorrect' })
  password?: string | null;
}

export class SwitchCollegeSignInBody {
  @IsBoolean({ message: 'Choose on or off' })
  isEnabled: boolean;
}

/** The stored settings. The client secret is never shown. */
class CollegeSignInSettingsView {
  issuer: string;
  clientId: string;
  domains: string[];
  isEnabled: boolean;
  /** When an administrator signed in at the provider to test these settings; null if no one did. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  testedAt: Date | null;
}

/** A TXT record to publish in the college’s DNS. */
class SignInDnsRecordView {
  name: string;
  value: string;
}

/** The college’s own sign-in, and what is needed to set it up. */
export class CollegeSignInView {
  /** To enter at the provider. */
  callbackUrl: string;
  /** The domain of the college’s website; null if unknown, and then no sign-in can be set up. */
  @ApiProperty({ type: String, nullable: true })
  staffDomain: string | null;
  /** Must be published before the sign-in can be turned on. */
  @ApiProperty({ type: SignInDnsRecordView, nullable: true })
  dnsRecord: SignInDnsRecordView | null;
  /** Null if nothing is set up. */
  @ApiProperty({ type: CollegeSignInSettingsView, nullable: true })
  settings: CollegeSignInSettingsView | null;
}
