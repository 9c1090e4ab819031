import { MissingColumns } from '../catalogue/errors';
import { type ImportedProgram, ProgramFile } from './program-file';

const KEY = { UNITID: '100654', OPEID6: '1002', CIPCODE: '1107', CIPDESC: 'Computer Science.', CREDLEV: '3' };

function readProgram(cells: Readonly<Record<string, string>>): ImportedProgram | null {
  const row = { ...KEY, ...cells };
  return new ProgramFile(Object.keys(row)).parseRow(Object.values(row));
}

describe('a file of programs', () => {
  it('has programs with a field, a level and figures', () => {
    expect(readProgram({ IPEDSCOUNT1: '42', EARN_MDN_4YR: '61234', DEBT_ALL_STGP_EVAL_MDN: 'NA' })).toEqual({
      ipedsId: 100_654,
      opeid6: '001002',
      cip: '1107',
      title: 'Computer Science',
      credlev: 3,
      values: { awards: 42, earnings_4_years: 61_234 },
      studentCounts: {},
      suppressed: [],
      national: { national: null, national_p25: null, national_p75: null },
      distance: null,
    });
  });

  it.each([
    ['PS', ['debt']],
    ['PrivacySuppressed', ['debt']],
    ['NA', []],
    ['NULL', []],
    ['', []],
  ])('withholds a figure marked with “%s” only if that marker says so', (marker, suppressed) => {
    expect(readProgram({ DEBT_ALL_STGP_EVAL_MDN: marker })).toMatchObject({ values: {}, suppressed });
  });

  it.each([
    ['109', '0109'],
    ['0109', '0109'],
    ['1.09', '0109'],
    ['5138', '5138'],
  ])('accepts the code %s with or without its leading zero', (code, cip) => {
    expect(readProgram({ CIPCODE: code })).toMatchObject({ cip });
  });

  it('has students, payments in whole dollars, national earnings and distance where it has their columns', () => {
    const program = readProgram({
      EARN_MDN_5YR: '50000',
      EARN_COUNT_WNE_5YR: '77',
      DEBT_ALL_STGP_EVAL_MDN10YRPAY: '212.6',
      EARN_MDN_4YR_NAT: '58000',
      EARN_P25_4YR_NAT: '45000',
      EARN_P75_4YR_NAT: '70000',
      DISTANCE: '2',
    });
    expect(program).toMatchObject({
      values: { earnings_5_years: 50_000, monthly_payment: 213 },
      studentCounts: { earnings_5_years: 77 },
      national: { national: 58_000, national_p25: 45_000, national_p75: 70_000 },
      distance: 'some',
    });
  });

  it.each([
    ['an institution without an ID', { UNITID: 'NA' }],
    ['no field', { CIPCODE: '' }],
    ['an unknown level', { CREDLEV: '9' }],
  ])('leaves out programs with %s', (_kind, cells) => {
    expect(readProgram(cells)).toBeNull();
  });

  it('keeps programs without an award, which have level 99', () => {
    expect(readProgram({ CREDLEV: '99' })).toMatchObject({ credlev: 99 });
  });

  it('ignores values that are too large to be true', () => {
    expect(readProgram({ EARN_MDN_4YR: '99999999999' })?.values).toEqual({});
  });

  it.each([
    ['of a newest release without earnings after 5 years', ['IPEDSCOUNT1', 'EARN_MDN_1YR', 'EARN_MDN_4YR'], ['main']],
    ['of an older release', ['IPEDSCOUNT2', 'EARN_COUNT_WNE_5YR', 'EARN_MDN_5YR', 'DISTANCE'], ['supplement']],
    ['with all columns', ['EARN_MDN_4YR', 'EARN_MDN_5YR'], ['main', 'supplement']],
    ['with names of 2016-17', ['P_DEBTMEDIAN', 'P_MD_EARN_WNE'], ['main']],
    ['with majors only', [], []],
  ])('%s is recognized by its columns', (_kind, columns, parts) => {
    expect(new ProgramFile([...Object.keys(KEY), ...columns]).parts).toEqual(parts);
  });

  it('reads the names of 2016-17', () => {
    const file = new ProgramFile(['P_UNITID', 'P_CIPCODE', 'P_CREDLEV', 'P_DEBTMEDIAN', 'P_MD_EARN_WNE']);
    expect(file.parseRow(['1', '100', '3', '9500', 'PrivacySuppressed'])).toMatchObject({
      cip: '0100',
      values: { debt: 9500 },
      suppressed: ['earnings_1_year'],
    });
  });

  it('is rejected without the columns of the key', () => {
    expect(() => new ProgramFile(['UNITID', 'CIPCODE'])).toThrow(MissingColumns);
  });
});
