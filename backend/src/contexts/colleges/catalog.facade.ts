import { MAJORS } from './domain/catalogue/majors';
import { Injectable } from '@nestjs/common';
import { CollegeReader, type CollegeView } from './application/directory/ports/college-reader';
import { KnownColleges } from './application/catalogue/ports/known-colleges';
import { parseSearch } from './domain/search/search-query';

/** The catalog of colleges. */
@Injectable()
export class CatalogFacade {
  constructor(
    private readonly reader: CollegeReader,
    private readonly known: KnownColleges,
  ) {}

  /** Returns the existing colleges among `ids`, in that order, with one query. */
  async listNames(ids: readonly number[]): Promise<{ readonly id: number; readonly name: string }[]> {
    const names = new Map((await this.known.listNames(ids)).map(({ id, name }) => [Number(id), name]));
    return [...new Set(ids)].flatMap((id) => (names.has(id) ? [{ id, name: names.get(id)! }] : []));
  }

  /** Returns the existing colleges among `ids` with their websites, in no particular order, with one query. */
  listWebsites(ids: readonly number[]): Promise<readonly { id: number; name: string; website: string | null }[]> {
    return this.known.listWebsites(ids);
  }

  /** Returns the number of undergraduates of the existing colleges among `ids`, with one query; null if unknown. */
  async findUndergraduateCounts(ids: readonly number[]): Promise<ReadonlyMap<number, number | null>> {
    return this.known.findUndergraduateCounts(ids);
  }

  /** Returns the major of the catalog with this name; null if there is none. */
  findMajor(text: string): string | null {
    const normalized = text.trim().toLowerCase();
    return MAJORS.find((major) => major.toLowerCase() === normalized) ?? null;
  }

  /** Returns colleges found by their name or an alias, best match first. */
  async listIdsByText(text: string, limit: number): Promise<readonly number[]> {
    const query = parseSearch(text);
    if (!query) return [];
    const { items } = await this.reader.listMatches(query, { limit, offset: 0 });
    return items.filter(({ matched }) => matched?.by === 'name' || matched?.by === 'alias').map(({ id }) => id);
  }

  /**
   * Returns the only college with exactly this name or, if there is none, with this alias; null for several or none.
   */
  async findIdByName(name: string): Promise<number | null> {
    const [only, another] = await this.known.listByName(name);
    return only && !another ? only.id : null;
  }

  /** Returns every college with exactly this name or, if there is none, with this alias. */
  async listIdsByName(name: string): Promise<readonly number[]> {
    return (await this.known.listByName(name)).map(({ id }) => id);
  }

  /** Returns colleges found by a search, best match first. */
  async search(text: string, limit: number): Promise<readonly Pick<CollegeView, 'id' | 'name' | 'city' | 'state'>[]> {
    const query = parseSearch(text);
    if (!query) return [];
    const { items } = await this.reader.listMatches(query, { limit, offset: 0 });
    return items.map(({ id, name, city, state }) => ({ id, name, city, state }));
  }
}
