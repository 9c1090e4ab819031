import type { PersonalDataTables } from '../../../../../shared/application/personal-data';

/** What one context keeps about the person. */
export interface ExportedPart {
  readonly part: string;
  readonly kept: PersonalDataTables;
}

/** Makes one file of everything, which people and programs can read. */
export abstract class ExportArchive {
  abstract pack(parts: readonly ExportedPart[], madeAt: Date): Promise<Uint8Array>;
}
