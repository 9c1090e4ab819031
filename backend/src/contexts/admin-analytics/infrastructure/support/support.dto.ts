import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import {
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
  IdFromQuery,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type { OpenSupportRequest } from '../../application/support/answer-support-requests';
import { SUPPORT_MESSAGE_LENGTH, SUPPORT_SUBJECT_LENGTH } from '../../domain/support/support-request';

export class SupportRequestBody {
  @Trimmed()
  @IsString({ message: 'Write a subject' })
  @MinLength(SUPPORT_SUBJECT_LENGTH.min, {
    message: `Write a subject of at least ${SUPPORT_SUBJECT_LENGTH.min} characters`,
  })
  @MaxLength(SUPPORT_SUBJECT_LENGTH.max, {
    message: `The subject can have up to ${SUPPORT_SUBJECT_LENGTH.max} characters`,
  })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'The subject must not contain control characters' })
  subject: string;

  @TrimmedLines()
  @IsString({ message: 'Write a message' })
  @MinLength(SUPPORT_MESSAGE_LENGTH.min, {
    message: `Write a message of at least ${SUPPORT_MESSAGE_LENGTH.min} characters`,
  })
  @MaxLength(SUPPORT_MESSAGE_LENGTH.max, {
    message: `The message can have up to ${SUPPORT_MESSAGE_LENGTH.max.toLocaleString('en-US')} characters`,
  })
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'The message must not contain control characters' })
  message: string;
}

/** A message from a user to the operators. */
export class SupportRequestView {
  @ApiProperty({ type: 'integer' })
  id: number;
  subject: string;
  message: string;
  createdAt: Date;
}

class SupportSenderView {
  @ApiProperty({ type: 'integer' })
  id: number;
  fullName: string;
  /** Address for the reply; null if the person has no confirmed address. */
  email: string | null;
}

/** A support request with its author, for operators. */
export class OpenSupportRequestView extends SupportRequestView implements OpenSupportRequest {
  /** Null if the account was deleted. */
  @ApiProperty({ type: SupportSenderView, nullable: true })
  from: SupportSenderView | null;
}

const MOST_PER_PAGE = 100;

export class ListSupportRequestsQuery {
  @IsOptional()
  @WholeNumberFromQuery('limit', 1, MOST_PER_PAGE)
  limit: number = 20;

  /** ID of the last item on the previous page. */
  @IsOptional()
  @IdFromQuery('after')
  after?: number;
}
