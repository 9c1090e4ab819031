/** What an import is doing. */
export interface ImportProgress {
  readonly doing: 'fetching' | 'reading';
  readonly bytes: number;
  readonly totalBytes: number | null;
  readonly rows: number;
}
