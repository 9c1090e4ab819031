import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches } from 'class-validator';
import { PRINTABLE, Trimmed } from '../../../../shared/infrastructure/http/text-fields';

const LONGEST = 200;

const wholeNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : NaN;

/** One whole number as people write it in an address: "1e3", "0x10" and "" are none. */
export const WholeNumber = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => wholeNumber(value));

const several = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one: unknown) =>
    typeof one === 'string' ? one.split(',').map((part) => part.trim()) : [one],
  );

/** A parameter that may be repeated, or hold several values with commas between them. */
export const Several = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => several(value).filter((one) => one !== ''));

/** The same of whole numbers. */
export const SeveralNumbers = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown =>
    several(value)
      .filter((one) => one !== '')
      .map(wholeNumber),
  );

/** "true" or "false". */
export const YesOrNo = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (value === 'true' ? true : value === 'false' ? false : value));

/** Words to look for; none at all is the same as not asking. */
export const SoughtWords = (name: string) =>
  applyDecorators(
    Trimmed(),
    IsOptional(),
    IsString({ message: `${name} must be text` }),
    Length(0, LONGEST, { message: `${name} must be at most ${LONGEST} characters` }),
    Matches(PRINTABLE, { message: `${name} contains characters that cannot be used` }),
  );
