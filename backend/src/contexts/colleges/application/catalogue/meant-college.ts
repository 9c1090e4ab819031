import type { CollegeId } from '../../domain/catalogue/ids';
import { AmbiguousCollegeName, UnknownCollegeName } from '../../domain/catalogue/errors';
import type { KnownColleges } from './ports/known-colleges';

/** A college as people point at it: by its key where they chose it from a list, else by what they call it. */
export interface CollegePointer {
  readonly collegeId?: number | null;
  readonly collegeName?: string;
}

/** Every college that may be meant; undefined when none was pointed at. */
export async function collegesMeant(
  colleges: KnownColleges,
  { collegeId, collegeName }: CollegePointer,
): Promise<readonly CollegeId[] | undefined> {
  if (collegeId) return colleges.idsAmong([collegeId]);
  return collegeName ? (await colleges.named(collegeName)).map(({ id }) => id) : undefined;
}

/** @throws UnknownCollegeName, AmbiguousCollegeName */
export async function collegeMeant(colleges: KnownColleges, pointer: CollegePointer): Promise<CollegeId> {
  const [only, another] = (await collegesMeant(colleges, pointer)) ?? [];
  if (only === undefined) throw new UnknownCollegeName();
  if (another !== undefined) throw new AmbiguousCollegeName();
  return only;
}
