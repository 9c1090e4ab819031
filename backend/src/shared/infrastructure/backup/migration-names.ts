import type { Mapping } from '../typeorm/data-source';

const NUMBER_LENGTH = 13;

/** Returns the names of all migrations in the order in which they run: that of the numbers at their end. */
export const listMigrationNames = ({ migrations }: Mapping): string[] =>
  migrations.map(({ name }) => name).toSorted((a, b) => numberOf(a) - numberOf(b));

const numberOf = (name: string): number => Number(name.slice(-NUMBER_LENGTH));
