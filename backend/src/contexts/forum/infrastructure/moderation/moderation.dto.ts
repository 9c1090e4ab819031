import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, MinLength } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  IsDateTime,
  PRINTABLE_LINES_PATTERN,
  TrimmedLines,
  IdFromQuery,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import {
  CASE_OUTCOMES,
  CASE_STATUSES,
  type CaseOutcome,
  type CaseStatus,
  MODERATION_ACTIONS,
  type ModerationAction,
} from '../../domain/moderation/case-state';
import { ModerationCase } from '../../domain/moderation/moderation-case';
import {
  REPORT_REASONS,
  REPORTABLE_TYPES,
  type ReportReason,
  type ReportTargetType,
} from '../../domain/reports/report';
import { ROLES, type Role } from '../../../../shared/domain/role';

const MAX_CASES = 100;
const moment = { type: String, format: 'date-time', nullable: true } as const;

export class ListCasesQuery {
  /** Open cases are waiting for an operator; an operator is working on claimed cases. */
  @ApiProperty({ enum: CASE_STATUSES, required: false })
  @IsIn(CASE_STATUSES)
  status: CaseStatus = 'open';

  @WholeNumberFromQuery('limit', 1, MAX_CASES)
  limit: number = 20;

  /** ID of the last case on the previous page. */
  @IsOptional()
  @IdFromQuery('before')
  before?: number;
}

export class CaseNoteBody {
  /** For operators only. 1 to 1,000 characters. */
  @TrimmedLines()
  @IsString({ message: 'Write a note' })
  @MinLength(1, { message: 'Write a note' })
  @MaxLength(ModerationCase.NOTE_MAX_LENGTH)
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'text must not contain control characters' })
  text: string;
}

export class CaseActionBody {
  @ApiProperty({ enum: MODERATION_ACTIONS })
  @IsIn(MODERATION_ACTIONS, { message: 'Choose an action' })
  action: ModerationAction;

  /** Reason; for warn, suspend and change-suspension, the person sees it. 1 to 1,000 characters. */
  @TrimmedLines()
  @IsString({ message: 'Write a note' })
  @MinLength(1, { message: 'Write a note' })
  @MaxLength(ModerationCase.NOTE_MAX_LENGTH)
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'note must not contain control characters' })
  note: string;

  /** End of the suspension, at most 5 years from now. Without it, the suspension has no end. */
  @IsOptional()
  @IsDateTime('until')
  until?: string;

  /** Version of the case that was loaded. */
  @IsInt({ message: 'version must be a positive whole number' })
  @Min(1, { message: 'version must be a positive whole number' })
  @Max(MAX_ID, { message: 'version must be a positive whole number' })
  version: number;
}

/** A person as shown to operators. */
export class CasePersonView {
  id: number;
  fullName: string;
}

/** The person who claimed a case. */
class CaseHolderView extends CasePersonView {
  /** If false, any operator can claim the case. */
  isOperator: boolean;
}

/** The subject of a case. */
class CaseSubjectView extends CasePersonView {
  @ApiProperty({ enum: ROLES })
  role: Role;
  isMinor: boolean;
  /** When the suspension ends; null also if it has no end. */
  @ApiProperty(moment)
  suspendedUntil: Date | null;
  isSuspended: boolean;
}

export class CaseView {
  id: number;
  @ApiProperty({ enum: REPORTABLE_TYPES })
  targetType: ReportTargetType;
  targetId: number;
  @ApiProperty({ enum: CASE_STATUSES })
  status: CaseStatus;
  /** Null unless it is closed. */
  @ApiProperty({ enum: CASE_OUTCOMES, nullable: true })
  outcome: CaseOutcome | null;
  /** A minor is involved, or a report mentions abuse. */
  isUrgent: boolean;
  /** Each reason once. */
  @ApiProperty({ enum: REPORT_REASONS, isArray: true })
  reasons: readonly ReportReason[];
  reportCount: number;
  firstReportedAt: Date;
  lastReportedAt: Date;
  /** The operator who works on it. */
  @ApiProperty({ type: CaseHolderView, nullable: true })
  claimedBy: CaseHolderView | null;
  /** Null if the account was deleted. */
  @ApiProperty({ type: CaseSubjectView, nullable: true })
  subject: CaseSubjectView | null;
  /** Version to send with an action. */
  version: number;
}

class CaseReportView {
  id: number;
  @ApiProperty({ enum: REPORT_REASONS })
  reason: ReportReason;
  note: string | null;
  createdAt: Date;
  /** Null if the account was deleted. */
  @ApiProperty({ type: CasePersonView, nullable: true })
  reporter: CasePersonView | null;
}

class CaseContentView {
  text: string;
  createdAt: Date;
  isHidden: boolean;
  /** Three reports hide a discussion or reply until a moderator decides. */
  @ApiProperty({ enum: ['reports', 'moderator'], nullable: true })
  hiddenBy: 'reports' | 'moderator' | null;
  /** Path of the content; null for messages. */
  url: string | null;
  /** Other people can’t see who wrote it. */
  isAnonymous: boolean;
}

class CaseMessageView {
  id: number;
  /** Null if the account was deleted. */
  @ApiProperty({ type: 'integer', nullable: true })
  senderId: number | null;
  senderName: string;
  /** Empty if it was deleted before it was reported. */
  content: string;
  sentAt: Date;
  isReported: boolean;
}

class CaseHistoryView {
  at: Date;
  operatorName: string;
  @ApiProperty({ enum: [...MODERATION_ACTIONS, 'claim', 'release', 'note', 'hide-by-reports'] })
  action: ModerationAction | 'claim' | 'release' | 'note' | 'hide-by-reports';
  note: string | null;
  @ApiProperty(moment)
  until: Date | null;
}

export class CaseDetailView extends CaseView {
  /** Oldest first, at most 200. */
  @ApiProperty({ type: [CaseReportView] })
  reports: CaseReportView[];
  /** The reported content; null for people and for deleted content. */
  @ApiProperty({ type: CaseContentView, nullable: true })
  content: CaseContentView | null;
  /** For messages, copies of the message and the messages before it, oldest first. */
  @ApiProperty({ type: [CaseMessageView] })
  context: CaseMessageView[];
  /** Oldest first. */
  @ApiProperty({ type: [CaseHistoryView] })
  history: CaseHistoryView[];
  /** Other cases about the same person, newest first, at most 20. */
  @ApiProperty({ type: [CaseView] })
  earlierCases: CaseView[];
}
