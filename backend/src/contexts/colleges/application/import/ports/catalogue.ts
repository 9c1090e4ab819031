import type { FederalCollege } from '../../../domain/catalogue/federal-college';

/** What a file says, a chunk at a time. */
export interface Chunk {
  readonly colleges: readonly FederalCollege[];
  /** UNITIDs of institutions that have closed. */
  readonly closed: readonly number[];
}

export interface MergeOrigin {
  readonly source: 'starter' | 'scorecard';
  readonly fileName: string;
  /** SHA-256 of the file, in hex. */
  readonly sha256: string | null;
  /** YYYY-MM-DD of the federal release; null where the file does not tell. */
  readonly release: string | null;
  readonly at: Date;
  readonly rowsRead: number;
}

export interface MergeCounts {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** A change of the catalogue in the making: no one sees any of it until all of it is kept. */
export interface CatalogueDraft {
  /** How many operating colleges the catalogue holds before the change. */
  holds(): Promise<number>;
  stage(chunk: Chunk): Promise<void>;
  /** Brings what was staged into the catalogue, and everything that is derived from it up to date. */
  merge(origin: MergeOrigin): Promise<MergeCounts>;
}

/** Whether to wait for a change that is being made, or to be refused. */
export type Patience = 'wait' | 'refuse';

/** All colleges, as one thing that is changed as a whole. */
export abstract class Catalogue {
  /**
   * Runs the one change that may be made at a time; it is kept when `work` is done, and leaves no trace if it fails.
   * @throws ImportIsRunning unless it is to wait
   */
  abstract change<T>(work: (draft: CatalogueDraft) => Promise<T>, patience?: Patience): Promise<T>;

  /** What the catalogue was last filled from; null while it is empty. */
  abstract source(): Promise<'starter' | 'scorecard' | null>;

  /** Brings aliases, descriptions and search words up to date with this version of the product; does nothing when they are. */
  abstract refreshSearch(): Promise<void>;
}

/** The colleges the product brings along. */
export abstract class StarterTable {
  abstract colleges(): readonly FederalCollege[];
  /** YYYY-MM-DD of the federal release the figures are from. */
  abstract release(): string;
}
