import { Injectable } from '@nestjs/common';
import {
  type CatalogueCount,
  type CollegeDetailView,
  CollegeReader,
} from './application/directory/ports/college-reader';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { CollegeNotFound } from './domain/catalogue/errors';

export type { CollegeDetailView } from './application/directory/ports/college-reader';
export { MAX_COMPARED_COLLEGES } from './domain/catalogue/comparison';

/** What the public pages about colleges show. */
@Injectable()
export class CollegePagesFacade {
  constructor(
    private readonly reader: CollegeReader,
    private readonly directory: DirectoryReader,
  ) {}

  /** @returns null if there is no such college */
  async findById(id: number): Promise<CollegeDetailView | null> {
    try {
      return await this.reader.get(id);
    } catch (error) {
      if (error instanceof CollegeNotFound) return null;
      throw error;
    }
  }

  /** Returns the number of colleges in the catalog, and the sources of the data. */
  count(): Promise<CatalogueCount> {
    return this.reader.count();
  }

  /** Returns the existing colleges among `ids` with all their figures, in that order, with one query. */
  listDetails(ids: readonly number[]): Promise<readonly CollegeDetailView[]> {
    return this.directory.listDetails(ids);
  }
}
