import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import { TOKEN_SCOPES, type TokenScope } from '../../../../shared/domain/token-scope';
import { IdFromQuery, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';
import {
  TOKEN_LIFETIMES_DAYS,
  TOKEN_NAME_MAX_LENGTH,
  type TokenLifetimeDays,
} from '../../domain/access-tokens/access-token';
import { MAX_INPUT_LENGTH, RequiredText } from '../users/text.dto';

const COLLEGE_ID_MESSAGE = `collegeId must be a whole number from 1 to ${MAX_ID}`;

export class AccessTokensQuery {
  /** Lists the tokens of this college instead of your own. */
  @IsOptional()
  @IdFromQuery('collegeId')
  collegeId?: number;
}

export class CreateAccessTokenBody {
  /** What the token is for, as a label in your list. */
  @Trimmed()
  @RequiredText('Name', TOKEN_NAME_MAX_LENGTH)
  name: string;

  /** For your own data: `me:read`, `saved:write`. For a college: the others. */
  @IsArray({ message: 'scopes must be a list' })
  @ArrayNotEmpty({ message: 'Choose at least one scope' })
  @ArrayMaxSize(TOKEN_SCOPES.length, { message: 'Choose each scope once' })
  @ArrayUnique({ message: 'Choose each scope once' })
  @IsIn(TOKEN_SCOPES, { each: true, message: `Each scope must be one of ${TOKEN_SCOPES.join(', ')}` })
  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes: TokenScope[];

  @IsIn(TOKEN_LIFETIMES_DAYS, { message: `expiresInDays must be one of ${TOKEN_LIFETIMES_DAYS.join(', ')}` })
  @ApiProperty({ enum: TOKEN_LIFETIMES_DAYS, type: 'integer' })
  expiresInDays: TokenLifetimeDays;

  /** Required unless you have no password; then you must have signed in within the last ten minutes. */
  @IsOptional()
  @RequiredText('Password', MAX_INPUT_LENGTH)
  password?: string | null;

  /** The college that the token acts for; only for its main administrator. */
  @IsOptional()
  @IsInt({ message: COLLEGE_ID_MESSAGE })
  @Min(1, { message: COLLEGE_ID_MESSAGE })
  @Max(MAX_ID, { message: COLLEGE_ID_MESSAGE })
  collegeId?: number | null;
}

/** An access token, without its text. */
export class AccessTokenView {
  id: number;
  /** The college that the token acts for; null for your own tokens. */
  @ApiProperty({ type: 'integer', nullable: true })
  collegeId: number | null;
  name: string;
  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  scopes: TokenScope[];
  /** The last four characters of the token. */
  hint: string;
  createdAt: Date;
  expiresAt: Date;
  /** Exact to the hour; null if the token was never used. */
  lastUsedAt: Date | null;
}

export class CreatedAccessTokenView extends AccessTokenView {
  /** The token itself. This is the only response that contains it. */
  token: string;
}
