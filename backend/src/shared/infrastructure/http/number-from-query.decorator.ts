import { Transform } from 'class-transformer';

/** Addresses have text alone; what is no plain number stays text and is refused. */
export const NumberFromQuery = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,10}$/.test(value) ? Number(value) : value,
  );
