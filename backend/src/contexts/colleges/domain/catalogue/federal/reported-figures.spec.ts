import { FigureReader } from './reported-figures';

const read = (row: Readonly<Record<string, string>>) =>
  new FigureReader((column) => Object.hasOwn(row, column)).read((column) => row[column] ?? '');

describe('the figures in a row of the federal file', () => {
  it('are whole dollars, fractions and numbers of students', () => {
    expect(read({ NPT41_PUB: '13776', NUM41_PUB: '328', PCTPELL: '0.6441', GRAD_DEBT_MDN10YR_SUPP: '328.65' })).toEqual(
      {
        values: { net_price_band1: 13_776, pell_share: 0.6441, monthly_payment: 329 },
        studentCounts: { net_price_band1: 328 },
        ranges: {},
        suppressed: [],
      },
    );
  });

  it('are taken from the column of the college’s control and level', () => {
    expect(read({ NPT4_PUB: 'NA', NPT4_PRIV: '23351', C150_4: 'NA', C150_L4: '0.24' }).values).toEqual({
      net_price: 23_351,
      graduation_rate: 0.24,
    });
  });

  it.each(['PS', 'PrivacySuppressed'])('are withheld for %s, without the value of another column', (marker) => {
    expect(read({ C150_4: marker, C150_4_POOLED: '0.5', GRAD_DEBT_MDN_SUPP: marker, GRAD_DEBT_MDN: '9000' })).toEqual({
      values: {},
      studentCounts: {},
      ranges: {},
      suppressed: ['debt', 'graduation_rate'],
    });
  });

  it.each([
    ['0.05-0.09', { from: 0.05, to: 0.09 }],
    ['<=0.10', { from: 0, to: 0.1 }],
    ['>=0.9', { from: 0.9, to: 1 }],
  ])('are a range for %s', (text, range) => {
    const { values, ranges } = read({ BBRR4_FED_UG_DFLT: text, BBRR4_FED_UG_PAIDINFULL: '0.12' });
    expect(values).toEqual({ repayment_4_years_paid: 0.12 });
    expect(ranges).toEqual({ repayment_4_years_default: range });
  });

  it.each(['0.09-0.05', '0.5-1.5', '5', '<0.1', 'about 0.1', '<=', 'NA'])('aren’t a range for %s', (text) => {
    expect(read({ BBRR4_FED_UG_DFLT: text })).toEqual({ values: {}, ranges: {}, studentCounts: {}, suppressed: [] });
    expect(read({ PCTPELL: '0.05-0.09' }).ranges).toEqual({});
  });

  it('are those of students who transferred and who withdrew, in their own columns', () => {
    const shares = { OMENRYP_ALL: '0.1', OMENRAP_ALL: '0.2', OMENRUP_ALL: '0.3' };
    expect(read(shares).values).toEqual({
      still_enrolled_8_years: 0.1,
      enrolled_elsewhere_8_years: 0.2,
      withdrew_8_years: 0.3,
    });
  });

  it('contain the ethnicity of the faculty if the file has it', () => {
    expect(read({ IRPS_WHITE: '0.6', IRPS_2MOR: '0.03', IRPS_NRA: 'NA' }).values).toEqual({
      faculty_ethnicity_white: 0.6,
      faculty_ethnicity_2mor: 0.03,
    });
  });

  it('can be negative prices, but no shares beyond 0 and 1', () => {
    expect(read({ NPT4_PUB: '-3220', PCTPELL: '1.2', UGDS_WOMEN: '-0.1' }).values).toEqual({ net_price: -3_220 });
  });

  it('contain the admission rate of older files, unless the file has the one with suppression', () => {
    expect(read({ ADM_RATE: '0.66' }).values).toEqual({ admission_rate: 0.66 });
    expect(read({ ADM_RATE: '0.66', ADM_RATE_SUPP: 'NA' }).values).toEqual({});
    expect(read({ ADM_RATE: '0.66', ADM_RATE_SUPP: 'PS' })).toMatchObject({
      values: {},
      suppressed: ['admission_rate'],
    });
    expect(read({ ADM_RATE_SUPP: '0' }).values).toEqual({});
  });
});
