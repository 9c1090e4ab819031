import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE_LINE_PATTERN, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';

/** A message for the person. */
export class SentenceView {
  message: string;
}

const textRules = (name: string, max: number, required: string) => [
  IsString({ message: ({ value }) => (value === undefined || value === null ? required : `${name} must be text`) }),
  MaxLength(max, { message: `${name} must be at most ${max} characters` }),
  Matches(PRINTABLE_LINE_PATTERN, { message: `${name} contains characters that aren’t allowed` }),
];

/** Required text, exactly as typed. `name` is its name in messages. */
export const RequiredText = (name: string, max: number, required = `${name} is required`) =>
  applyDecorators(...textRules(name, max, required), IsNotEmpty({ message: required }));

/** Text that can be missing, null or empty. */
export const OptionalText = (name: string, max: number) =>
  applyDecorators(Trimmed(), IsOptional(), ...textRules(name, max, `${name} must be text`));

/** Far above every real limit, so that a long input is still reported by the rule of its field. */
export const MAX_INPUT_LENGTH = 1_000;
