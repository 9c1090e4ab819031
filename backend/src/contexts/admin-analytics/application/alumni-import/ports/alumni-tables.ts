/** Rows of a table, in the order of the file; the first one of the file is its header. */
export type Rows = readonly (readonly string[])[];

export interface AlumniTable {
  /** Read as the file streams by; empty rows are without cells. @throws ImportRefused, ImportTooLarge */
  rows(): AsyncIterable<Rows>;

  /** SHA-256 of what was read. */
  hash(): Buffer;
}

/** Tables in CSV, as people save them: with commas, semicolons or tabs, in UTF-8 or Windows-1252. */
export abstract class AlumniTables {
  abstract open(content: AsyncIterable<Buffer>): AlumniTable;
}
