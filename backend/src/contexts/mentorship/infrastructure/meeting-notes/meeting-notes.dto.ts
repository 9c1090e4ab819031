import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
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
import { MAX_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { type Outcome, OUTCOMES } from '../../application/meetings/ports/meetings';
import type { MeetingNotesDetails } from '../../application/meeting-notes/meeting-notes';
import { MAX_FEEDBACK_LENGTH, RATING_RANGE } from '../../domain/recommendations/match';
import { type ActionItem, NOTES_LIMITS, type ActionItemInput } from '../../domain/meeting-notes/meeting-notes';

/** Makes a field optional but not nullable: a missing field is ignored, null is validated. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

/** Keeps text as written, including leading and trailing spaces; converts line ends to `\n` and blank text to null. */
const KeepWhitespace = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value !== 'string' ? value : value.trim() === '' ? null : value.replace(/\r\n?/g, '\n'),
  );

const NotesText = (name: string) =>
  applyDecorators(
    KeepWhitespace(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Matches(PRINTABLE_LINES_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
    MaxLength(NOTES_LIMITS.longest, {
      message: `${name} must be at most ${NOTES_LIMITS.longest.toLocaleString('en-US')} characters`,
    }),
  );

const Key = (message: string) => applyDecorators(IsInt({ message }), Min(1, { message }), Max(MAX_ID, { message }));

const DUE_DATE_MESSAGE = 'Due date must be a date such as 2027-03-14';

/** An action item of one of the two people or of no one; new if it has no ID. */
class ActionItemBody implements ActionItemInput {
  @IfMentioned()
  @Key('IDs of action items must be positive whole numbers')
  id?: number;

  /** 1 to 500 characters. */
  @Trimmed()
  @IsString({ message: 'Please describe the action item' })
  @MinLength(1, { message: 'Please describe the action item' })
  @MaxLength(NOTES_LIMITS.longestItem, {
    message: `Action items must be at most ${NOTES_LIMITS.longestItem} characters`,
  })
  @Matches(PRINTABLE_LINE_PATTERN, { message: 'Action item contains characters that aren’t allowed' })
  text: string;

  /** One of the two people; null if unassigned. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, default: null })
  @IsOptional()
  @Key('Assign this to yourself or the other person')
  ownerId: number | null = null;

  /** `2027-03-14`. */
  @ApiProperty({ type: String, nullable: true, required: false, default: null })
  @IsOptional()
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: DUE_DATE_MESSAGE })
  @IsISO8601({ strict: true }, { message: DUE_DATE_MESSAGE })
  dueOn: string | null = null;

  @ApiProperty({ type: Boolean, required: false, default: false })
  @IsBoolean({ message: 'Done must be true or false' })
  isDone: boolean = false;
}

const VERSION_MESSAGE = 'version must be the version that you loaded';

/** Missing fields are left unchanged. Either all changes are saved, or none. */
export class NotesBody {
  /** Version of the shared notes that was loaded, to prevent overwriting other changes. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt({ message: VERSION_MESSAGE })
  @Min(0, { message: VERSION_MESSAGE })
  @Max(MAX_ID, { message: VERSION_MESSAGE })
  version: number;

  /** Visible to both people; at most 10,000 characters. */
  @NotesText('Agenda')
  agenda?: string | null;

  /** Visible to both people; at most 10,000 characters. */
  @NotesText('Notes')
  notes?: string | null;

  /** The complete list in order, at most 50. Missing items are deleted. */
  @ApiProperty({ type: [ActionItemBody], maxItems: NOTES_LIMITS.mostItems, required: false })
  @IfMentioned()
  @IsArray({ message: 'Action items must be a list' })
  @ArrayMaxSize(NOTES_LIMITS.mostItems, { message: `Add at most ${NOTES_LIMITS.mostItems} action items` })
  @IsObject({ each: true, message: 'Action items must have text' })
  @ValidateNested({ each: true })
  @Type(() => ActionItemBody)
  actionItems?: ActionItemBody[];

  /** Visible only to you; at most 10,000 characters. */
  @NotesText('Private note')
  privateNote?: string | null;
}

class ActionItemView implements ActionItem {
  @ApiProperty({ type: 'integer' })
  id: number;
  text: string;
  @ApiProperty({ type: 'integer', nullable: true })
  ownerId: number | null;
  /** `2027-03-14`. */
  dueOn: string | null;
  isDone: boolean;
}

/** The person who last changed the notes. */
class EditorView {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
}

/** The notes of a meeting, as one of its two people sees them. */
export class NotesView implements MeetingNotesDetails {
  agenda: string | null;
  notes: string | null;
  @ApiProperty({ type: [ActionItemView] })
  actionItems: readonly ActionItemView[];
  /** Your private note. The other person's note is never shown. */
  privateNote: string | null;
  /** Version to send with the next change of the shared notes; 0 if there are no notes. */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** Null if no notes exist, or if the author's account was deleted. */
  @ApiProperty({ type: EditorView, nullable: true })
  editedBy: EditorView | null;
  editedAt: Date | null;
}

const RATING_MESSAGE = `Rating must be a whole number from ${RATING_RANGE.min} to ${RATING_RANGE.max}`;

/** The outcome of a meeting; a new one replaces the previous one. */
export class OutcomeBody {
  @ApiProperty({ enum: OUTCOMES })
  @IsIn(OUTCOMES, { message: `Outcome must be one of ${OUTCOMES.join(', ')}` })
  outcome: Outcome;

  /** Rating of the other person, stored with your match if there is one. Only you can read it; null removes it. */
  @ApiProperty({
    type: 'integer',
    minimum: RATING_RANGE.min,
    maximum: RATING_RANGE.max,
    required: false,
    nullable: true,
  })
  @IsOptional()
  @IsInt({ message: RATING_MESSAGE })
  @Min(RATING_RANGE.min, { message: RATING_MESSAGE })
  @Max(RATING_RANGE.max, { message: RATING_MESSAGE })
  rating?: number | null;

  /** At most 2,000 characters, stored like the rating. */
  @TrimmedLines()
  @IsOptional()
  @IsString({ message: 'Feedback must be text' })
  @MaxLength(MAX_FEEDBACK_LENGTH, { message: `Feedback must be at most ${MAX_FEEDBACK_LENGTH} characters` })
  @Matches(PRINTABLE_LINES_PATTERN, { message: 'Feedback contains characters that aren’t allowed' })
  feedback?: string | null;
}
