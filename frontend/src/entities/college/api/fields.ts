import { queryOptions } from '@tanstack/react-query';
import type { Schemas } from '@/shared/api';

/** A field of study, by the first four digits of its CIP code. */
export type Field = Schemas['Field'];

export const FIELDS_PATH = '/api/programs/fields';
const SUGGESTION_LIMIT = 10;

/** Fields whose name matches the text. */
export const fieldsQuery = (q: string) =>
  queryOptions<Field[]>({ queryKey: [FIELDS_PATH, { q, limit: SUGGESTION_LIMIT }], enabled: q !== '' });
