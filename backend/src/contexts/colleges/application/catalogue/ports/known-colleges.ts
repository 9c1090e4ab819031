import type { CollegeType } from '../../../domain/catalogue/college-type';
import type { CollegeId } from '../../../domain/catalogue/ids';
import { AmbiguousCollegeName, UnknownCollegeName } from '../../../domain/catalogue/errors';

export interface KnownCollege {
  readonly id: CollegeId;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly type: CollegeType;
}

/** A college with the domain of its staff addresses in it. */
export interface CollegeWebsite extends Pick<KnownCollege, 'id' | 'name'> {
  readonly website: string | null;
}

/** The colleges that what people say and do can be about. */
export abstract class KnownColleges {
  /** Closed ones too: their pages stay. @throws CollegeNotFound */
  abstract byId(id: number): Promise<KnownCollege>;

  /** Those of `ids` that there are, in no order. */
  abstract idsAmong(ids: readonly number[]): Promise<readonly CollegeId[]>;

  /** The names of those of `ids` that there are, in no order; asks once for all of them. */
  abstract namesOf(ids: readonly number[]): Promise<readonly Pick<KnownCollege, 'id' | 'name'>[]>;

  /** The same with their websites; null where none is known. */
  /** Degree-seeking undergraduates of those of `ids` that there are; null where it is not known. */
  abstract undergraduatesOf(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>>;
  abstract websitesOf(ids: readonly number[]): Promise<readonly CollegeWebsite[]>;

  /**
   * Every operating college of exactly this name; when there is none, every one with this alias. Case, accents and
   * punctuation do not matter.
   */
  abstract named(name: string): Promise<readonly KnownCollege[]>;
}

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
