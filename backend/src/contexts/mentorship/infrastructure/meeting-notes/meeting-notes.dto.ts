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
import { LARGEST_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE,
  PRINTABLE_LINES,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { type Outcome, OUTCOMES } from '../../application/meetings/ports/meetings';
import type { ShownNotes } from '../../application/meeting-notes/meeting-notes';
import { LONGEST_FEEDBACK, STARS } from '../../domain/recommendations/match';
import { type ActionItem, NOTES, type ToldItem } from '../../domain/meeting-notes/meeting-notes';

/** A change to nothing is none: what is not meant is left out. */
const IfMentioned = () => ValidateIf((_, value: unknown) => value !== undefined);

/** Text as it is written, also in the middle of it: spaces stay. Nothing but spaces is nothing. */
const AsWritten = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value !== 'string' ? value : value.trim() === '' ? null : value.replace(/\r\n?/g, '\n'),
  );

const NotesText = (name: string) =>
  applyDecorators(
    AsWritten(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Matches(PRINTABLE_LINES, { message: `${name} contains characters that cannot be used` }),
    MaxLength(NOTES.longest, {
      message: `${name} must be at most ${NOTES.longest.toLocaleString('en-US')} characters`,
    }),
  );

const Key = (message: string) => applyDecorators(IsInt({ message }), Min(1, { message }), Max(LARGEST_ID, { message }));

const NOT_A_DAY = 'Due date must be a date such as 2027-03-14';

/** What one of the two wants to do. Without an id it is new. */
export class ActionItemBody implements ToldItem {
  @IfMentioned()
  @Key('Action items have positive whole numbers')
  id?: number;

  /** 1 to 500 characters. */
  @Trimmed()
  @IsString({ message: 'Please write what is to do' })
  @MinLength(1, { message: 'Please write what is to do' })
  @MaxLength(NOTES.longestItem, { message: `Action items must be at most ${NOTES.longestItem} characters` })
  @Matches(PRINTABLE, { message: 'Action items must not contain control characters' })
  text: string;

  /** One of the two; null for no one in particular. */
  @ApiProperty({ type: 'integer', nullable: true, required: false, default: null })
  @IsOptional()
  @Key('Who takes it on must be one of you two')
  ownerId: number | null = null;

  /** `2027-03-14`. */
  @ApiProperty({ type: String, nullable: true, required: false, default: null })
  @IsOptional()
  @Matches(/^2\d{3}-\d{2}-\d{2}$/, { message: NOT_A_DAY })
  @IsISO8601({ strict: true }, { message: NOT_A_DAY })
  dueOn: string | null = null;

  @ApiProperty({ type: Boolean, required: false, default: false })
  @IsBoolean({ message: 'Done must be true or false' })
  isDone: boolean = false;
}

const NOT_A_VERSION = 'version must be the one that was read';

/** What is left out stays. All of it is kept, or nothing. */
export class NotesBody {
  /** Of the shared notes when they were read: anyone who comes second writes over nothing. */
  @ApiProperty({ type: 'integer', minimum: 0 })
  @IsInt({ message: NOT_A_VERSION })
  @Min(0, { message: NOT_A_VERSION })
  @Max(LARGEST_ID, { message: NOT_A_VERSION })
  version: number;

  /** Both see it; at most 10,000 characters. */
  @NotesText('Agenda')
  agenda?: string | null;

  /** Both see them; at most 10,000 characters. */
  @NotesText('Notes')
  notes?: string | null;

  /** All of them in their order, at most 50: those that are missing are gone. */
  @ApiProperty({ type: [ActionItemBody], maxItems: NOTES.mostItems, required: false })
  @IfMentioned()
  @IsArray({ message: 'Action items must be a list' })
  @ArrayMaxSize(NOTES.mostItems, { message: `At most ${NOTES.mostItems} action items` })
  @IsObject({ each: true, message: 'Action items must have a text' })
  @ValidateNested({ each: true })
  @Type(() => ActionItemBody)
  actionItems?: ActionItemBody[];

  /** No one else sees it; at most 10,000 characters. */
  @NotesText('Private note')
  privateNote?: string | null;
}

export class ActionItemView implements ActionItem {
  @ApiProperty({ type: 'integer' })
  id: number;
  text: string;
  @ApiProperty({ type: 'integer', nullable: true })
  ownerId: number | null;
  /** `2027-03-14`. */
  dueOn: string | null;
  isDone: boolean;
}

/** Who wrote last. */
export class EditorView {
  @ApiProperty({ type: 'integer' })
  id: number;
  displayName: string;
}

/** The notes of a meeting as one of its two sees them. */
export class NotesView implements ShownNotes {
  agenda: string | null;
  notes: string | null;
  @ApiProperty({ type: [ActionItemView] })
  actionItems: readonly ActionItemView[];
  /** The own one; the other's is told to no one. */
  privateNote: string | null;
  /** Goes with the next change of what both see; 0 while nothing is written. */
  @ApiProperty({ type: 'integer' })
  version: number;
  /** Null while no one has written, and once they are gone. */
  @ApiProperty({ type: EditorView, nullable: true })
  editedBy: EditorView | null;
  editedAt: Date | null;
}

const NOT_STARS = `Rating must be a whole number from ${STARS.least} to ${STARS.most}`;

/** What came of a meeting; said again it takes the place of what was said. */
export class OutcomeBody {
  @ApiProperty({ enum: OUTCOMES })
  @IsIn(OUTCOMES, { message: `Outcome must be one of ${OUTCOMES.join(', ')}` })
  outcome: Outcome;

  /** Of the time with the other, kept with the match of the two where there is one. No one else reads it; null takes it away. */
  @ApiProperty({ type: 'integer', minimum: STARS.least, maximum: STARS.most, required: false, nullable: true })
  @IsOptional()
  @IsInt({ message: NOT_STARS })
  @Min(STARS.least, { message: NOT_STARS })
  @Max(STARS.most, { message: NOT_STARS })
  rating?: number | null;

  /** At most 2,000 characters, kept as the rating is. */
  @TrimmedLines()
  @IsOptional()
  @IsString({ message: 'Feedback must be text' })
  @MaxLength(LONGEST_FEEDBACK, { message: `Feedback must be at most ${LONGEST_FEEDBACK} characters` })
  @Matches(PRINTABLE_LINES, { message: 'Feedback contains characters that cannot be used' })
  feedback?: string | null;
}
