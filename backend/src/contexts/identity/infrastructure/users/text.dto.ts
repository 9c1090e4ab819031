import { applyDecorators } from '@nestjs/common';
import { IsNotEmpty, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { PRINTABLE, Trimmed } from '../../../../shared/infrastructure/http/field-decorators';

/** A message for the person. */
export class SentenceView {
  message: string;
}

const aText = (name: string, max: number, required: string) => [
  IsString({ message: ({ value }) => (value === undefined || value === null ? required : `${name} must be text`) }),
  MaxLength(max, { message: `${name} must be at most ${max} characters` }),
  Matches(PRINTABLE, { message: `${name} contains characters that aren’t allowed` }),
];

/** Text that must be there, exactly as typed. `name` is what messages call it. */
export const RequiredText = (name: string, max: number, required = `${name} is required`) =>
  applyDecorators(...aText(name, max, required), IsNotEmpty({ message: required }));

/** Text that may be missing, null or empty. */
export const OptionalText = (name: string, max: number) =>
  applyDecorators(Trimmed(), IsOptional(), ...aText(name, max, `${name} must be text`));

/** Far beyond what can be right, so that a long input is simply wrong. */
export const MAX_INPUT_LENGTH = 1_000;
