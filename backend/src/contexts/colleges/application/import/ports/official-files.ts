export interface TableChunk {
  readonly columns: readonly string[];
  /** Every row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  readonly bytesRead: number;
}

/** A table of the Department of Education, opened for reading once. */
export interface OfficialFile {
  /** Names of the file and of what it was packed in, from the outside in. */
  readonly names: readonly string[];
  /** Size of the unpacked table. */
  readonly bytes: number;
  /** @throws IncompleteFile */
  chunks(): AsyncIterable<TableChunk>;
  /** In hex; known once the table was read to its end. */
  sha256(): string;
  close(): Promise<void>;
}

/** Bytes fetched so far, and in all where that is known. */
export type OnFetched = (bytes: number, totalBytes: number | null) => void;

export abstract class OfficialFiles {
  /**
   * @param where path of a CSV file or of the ZIP that carries it, or an http(s) address of either
   * @throws UnreachableFile, UnusableFile, IncompleteFile
   */
  abstract open(where: string, onFetched?: OnFetched): Promise<OfficialFile>;
}
