import { KIND_PHRASES } from '../search/college-kinds';
import { normalizeText } from '../search/normal-text';
import { sortMajors, majorBitmask, MAJORS, findMajorByCipCode } from './majors';

describe('majors', () => {
  it('are twenty', () => expect(new Set(MAJORS).size).toBe(20));

  it('are each a kind of college that a search can ask for', () => {
    const majors = [...KIND_PHRASES.values()].filter(({ major }) => major).map(({ kind }) => kind);
    expect(new Set(majors).size).toBe(MAJORS.length);
    for (const major of MAJORS) expect(KIND_PHRASES.get(normalizeText(major))?.major).toBe(true);
  });

  it.each([
    ['1107', 'Computer Science'],
    ['11.07', 'Computer Science'],
    ['0301', 'Environmental Science'],
    ['301', 'Environmental Science'],
    ['0302', null],
    ['4506', 'Economics'],
    ['4501', null],
    ['4511', 'Sociology'],
    ['4005', 'Chemistry'],
    ['4008', 'Physics'],
    ['5138', 'Nursing'],
    ['5107', 'Health Sciences'],
    ['5202', 'Business Administration'],
    ['5206', 'Economics'],
    ['5204', null],
    ['4301', 'Criminal Justice'],
    ['4302', null],
    ['3008', 'Mathematics'],
    ['9999', null],
  ])('include the field %s as %s', (cip, major) => expect(findMajorByCipCode(cip)).toBe(major));

  it('are listed in the order of the catalog', () => {
    expect(sortMajors(new Set(['Physics', 'Biology', 'Alchemy']))).toEqual(['Biology', 'Physics']);
  });
});

describe('majorBits', () => {
  it('has one bit per major, in the order of the catalog', () => {
    expect(MAJORS.map((major) => majorBitmask([major]))).toEqual(MAJORS.map((_, at) => 2 ** at));
  });

  it('combines majors and ignores duplicates', () => {
    expect(majorBitmask(['Engineering', 'Computer Science', 'Engineering'])).toBe(0b101);
    expect(majorBitmask([])).toBe(0);
  });
});
