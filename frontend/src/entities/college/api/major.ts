import type { Paths } from '@/shared/api';

type Query = NonNullable<Paths['/api/colleges']['get']['parameters']['query']>;
type OneOf<List extends readonly unknown[] | undefined> = NonNullable<List>[number];
export type Major = OneOf<Query['majors']>;
