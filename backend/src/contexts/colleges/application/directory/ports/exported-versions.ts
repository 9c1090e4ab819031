/** A college whose exported data changed, or that isn't in the catalog any more. */
export interface ChangedCollege {
  readonly id: number;
  readonly isRemoved: boolean;
}

/** The exported data of a college, as a digest. */
export interface CollegeDigest {
  readonly id: number;
  readonly digest: string;
}

/** The versions of the catalog that were exported, in the order in which they were recorded. */
export abstract class ExportedVersions {
  /** Records a version with the digests of all its colleges; recording a version again changes nothing. */
  abstract record(version: string, digests: readonly CollegeDigest[]): Promise<void>;

  abstract has(version: string): Promise<boolean>;

  /**
   * Lists the colleges that changed in versions recorded after this one, by ID. A college that changed back is listed too.
   * @returns null for a version that was never recorded
   */
  abstract listChangedSince(version: string): Promise<readonly ChangedCollege[] | null>;
}
