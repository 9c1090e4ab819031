import type { Paths } from '@/shared/api';

type CollegesQuery = NonNullable<Paths['/api/colleges']['get']['parameters']['query']>;
type ElementOf<List extends readonly unknown[] | undefined> = NonNullable<List>[number];
export type Major = ElementOf<CollegesQuery['majors']>;
