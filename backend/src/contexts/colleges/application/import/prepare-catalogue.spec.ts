import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { PrepareCatalogue } from './prepare-catalogue';
import { StarterTable } from './ports/catalogue';
import { aCollege } from '../catalogue/testing/a-college';
import { InMemoryCatalogue } from './testing/in-memory-catalogue';

class TwoColleges extends StarterTable {
  listColleges(): readonly FederalCollege[] {
    return [aCollege({ ipedsId: 1 }), aCollege({ ipedsId: 2 })];
  }
  getRelease(): string {
    return '2025-05-19';
  }
}

describe('preparing the catalog', () => {
  const catalogue = new InMemoryCatalogue();
  const prepare = new PrepareCatalogue(catalogue, new TwoColleges(), { now: () => new Date(0) });

  it('fills an empty catalog with the starter table, only once for concurrent starts', async () => {
    expect(await Promise.all([prepare.execute(), prepare.execute()])).toEqual([2, 0]);
    expect(catalogue.origins).toMatchObject([{ source: 'starter', release: '2025-05-19', rowsRead: 2 }]);
  });

  it('only updates the search of a filled catalog', async () => {
    expect(await prepare.execute()).toBe(0);
    expect(catalogue.searchRefreshed).toBe(1);
  });
});
