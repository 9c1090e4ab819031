import { MissingColumns } from '../catalogue/errors';
import { FieldsOfStudy } from './fields-of-study';

const toFieldsOfStudy = (...rows: string[][]): FieldsOfStudy => {
  const fields = new FieldsOfStudy(['UNITID', 'CIPCODE', 'CREDLEV', 'IPEDSCOUNT1', 'IPEDSCOUNT2']);
  for (const row of rows) fields.add(row);
  return fields;
};

describe('fields of study', () => {
  it('distinguish majors that share a family', () => {
    const fields = toFieldsOfStudy(
      ['1', '4506', '3', '5', '6'],
      ['1', '5138', '3', '', ''],
      ['1', '4511', '2', 'NA', 'NA'],
    );
    expect(fields.findMajors(1)).toEqual(['Nursing', 'Economics', 'Sociology']);
  });

  it('include certificates only without degrees', () => {
    const fields = toFieldsOfStudy(['1', '1107', '3', '', ''], ['1', '5138', '1', '', ''], ['2', '5138', '1', '', '']);
    expect(fields.findMajors(1)).toEqual(['Computer Science']);
    expect(fields.findMajors(2)).toEqual(['Nursing']);
  });

  it('exclude doctoral programs, and programs without graduates', () => {
    expect(toFieldsOfStudy(['1', '1107', '3', '0', '0']).findMajors(1)).toBeNull();
    expect(toFieldsOfStudy(['1', '1107', '6', '5', '5']).findMajors(1)).toBeNull();
  });

  it('exclude programs without graduates in the only year that the file reports', () => {
    expect(toFieldsOfStudy(['1', '1107', '3', '0', 'NA']).findMajors(1)).toBeNull();
    expect(toFieldsOfStudy(['1', '1107', '3', 'PS', '']).findMajors(1)).toEqual(['Computer Science']);
  });

  it('accept codes with and without the leading zero', () => {
    const fields = toFieldsOfStudy(['1', '0301', '3', '', ''], ['2', '301', '3', '', ''], ['3', '909', '3', '', '']);
    expect([1, 2, 3].map((id) => fields.findMajors(id))).toEqual([
      ['Environmental Science'],
      ['Environmental Science'],
      ['Communications'],
    ]);
  });

  it('are listed for institutions in the United States, which have an ID', () => {
    const fields = toFieldsOfStudy(['NA', '1107', '3', '', ''], ['7', '1107', '1', '', ''], ['7', '4005', '2', '', '']);
    expect(fields.listInstitutions()).toEqual([7]);
  });

  it('are rejected with missing columns', () => {
    expect(() => new FieldsOfStudy(['UNITID', 'CIPCODE'])).toThrow(MissingColumns);
  });
});
