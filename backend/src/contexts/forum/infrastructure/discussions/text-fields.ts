import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { MAX_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE_LINE_PATTERN,
  PRINTABLE_LINES_PATTERN,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { TAG_LIMITS, TITLE_LENGTH, WRITING_FAULT_MESSAGES } from '../../domain/discussions/post-and-reply-text';

const toWholeNumberMessage = (name: string) => `${name} must be a positive whole number`;
export const IdField = (name: string) =>
  applyDecorators(
    IsInt({ message: toWholeNumberMessage(name) }),
    Min(1, { message: toWholeNumberMessage(name) }),
    Max(MAX_ID, { message: toWholeNumberMessage(name) }),
  );

export const TitleField = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: WRITING_FAULT_MESSAGES.titleShort }),
    MaxLength(TITLE_LENGTH.max * 2, { message: WRITING_FAULT_MESSAGES.titleLong }),
    Matches(PRINTABLE_LINE_PATTERN, { message: 'Title contains characters that aren’t allowed' }),
  );

export const TextField = (name: string, maxLength: number, tooShortMessage: string, tooLongMessage: string) =>
  applyDecorators(
    TrimmedLines(),
    IsString({ message: tooShortMessage }),
    MaxLength(maxLength * 2, { message: tooLongMessage }),
    Matches(PRINTABLE_LINES_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
  );

export const TagsField = () =>
  applyDecorators(
    IsArray({ message: 'tags must be a list of strings' }),
    ArrayMaxSize(50, { message: WRITING_FAULT_MESSAGES.tooManyTags }),
    IsString({ each: true, message: 'tags must be a list of strings' }),
    MaxLength(TAG_LIMITS.maxLength * 4, { each: true, message: WRITING_FAULT_MESSAGES.tagLong }),
    Matches(PRINTABLE_LINE_PATTERN, { each: true, message: 'A tag contains characters that aren’t allowed' }),
  );
