import { FigureReader } from './reported-figures';

const read = (row: Readonly<Record<string, string>>) =>
  new FigureReader((column) => Object.hasOwn(row, column)).read((column) => row[column] ?? '');

describe('the figures in a row of the federal file', () => {
  it('are whole dollars, fractions and numbers of students', () => {
    expect(read({ NPT41_PUB: '13776', NUM41_PUB: '328', PCTPELL: '0.6441', GRAD_DEBT_MDN10YR_SUPP: '328.65' })).toEqual(
      {
        values: { net_price_band1: 13_776, pell_share: 0.6441, monthly_payment: 329 },
        students: { net_price_band1: 328 },
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
      students: {},
      suppressed: ['debt', 'graduation_rate'],
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
