/** Rows of a table, in the order of the file; the first row of the file is its header. */
export type Rows = readonly (readonly string[])[];

export interface AlumniTable {
  /**
   * Reads rows while the file is streamed; empty rows have no cells.
   * @throws ImportRefused, ImportTooLarge
   */
  rows(): AsyncIterable<Rows>;

  /** SHA-256 of the data read so far. */
  hash(): Buffer;
}

/** CSV tables in the usual variants: with commas, semicolons or tabs, in UTF-8 or Windows-1252. */
export abstract class AlumniTables {
  abstract open(content: AsyncIterable<Buffer>): AlumniTable;
}
