import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { PrepareCatalogue } from './prepare-catalogue';
import { StarterTable } from './ports/catalogue';
import { aCollege } from '../catalogue/testing/a-college';
import { InMemoryCatalogue } from './testing/in-memory-catalogue';

class TwoColleges extends StarterTable {
  colleges(): readonly FederalCollege[] {
    return [aCollege({ ipedsId: 1 }), aCollege({ ipedsId: 2 })];
  }
  release(): string {
    return '2025-05-19';
  }
}

describe('preparing the catalogue', () => {
  const catalogue = new InMemoryCatalogue();
  const prepare = new PrepareCatalogue(catalogue, new TwoColleges(), { now: () => new Date(0) });

  it('fills an empty one with the starter table, once however many start at the same time', async () => {
    expect(await Promise.all([prepare.execute(), prepare.execute()])).toEqual([2, 0]);
    expect(catalogue.origins).toMatchObject([{ source: 'starter', release: '2025-05-19', rowsRead: 2 }]);
  });

  it('only brings the search of a filled one up to date', async () => {
    expect(await prepare.execute()).toBe(0);
    expect(catalogue.searchRefreshed).toBe(1);
  });
});
