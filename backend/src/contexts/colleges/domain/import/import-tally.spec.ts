import { TooFewColleges, UnusableFile } from '../catalogue/errors';
import { ImportTally } from './import-tally';
import { aCollege } from '../../application/catalogue/testing/a-college';

const tallyOf = (colleges: number): ImportTally => {
  const tally = new ImportTally();
  tally.take(Array.from({ length: colleges }, () => ({ college: aCollege() })));
  return tally;
};

describe('counting while a file is read', () => {
  it('tells colleges, branches, closed ones and unusable rows apart', () => {
    const tally = new ImportTally();
    const branch = aCollege({ ipedsId: 10236801, mainCampusIpedsId: 102368 });
    const kept = tally.take([{ college: aCollege() }, { college: branch }, { closed: 5 }, { unusable: true }]);
    expect(kept).toEqual({ colleges: [aCollege(), branch], closed: [5] });
    expect(tally).toMatchObject({ read: 4, colleges: 2, branches: 1, leftOut: 2 });
  });

  it('refuses a file with far fewer colleges than the catalogue holds', () => {
    expect(() => tallyOf(80).mustBePlausible(100)).not.toThrow();
    expect(() => tallyOf(79).mustBePlausible(100)).toThrow(TooFewColleges);
  });

  it('refuses a file without colleges even for an empty catalogue', () => {
    expect(() => tallyOf(0).mustBePlausible(0)).toThrow(UnusableFile);
  });
});
