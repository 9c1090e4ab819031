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

  it('are rejected with missing columns', () => {
    expect(() => new FieldsOfStudy(['UNITID', 'CIPCODE'])).toThrow(MissingColumns);
  });
});
