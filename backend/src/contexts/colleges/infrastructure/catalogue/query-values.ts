import { Transform } from 'class-transformer';

/** Numbers as people write them in an address: "1e3", "0x10" and "" are none. */
export const asNumber = ({ value }: { value: unknown }): unknown =>
  typeof value === 'string' && /^-?\d{1,10}(\.\d{1,4})?$/.test(value) ? Number(value) : NaN;

/** A parameter that may be repeated. */
export const Listed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }): unknown => (Array.isArray(value) ? value : [value]));

/** A parameter that holds one number. */
export const Numeric = (): PropertyDecorator => Transform(asNumber);
