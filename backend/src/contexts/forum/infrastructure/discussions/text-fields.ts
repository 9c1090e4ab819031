import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, IsArray, IsInt, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { LARGEST_ID } from '../../../../shared/domain/id';
import {
  PRINTABLE,
  PRINTABLE_LINES,
  Trimmed,
  TrimmedLines,
} from '../../../../shared/infrastructure/http/field-decorators';
import { TAGS, TITLE_LENGTH, WRITING_FAULTS } from '../../domain/discussions/writing';

const WHOLE = (name: string) => `${name} must be a positive whole number`;
export const IdField = (name: string) =>
  applyDecorators(
    IsInt({ message: WHOLE(name) }),
    Min(1, { message: WHOLE(name) }),
    Max(LARGEST_ID, { message: WHOLE(name) }),
  );

export const TitleField = () =>
  applyDecorators(
    Trimmed(),
    IsString({ message: WRITING_FAULTS.titleShort }),
    MaxLength(TITLE_LENGTH.max * 2, { message: WRITING_FAULTS.titleLong }),
    Matches(PRINTABLE, { message: 'Title contains characters that aren’t allowed' }),
  );

export const TextField = (name: string, maxLength: number, short: string, long: string) =>
  applyDecorators(
    TrimmedLines(),
    IsString({ message: short }),
    MaxLength(maxLength * 2, { message: long }),
    Matches(PRINTABLE_LINES, { message: `${name} contains characters that aren’t allowed` }),
  );

export const TagsField = () =>
  applyDecorators(
    IsArray({ message: 'tags must be a list of strings' }),
    ArrayMaxSize(50, { message: WRITING_FAULTS.tooManyTags }),
    IsString({ each: true, message: 'tags must be a list of strings' }),
    MaxLength(TAGS.maxLength * 4, { each: true, message: WRITING_FAULTS.tagLong }),
    Matches(PRINTABLE, { each: true, message: 'A tag contains characters that aren’t allowed' }),
  );
