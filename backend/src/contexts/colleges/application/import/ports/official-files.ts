export interface TableChunk {
  readonly columns: readonly string[];
  /** Each row has as many cells as there are columns. */
  readonly rows: readonly (readonly string[])[];
  readonly bytesRead: number;
}

/** A table of the Department of Education; it can be read once. */
export interface OfficialFile {
  /** Names of the file and of the archives around it, from the outside in. */
  readonly names: readonly string[];
  /** Size of the unpacked table. */
  readonly bytes: number;
  /** @throws IncompleteFile */
  chunks(): AsyncIterable<TableChunk>;
  /** Hexadecimal hash; available after the table was read to its end. */
  sha256(): string;
  close(): Promise<void>;
}

/** Bytes fetched so far, and the total number if it is known. */
export type DownloadProgressListener = (bytes: number, totalBytes: number | null) => void;

export abstract class OfficialFiles {
  /**
   * @param location path or http(s) URL of a CSV file, or of a ZIP file that contains it
   * @throws UnreachableFile, UnusableFile, IncompleteFile
   */
  abstract open(location: string, onFetched?: DownloadProgressListener): Promise<OfficialFile>;
}
