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

/** A college with its website, which contains the domain of its staff addresses. */
export interface CollegeWebsite extends Pick<KnownCollege, 'id' | 'name'> {
  readonly website: string | null;
}

/** The colleges that other data can refer to. */
export abstract class KnownColleges {
  /**
   * Includes closed colleges, whose pages stay.
   * @throws CollegeNotFound
   */
  abstract get(id: number): Promise<KnownCollege>;

  /** Returns the existing IDs among `ids`, in no particular order. */
  abstract listExistingIds(ids: readonly number[]): Promise<readonly CollegeId[]>;

  /** Returns the names of the existing colleges among `ids`, in no particular order, with one query. */
  abstract listNames(ids: readonly number[]): Promise<readonly Pick<KnownCollege, 'id' | 'name'>[]>;

  /** Returns the number of degree-seeking undergraduates of the existing colleges among `ids`; null if unknown. */
  abstract findUndergraduateCounts(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>>;

  /**
   * Like `listNames`, with the websites in the official file, which the colleges' administrators can't change; null if
   * unknown.
   */
  abstract listWebsites(ids: readonly number[]): Promise<readonly CollegeWebsite[]>;

  /**
   * Returns every operating college with exactly this name; if there is none, every one with this alias. Ignores case,
   * accents and punctuation.
   */
  abstract listByName(name: string): Promise<readonly KnownCollege[]>;
}

/** How a user refers to a college: by its key if they chose it from a list, otherwise by its name. */
export interface CollegeReference {
  readonly collegeId?: number | null;
  readonly collegeName?: string;
}

/** Returns every college that may be meant; undefined if the pointer is empty. */
export async function findCollegeIdsByReference(
  colleges: KnownColleges,
  { collegeId, collegeName }: CollegeReference,
): Promise<readonly CollegeId[] | undefined> {
  if (collegeId) return colleges.listExistingIds([collegeId]);
  return collegeName ? (await colleges.listByName(collegeName)).map(({ id }) => id) : undefined;
}

/** @throws UnknownCollegeName, AmbiguousCollegeName */
export async function resolveCollege(colleges: KnownColleges, pointer: CollegeReference): Promise<CollegeId> {
  const [only, another] = (await findCollegeIdsByReference(colleges, pointer)) ?? [];
  if (only === undefined) throw new UnknownCollegeName();
  if (another !== undefined) throw new AmbiguousCollegeName();
  return only;
}
