import { InvalidRequest } from '../../../../shared/infrastructure/http/validation.pipe';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { QuestionAboutBody, QuestionAboutView } from '../../../../shared/infrastructure/http/question-about.dto';
import { ROLES, type Role } from '../../../../shared/application/authenticator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE_LINES_PATTERN,
  TrimmedLines,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type { ConnectedPerson, OtherPerson, ConnectionDetails } from '../../application/connections/list-connections';
import { RELATIONS, type RelationState, type RelationDetails } from '../../application/connections/get-relation';
import {
  CLOSING_KINDS,
  type ClosingKind,
  CONNECTION_STATUSES,
  type ConnectionStatus,
} from '../../domain/connections/connection-state';
import { REFUSAL_REASONS, type RefusalReason } from '../../domain/connections/request-rules';

const MAX_MESSAGE_LENGTH = 5_000;
const MAX_TEXT_LENGTH = 1_000;

/** Validates the ID of a person or college in a body. */
export const PersonIdField = (field: string) =>
  applyDecorators(
    IsInt({ message: `${field} must be a positive whole number` }),
    Min(1, { message: `${field} must be a positive whole number` }),
    Max(MAX_ID, { message: `${field} must be a positive whole number` }),
  );

/** Text that one person writes to another, trimmed. */
const Written = (name: string, maxLength = MAX_TEXT_LENGTH) =>
  applyDecorators(
    TrimmedLines(),
    IsString({ message: `${name} must be text` }),
    Matches(PRINTABLE_LINES_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
    MaxLength(maxLength, { message: `${name} must be at most ${maxLength.toLocaleString('en-US')} characters` }),
  );

/** Optional message of a connection request. */
export const RequestMessageField = () => applyDecorators(IsOptional(), Written('Message', MAX_MESSAGE_LENGTH));

/** The college, figure or program that a request asks about. */
export class RequestAboutBody extends QuestionAboutBody implements RequestAbout {
  @PersonIdField('collegeId')
  collegeId: number;
}

export class RequestAboutView extends QuestionAboutView implements RequestAbout {
  @ApiProperty({ type: 'integer' })
  collegeId: number;
}

/** What a request asks about, in a body. */
export const RequestAboutField = () =>
  applyDecorators(
    IsOptional(),
    ValidateNested(),
    Type(() => RequestAboutBody),
  );

/** Recipient of a request, in one of two fields, not both. */
export class RequestBody {
  @ValidateIf((body: RequestBody) => body.toUserId !== undefined || body.recipientId === undefined)
  @PersonIdField('toUserId')
  toUserId?: number;

  @ValidateIf((body: RequestBody) => body.recipientId !== undefined)
  @PersonIdField('recipientId')
  recipientId?: number;

  /** At most 5,000 characters. Default: the default message. */
  @RequestMessageField()
  message?: string | null;

  /** The college, figure or program that it asks about. */
  @RequestAboutField()
  about?: RequestAboutBody | null;
}

export class ShortRequestBody {
  @PersonIdField('recipientId')
  recipientId: number;
}

/** Makes a field optional but not nullable: a missing field is ignored, null is validated. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

const ANSWER_STATUSES = ['connected', 'declined', 'pending'] as const;

/**
 * One change at a time: an answer to a request, undoing it, a question about the request, or the answer to the
 * question.
 */
export class ConnectionChangeBody {
  /** `pending` undoes an answer that was given in the last ten seconds. */
  @ApiProperty({ enum: ANSWER_STATUSES, required: false })
  @IfMentioned()
  @IsIn(ANSWER_STATUSES, { message: 'Status must be connected, declined or pending' })
  status?: (typeof ANSWER_STATUSES)[number];

  /** Reason, with `declined`; at most 1,000 characters. */
  @IsOptional()
  @Written('Reason')
  reason?: string | null;

  /** Question to the sender, once; 1 to 1,000 characters. */
  @IfMentioned()
  @Written('Question')
  @MinLength(1, { message: 'Please write your question' })
  question?: string;

  /** Answer to the question; 1 to 1,000 characters. */
  @IfMentioned()
  @Written('Answer')
  @MinLength(1, { message: 'Please write your answer' })
  answer?: string;
}

export class ListConnectionsQuery {
  @ApiProperty({ enum: CONNECTION_STATUSES, required: false })
  @IfMentioned()
  @IsIn(CONNECTION_STATUSES, { message: `Status must be one of ${CONNECTION_STATUSES.join(', ')}` })
  status?: ConnectionStatus;

  @WholeNumberFromQuery('limit', 1, 200)
  limit: number = 50;

  @WholeNumberFromQuery('offset', 0, 100_000)
  offset: number = 0;
}

/** The other person of a connection. */
class OtherPersonView implements OtherPerson {
  id: number;
  /** For people under 18, the first name and the initial of the last name. */
  displayName: string;
  avatarUrl: string | null;
  @ApiProperty({ enum: ROLES })
  role: Role;
  /** Whether the person was invented for the demo data. */
  isSample: boolean;
}

class ConnectedPersonView extends OtherPersonView implements ConnectedPerson {
  /** Whether the person has a visible profile page. */
  hasProfile: boolean;
}

/** The connection of two people; there is one per pair, however many requests were sent. */
export class ConnectionView implements ConnectionDetails {
  id: number;
  /** The person who sent the latest request. */
  fromUserId: number;
  toUserId: number;
  @ApiProperty({ enum: CONNECTION_STATUSES })
  status: ConnectionStatus;
  /** Null unless it is closed. */
  @ApiProperty({ enum: CLOSING_KINDS, nullable: true })
  closedBy: ClosingKind | null;
  message: string;
  /** The college, figure or program that it asks about; null for a request in general. */
  @ApiProperty({ type: RequestAboutView, nullable: true })
  about: RequestAboutView | null;
  /** The recipient’s question. */
  question: string | null;
  answer: string | null;
  /** Reason for declining, if given. */
  reason: string | null;
  /** Date of the latest request. */
  createdAt: Date;
  updatedAt: Date;
  /** Null unless it’s waiting for an answer. */
  expiresAt: Date | null;
  /** When a declined sender can send another request; null for everyone else. */
  canRequestAgainAt: Date | null;
  other: ConnectedPersonView;
}

/** The viewer's relationship with a person, and what the viewer can do about it. */
export class RelationView implements RelationDetails {
  @ApiProperty({ enum: RELATIONS })
  state: RelationState;
  @ApiProperty({ type: ConnectionView, nullable: true })
  connection: ConnectionView | null;
  mayRequest: boolean;
  /** Why you can't send a request; null if you can, or if no request is needed. */
  @ApiProperty({ enum: REFUSAL_REASONS, nullable: true })
  why: RefusalReason | null;
  /** Default message of a request. */
  suggestedMessage: string;
  isOnWaitList: boolean;
}

/**
 * Returns the recipient, whom clients name in one of two fields.
 * @throws InvalidRequest if both or neither are present
 */
export function getRecipientId({ toUserId, recipientId }: { toUserId?: number; recipientId?: number }): number {
  const id = toUserId ?? recipientId;
  if (id === undefined || (toUserId !== undefined && recipientId !== undefined)) {
    throw new InvalidRequest([{ field: 'toUserId', message: 'Send either toUserId or recipientId' }]);
  }
  return id;
}
