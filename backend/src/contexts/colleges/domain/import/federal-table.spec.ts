import { aCollege, aFederalRow, NO_FACTS } from '../../application/catalogue/testing/a-college';
import { MissingColumns } from '../catalogue/errors';
import { FederalTable, parseAliases } from './federal-table';
import { CIP_FAMILIES_BY_AMBIGUOUS_MAJOR } from '../catalogue/majors';

const read = (changes: Record<string, string> = {}) => {
  const row = { ...aFederalRow, ...changes };
  return new FederalTable(Object.keys(row)).parseRow(Object.values(row));
};
const collegeOf = (changes: Record<string, string>) => {
  const row = read(changes);
  return 'college' in row ? row.college : null;
};

// The row doesn't have the columns of the families that these majors share with others.
const unknown = Object.keys(CIP_FAMILIES_BY_AMBIGUOUS_MAJOR);
const described = {
  ...aCollege({ majors: { names: ['Biology', 'History'], source: 'families', unknown } }),
  official: {
    figures: {
      values: {
        admission_rate: 0.4567,
        enrollment: 1_200,
        graduation_rate: 0.61,
        student_faculty_ratio: 14,
        tuition_in_state: 9_500,
        tuition_out_state: 19_500,
      },
      ranges: {},
      suppressed: [],
      studentCounts: {},
    },
    facts: NO_FACTS,
  },
};

describe('a row of the federal file', () => {
  it('is parsed into a college', () => {
    expect(read()).toEqual({ college: described });
  });

  it('is parsed the same in any order of the columns', () => {
    const columns = Object.keys(aFederalRow).reverse();
    const table = new FederalTable(columns);
    expect(table.parseRow(Object.values(aFederalRow).reverse())).toEqual({ college: described });
  });

  it.each(['NA', 'PS', 'NULL', 'PrivacySuppressed', ''])('has null for %p', (marker) => {
    const unknown = [
      'ADM_RATE',
      'UGDS',
      'TUITIONFEE_IN',
      'TUITIONFEE_OUT',
      'STUFACR',
      'C150_4',
      'LATITUDE',
      'LONGITUDE',
      'INSTURL',
      'OPENADMP',
      'OPEID',
    ];
    expect(collegeOf(Object.fromEntries(unknown.map((column) => [column, marker])))).toMatchObject({
      admissionRate: null,
      enrollment: null,
      tuitionInState: null,
      tuitionOutState: null,
      studentFacultyRatio: null,
      graduationRate: null,
      latitude: null,
      longitude: null,
      website: null,
      openAdmission: null,
      opeid: null,
    });
  });

  it('keeps a reported zero, except for the admission rate', () => {
    expect(collegeOf({ C150_4: '0', UGDS: '0', ADM_RATE: '0' })).toMatchObject({
      graduationRate: 0,
      enrollment: 0,
      admissionRate: null,
    });
  });

  it('uses the first available graduation rate', () => {
    expect(collegeOf({ C150_4: 'NA', C150_L4: '0.5' })?.graduationRate).toBe(50);
    expect(collegeOf({ C150_4: 'NA', C150_L4_POOLED: '0.3333' })?.graduationRate).toBe(33.33);
  });

  it('contains the institution of a branch', () => {
    expect(collegeOf({ UNITID: '10236801' })?.mainCampusIpedsId).toBe(102368);
  });

  it('can be a closed institution or unusable', () => {
    expect(read({ CURROPER: '0' })).toEqual({ closed: 100001 });
    const brokenRows: Record<string, string>[] = [
      { UNITID: 'x' },
      { UNITID: '99999999999' },
      { INSTNM: 'NA' },
      { CONTROL: '9' },
      { STABBR: 'ZZ' },
      { STABBR: 'toString' },
    ];
    for (const broken of brokenRows) {
      expect(read(broken)).toEqual({ unusable: true });
    }
  });

  it('lists majors by degrees, and by certificates only without degrees', () => {
    expect(collegeOf({ CIP13CERT1: '1' })?.majors?.names).not.toContain('Education');
    const certificatesOnly = { CIP26BACHL: '0', CIP54BACHL: '0', CIP13CERT1: '1' };
    expect(collegeOf(certificatesOnly)?.majors?.names).toEqual(['Education']);
    expect(collegeOf({ ...certificatesOnly, CIP47ASSOC: '1' })?.majors?.names).toEqual([]);
  });

  it('lists majors of a shared family as unknown, unless the family is not offered', () => {
    const unknownOf = (changes: Record<string, string>) => collegeOf(changes)?.majors?.unknown;
    expect(unknownOf({ CIP51BACHL: '1', CIP50BACHL: '0' })).toEqual(
      expect.arrayContaining(['Nursing', 'Health Sciences']),
    );
    expect(unknownOf({ CIP51BACHL: '1', CIP50BACHL: '0' })).not.toContain('Art & Design');
    expect(unknownOf({ CIP51BACHL: '0', CIP51ASSOC: '0' })).not.toContain('Nursing');
  });

  it('has no majors if no family is reported', () => {
    expect(collegeOf({ CIP26BACHL: 'NA', CIP54BACHL: 'NA', CIP11BACHL: 'NA' })?.majors).toBeNull();
  });
});

describe('a table with missing columns', () => {
  it('is rejected with their names', () => {
    expect(() => new FederalTable(['UNITID', 'INSTNM'])).toThrow(MissingColumns);
    expect(() => new FederalTable(Object.keys(aFederalRow).filter((column) => column !== 'UGDS'))).toThrow(
      /missing: UGDS\./,
    );
  });
});

describe('aliasesIn', () => {
  it.each([
    [
      'AUM||Auburn University at Montgomery|Auburn Montgomery',
      ['AUM', 'Auburn University at Montgomery', 'Auburn Montgomery'],
    ],
    ['ULM; Uni of LA-Monroe', ['ULM', 'Uni of LA-Monroe']],
    ['UAH  University of Alabama Huntsville', ['UAH', 'University of Alabama Huntsville']],
    ['GSU, Grambling', ['GSU', 'Grambling']],
    ['Northern College, Inc. | dba Northern', ['Northern College, Inc.', 'Northern']],
    ['NA', []],
  ])('finds in %p: %p', (cell, aliases) => expect(parseAliases(cell, 'New England Law-Boston')).toEqual(aliases));

  it('skips the name and its single words, which would outrank other colleges', () => {
    expect(parseAliases('Boston|New England Law Boston|NELB', 'New England Law-Boston')).toEqual(['NELB']);
  });

  it('skips prefixes of the name and names of states', () => {
    expect(parseAliases('Washington State|WSCC', 'Washington State Community College')).toEqual(['WSCC']);
    expect(parseAliases('Indiana|USF', 'University of Saint Francis-Fort Wayne')).toEqual(['USF']);
  });

  it('requires two letters', () => {
    expect(parseAliases('BU|B', 'Boston University')).toEqual(['BU']);
  });

  it('allows sixty characters', () => {
    expect(parseAliases('x'.repeat(60), 'A College')).toEqual(['x'.repeat(60)]);
  });

  it('returns at most twelve, and skips longer ones than sixty characters', () => {
    const cell = [...Array.from({ length: 20 }, (_, at) => `Alias ${at}`), 'x'.repeat(61)].join('|');
    expect(parseAliases(cell, 'A College')).toHaveLength(12);
    expect(parseAliases('x'.repeat(61), 'A College')).toEqual([]);
  });
});
