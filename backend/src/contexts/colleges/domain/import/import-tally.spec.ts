import { TooFewColleges, UnusableFile } from '../catalogue/errors';
import { ImportTally } from './import-tally';
import { aCollege } from '../../application/catalogue/testing/a-college';

const createTally = (colleges: number): ImportTally => {
  const tally = new ImportTally();
  tally.add(Array.from({ length: colleges }, () => ({ college: aCollege() })));
  return tally;
};

describe('counting the rows of a file', () => {
  it('counts colleges, branches, closed colleges and unusable rows', () => {
    const tally = new ImportTally();
    const branch = aCollege({ ipedsId: 10236801, mainCampusIpedsId: 102368 });
    const chunk = tally.add([{ college: aCollege() }, { college: branch }, { closed: 5 }, { unusable: true }]);
    expect(chunk).toEqual({ colleges: [aCollege(), branch], closed: [5] });
    expect(tally).toMatchObject({ read: 4, colleges: 2, branches: 1, skippedRows: 2 });
  });

  it('rejects a file with far fewer colleges than the catalog', () => {
    expect(() => createTally(80).assertPlausibleCount(100)).not.toThrow();
    expect(() => createTally(79).assertPlausibleCount(100)).toThrow(TooFewColleges);
  });

  it('rejects a file without colleges, even for an empty catalog', () => {
    expect(() => createTally(0).assertPlausibleCount(0)).toThrow(UnusableFile);
  });
});
