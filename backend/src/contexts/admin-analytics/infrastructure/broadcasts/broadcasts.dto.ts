import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength, MinLength, type ValidationArguments } from 'class-validator';
import {
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
  IdFromQuery,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import type {
  AnswerThread,
  CollegeMessage,
  ListedBroadcast,
  NamedAnswer,
} from '../../application/broadcasts/read-broadcasts';
import {
  BROADCAST_ANSWER_LENGTH,
  BROADCAST_CONTENT_LENGTH,
  BROADCAST_STATUSES,
  BROADCAST_SUBJECT_LENGTH,
  type BroadcastState,
  type BroadcastStatus,
  RECIPIENT_RANGES,
  type RecipientRange,
} from '../../domain/broadcasts/broadcast';

/** Validates the field `content`: a text of several lines. */
/** Returns the error for a text that is missing or too short. */
const tooShort =
  (what: string, min: number) =>
  ({ value }: ValidationArguments): string =>
    value === '' || min === 1 ? `Write ${what}` : `Write ${what} of at least ${min} characters`;

const Content = ({ min, max }: { min: number; max: number }): PropertyDecorator =>
  applyDecorators(
    TrimmedLines(),
    IsString({ message: 'Write a message' }),
    MinLength(min, { message: tooShort('a message', min) }),
    MaxLength(max, { message: `The message can have up to ${max.toLocaleString('en-US')} characters` }),
    Matches(PRINTABLE_LINES_PATTERN, { message: 'The message must not contain control characters' }),
  );

export class BroadcastBody {
  @Trimmed()
  @IsString({ message: 'Write a subject' })
  @MinLength(BROADCAST_SUBJECT_LENGTH.min, { message: tooShort('a subject', BROADCAST_SUBJECT_LENGTH.min) })
  @MaxLength(BROADCAST_SUBJECT_LENGTH.max, {
    message: `The subject can have up to ${BROADCAST_SUBJECT_LENGTH.max} characters`,
  })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'The subject must not contain control characters' })
  subject: string;

  @Content(BROADCAST_CONTENT_LENGTH)
  content: string;
}

export class BroadcastAnswerBody {
  @Content(BROADCAST_ANSWER_LENGTH)
  content: string;
}

const MOST_PER_PAGE = 50;

export class BroadcastsQuery {
  @IsOptional()
  @WholeNumberFromQuery('limit', 1, MOST_PER_PAGE)
  limit: number = 20;

  /** ID of the last item on the previous page. */
  @IsOptional()
  @IdFromQuery('before')
  before?: number;
}

export class BroadcastAnswersQuery {
  @IsOptional()
  @WholeNumberFromQuery('limit', 1, MOST_PER_PAGE)
  limit: number = 20;

  /** ID of the last student on the previous page. */
  @IsOptional()
  @IdFromQuery('after')
  after?: number;
}

/** A message to students. */
export class BroadcastView {
  @ApiProperty({ type: 'integer' })
  id: number;
  subject: string;
  content: string;
  /** `waiting` until another administrator approves it. */
  @ApiProperty({ enum: BROADCAST_STATUSES })
  status: BroadcastStatus;
  createdAt: Date;
  /** When it was sent, declined or withdrawn. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  decidedAt: Date | null;
  /** Number of recipients; null until it's sent. */
  @ApiProperty({ enum: RECIPIENT_RANGES, nullable: true, type: String })
  delivered: RecipientRange | null;
}

class ListedBroadcastView extends BroadcastView {
  /** Null if the account was deleted. */
  @ApiProperty({ type: String, nullable: true })
  authorName: string | null;
  isOwn: boolean;
  /** Whether you can send it now. */
  canApprove: boolean;
  /** Number of students who answered. */
  @ApiProperty({ type: 'integer' })
  answers: number;
}

export class BroadcastsView {
  /** Newest first. */
  @ApiProperty({ type: [ListedBroadcastView] })
  rows: readonly ListedBroadcastView[];
  hasMore: boolean;
  /** When the college can send its next message; null if it can send one now. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  nextPossibleAt: Date | null;
  /** Whether another administrator has to approve messages. */
  needsApproval: boolean;
}

class BroadcastAnswerView {
  @ApiProperty({ type: 'integer' })
  id: number;
  isByCollege: boolean;
  /** Null if the account was deleted. */
  @ApiProperty({ type: String, nullable: true })
  authorName: string | null;
  content: string;
  createdAt: Date;
}

/** The exchange between one student and the college about a message. */
export class AnswerThreadView {
  @ApiProperty({ type: 'integer' })
  studentId: number;
  fullName: string;
  /** Oldest first. */
  @ApiProperty({ type: [BroadcastAnswerView] })
  answers: readonly BroadcastAnswerView[];
}

/** A message from a college to the signed-in student. */
export class CollegeMessageView {
  @ApiProperty({ type: 'integer' })
  id: number;
  @ApiProperty({ type: 'integer' })
  collegeId: number;
  collegeName: string;
  subject: string;
  content: string;
  deliveredAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  readAt: Date | null;
  /** Whether you receive messages from the college now. */
  isSubscribed: boolean;
  /** Whether you can answer (from age 18). Your answer shows your name. */
  canAnswer: boolean;
  /** Oldest first. */
  @ApiProperty({ type: [BroadcastAnswerView] })
  answers: readonly BroadcastAnswerView[];
}

export const toBroadcastView = ({
  id,
  subject,
  content,
  status,
  createdAt,
  decidedAt,
  delivered,
}: BroadcastState): BroadcastView => ({ id, subject, content, status, createdAt, decidedAt, delivered });

export const toListedBroadcastView = (one: ListedBroadcast): ListedBroadcastView => {
  const { authorName, isOwn, canApprove, answers } = one;
  return { ...toBroadcastView(one), authorName, isOwn, canApprove, answers };
};

const toAnswerView = ({
  id,
  isByCollege,
  authorName,
  content,
  createdAt,
}: Omit<NamedAnswer, 'broadcastId' | 'studentId' | 'writtenBy'>): BroadcastAnswerView => ({
  id,
  isByCollege,
  authorName,
  content,
  createdAt,
});

export const toThreadView = ({ studentId, fullName, answers }: AnswerThread): AnswerThreadView => ({
  studentId,
  fullName,
  answers: answers.map(toAnswerView),
});

export const toCollegeMessageView = ({ answers, ...message }: CollegeMessage): CollegeMessageView => ({
  ...message,
  answers: answers.map(toAnswerView),
});
