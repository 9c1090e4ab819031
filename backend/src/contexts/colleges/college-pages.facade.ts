import { Injectable } from '@nestjs/common';
import {
  type CatalogueCount,
  type CollegeDetailView,
  CollegeReader,
} from './application/directory/ports/college-reader';
import {
  type AddressPart,
  type CollegeAddress,
  CollegeAddresses,
  type StateUpdate,
} from './application/directory/ports/college-addresses';
import { DirectoryReader } from './application/directory/ports/directory-reader';
import { CollegeNotFound } from './domain/catalogue/errors';

export type { CollegeAddress } from './application/directory/ports/college-addresses';
export type { CollegeDetailView } from './application/directory/ports/college-reader';
export { MAX_COMPARED_COLLEGES } from './domain/catalogue/comparison';

/** What the public pages about colleges show. */
@Injectable()
export class CollegePagesFacade {
  constructor(
    private readonly reader: CollegeReader,
    private readonly directory: DirectoryReader,
    private readonly addresses: CollegeAddresses,
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

  /** Returns the parts of the list of all colleges. @see CollegeAddresses */
  listAddressParts(): Promise<readonly AddressPart[]> {
    return this.addresses.listParts();
  }

  /** Returns the next colleges of a part of the list, by ID; none at its end. */
  listAddresses(part: number, after: number): Promise<readonly CollegeAddress[]> {
    return this.addresses.listPage(part, after);
  }

  /** Returns when the colleges of each state last changed. */
  listStateUpdates(): Promise<readonly StateUpdate[]> {
    return this.addresses.listStates();
  }
}
