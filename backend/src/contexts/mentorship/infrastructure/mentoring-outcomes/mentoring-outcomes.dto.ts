import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsBoolean,
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
} from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE_LINES_PATTERN,
  TrimmedLines,
  WholeNumberFromQuery,
} from '../../../../shared/infrastructure/http/field-decorators';
import { END_ACTIONS, type EndAction } from '../../application/mentoring-outcomes/change-relationship';
import type { MeetingCheckIn, MentoringDetails, OwnThanks } from '../../application/mentoring-outcomes/list-mentoring';
import type { PublishedThanks } from '../../application/mentoring-outcomes/thanks';
import { CHECK_IN_LIMITS, type CheckInAnswer, HELPED, type Helped } from '../../domain/mentoring-outcomes/check-in';
import { MENTORING_LIMITS } from '../../domain/mentoring-outcomes/mentoring-relationship';
import { MAX_THANKS_LENGTH, THANKS_SIGNATURES, type ThanksSignature } from '../../domain/mentoring-outcomes/thanks';
import { IsCursor } from '../connections/list-cursor';
import { CommaSeparatedNumbers } from '../profiles/request-field-decorators';

const Text = (name: string, maxLength: number) =>
  applyDecorators(
    TrimmedLines(),
    IsString({ message: `${name} must be text` }),
    Matches(PRINTABLE_LINES_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
    MaxLength(maxLength, { message: `${name} must be at most ${maxLength} characters` }),
  );

const MAX_LISTED_PEOPLE = 50;

export class ListMentoringQuery {
  /** The other people, repeated or comma-separated. */
  @CommaSeparatedNumbers()
  @ArrayMinSize(1, { message: `userIds must name 1 to ${MAX_LISTED_PEOPLE} people` })
  @ArrayMaxSize(MAX_LISTED_PEOPLE, { message: `userIds must name 1 to ${MAX_LISTED_PEOPLE} people` })
  @IsInt({ each: true, message: 'userIds must be IDs of people' })
  @Min(1, { each: true, message: 'userIds must be IDs of people' })
  @Max(MAX_ID, { each: true, message: 'userIds must be IDs of people' })
  userIds: number[];
}

export class GoalBody {
  /** At most 200 characters; null removes the goal. */
  @ValidateIf(({ goal }: GoalBody) => goal !== null)
  @Text('Goal', MENTORING_LIMITS.longestGoal)
  @MinLength(1, { message: 'Enter a goal' })
  goal: string | null;
}

export class EndBody {
  /** `confirm` and `decline` answer the other person’s proposal, `withdraw` takes back your own. */
  @ApiProperty({ enum: END_ACTIONS })
  @IsIn(END_ACTIONS, { message: `action must be one of ${END_ACTIONS.join(', ')}` })
  action: EndAction;
}

export class ThanksBody {
  @Text('Thanks', MAX_THANKS_LENGTH)
  @MinLength(1, { message: 'Write a few words' })
  text: string;

  /** Whether you agree that the alum shows them on their profile. */
  @IsBoolean({ message: 'mayPublish must be true or false' })
  mayPublish: boolean;

  /** How published thanks are signed; those of students under 18 are always signed “A student”. */
  @ApiProperty({ enum: THANKS_SIGNATURES })
  @IsIn(THANKS_SIGNATURES, { message: `signature must be one of ${THANKS_SIGNATURES.join(', ')}` })
  signature: ThanksSignature;
}

export class ThanksConsentBody {
  /** True shows the thanks on your profile, false hides them there. */
  @IsBoolean({ message: 'publish must be true or false' })
  publish: boolean;
}

/** What you say after a meeting. Either skip it, or say whether it took place. */
export class CheckInBody {
  /** Skips the check-in; the other fields are ignored then. */
  @IsOptional()
  @IsBoolean({ message: 'isSkipped must be true or false' })
  isSkipped?: boolean;

  /** Whether the meeting took place; required unless you skip. */
  @ValidateIf(({ isSkipped }: CheckInBody) => isSkipped !== true)
  @IsBoolean({ message: 'happened must be true or false' })
  happened?: boolean;

  /** Only for students, and only if it took place. */
  @ApiProperty({ enum: HELPED, nullable: true, required: false })
  @IsOptional()
  @IsIn(HELPED, { message: `helped must be one of ${HELPED.join(', ')}` })
  helped?: Helped | null;

  /** At most 200 characters. Only you can read it, unless you share it. */
  @IsOptional()
  @Text('Next step', CHECK_IN_LIMITS.longestNextStep)
  nextStep?: string | null;

  /** Whether the other person can read your next step. */
  @IsOptional()
  @IsBoolean({ message: 'isNextStepShared must be true or false' })
  isNextStepShared?: boolean;
}

class CheckInAnswerView implements CheckInAnswer {
  happened: boolean;
  @ApiProperty({ enum: HELPED, nullable: true })
  helped: Helped | null;
  nextStep: string | null;
  isNextStepShared: boolean;
}

/** A past meeting, with what you said about it. */
export class CheckInView implements MeetingCheckIn {
  meetingId: number;
  title: string;
  endTime: Date;
  /** Null if you haven’t answered, or skipped it. */
  @ApiProperty({ type: CheckInAnswerView, nullable: true })
  answer: CheckInAnswerView | null;
  isSkipped: boolean;
  /** Whether you can answer, or change your answer, now. */
  isOpen: boolean;
  /** The other person’s next step, if they share it. */
  othersNextStep: string | null;
}

class ProposedEndView {
  /** Whether you proposed it. */
  isOwn: boolean;
  proposedAt: Date;
  /** When it ends without an answer. */
  lapsesAt: Date;
}

class OwnThanksView implements OwnThanks {
  id: number;
  text: string;
  mayPublish: boolean;
  @ApiProperty({ enum: THANKS_SIGNATURES })
  signature: ThanksSignature;
  /** Null until the alum decides whether to publish. */
  @ApiProperty({ enum: ['published', 'hidden'], nullable: true })
  alumAnswer: 'published' | 'hidden' | null;
  /** Both agreed, and no moderator has hidden it. */
  isPublished: boolean;
  isHiddenByModerators: boolean;
  writtenAt: Date;
}

/** A mentoring relationship, as you see it. */
export class MentoringView implements MentoringDetails {
  /** The other person. */
  userId: number;
  /** Yours. */
  @ApiProperty({ enum: ['student', 'alum'] })
  side: 'student' | 'alum';
  /** Whether you’re connected. */
  isActive: boolean;
  /** When both agreed to finish; null if they didn’t. */
  finishedAt: Date | null;
  goal: string | null;
  goalEditedAt: Date | null;
  @ApiProperty({ type: ProposedEndView, nullable: true })
  proposedEnd: ProposedEndView | null;
  @ApiProperty({ type: OwnThanksView, nullable: true })
  thanks: OwnThanksView | null;
  /** Your confirmed meetings of the last 90 days, latest first. */
  @ApiProperty({ type: [CheckInView] })
  checkIns: readonly CheckInView[];
}

export class ListThanksQuery {
  @WholeNumberFromQuery('limit', 1, 50)
  limit: number = 10;

  /** Position from the `Link` header of the previous page. */
  @IsOptional()
  @IsCursor()
  before?: string;
}

/** A student’s thanks, published with the consent of both. */
export class ThanksView implements PublishedThanks {
  id: number;
  text: string;
  /** “A student”, or the first name of an adult. */
  signature: string;
  /** Month of publication, such as 2027-03. */
  month: string;
}
