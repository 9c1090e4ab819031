import type { OfficialFileKind } from '../../../domain/import/newest-release';

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
  /** Size in bytes, of which `bytesRead` counts those that were read. */
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
   * @param location path or http(s) URL of a CSV file, of a ZIP file that contains it, or of a bzip2 file
   * @param kind which table of a ZIP with several tables
   * @throws UnreachableFile, UnusableFile, IncompleteFile
   */
  abstract open(location: string, kind: OfficialFileKind, onFetched?: DownloadProgressListener): Promise<OfficialFile>;
}

/** Where the official files are read from unless a command names another place. */
export abstract class OfficialSources {
  /** Returns the configured path or URL, or the URL of the newest release. Never throws: without a network, it's a known release. */
  abstract find(kind: OfficialFileKind): Promise<string>;
}
