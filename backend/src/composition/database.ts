import type { Mapping } from '../shared/infrastructure/typeorm/data-source';
import { Platform1764000000000 } from '../shared/infrastructure/typeorm/migrations/1764000000000-platform';

/** Every table and every migration, by name: the same list works under tsc, swc and in the build folder. */
export const mapping: Mapping = {
  entities: [],
  migrations: [Platform1764000000000],
};
