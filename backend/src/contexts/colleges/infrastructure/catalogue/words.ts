import { applyDecorators } from '@nestjs/common';
import { IsString, Matches } from 'class-validator';
import { PRINTABLE, PRINTABLE_LINES, Trimmed, TrimmedLines } from '../../../../shared/infrastructure/http/text-fields';

// How long the words may be is a rule of their own; here they are only such that a database and a page can hold them.

const words = (name: string, missing: string, usable: RegExp) => [
  IsString({ message: missing }),
  Matches(usable, { message: `${name} contains characters that cannot be used` }),
];

/** Words on one line. `name` is what messages call them, `missing` what is said when there are none. */
export const LineOfWords = (name: string, missing: string) =>
  applyDecorators(Trimmed(), ...words(name, missing, PRINTABLE));

/** Words that may go over several lines. */
export const LinesOfWords = (name: string, missing: string) =>
  applyDecorators(TrimmedLines(), ...words(name, missing, PRINTABLE_LINES));
