import { registerDecorator, type ValidationArguments } from 'class-validator';

/** The end of a range is not below its beginning, where both are given. */
export const NotBelow =
  (beginning: string): PropertyDecorator =>
  (target, property) =>
    registerDecorator({
      name: 'notBelow',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown, { object }: ValidationArguments) => {
          const least = (object as Record<string, unknown>)[beginning];
          return typeof value !== 'number' || typeof least !== 'number' || !(value < least);
        },
        defaultMessage: ({ property: end }: ValidationArguments) => `${end} must not be below ${beginning}`,
      },
    });
