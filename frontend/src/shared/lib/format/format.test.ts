import { formatCount, formatCountUpTo, formatMoney, formatNumber, formatPercent, formatRatio } from './format';

describe('formatPercent', () => {
  it.each([
    ['a fraction', 0.0396, '4.0%'],
    ['nothing at all', 0, '0.0%'],
    ['a fraction of one', 1, '100.0%'],
    ['just more than one, which is a percentage already', 1.01, '1.0%'],
    ['a percentage', 71, '71.0%'],
    ['a percentage with a fraction', 66.65, '66.7%'],
  ])('formats %s', (_, value, text) => {
    expect(formatPercent(value)).toBe(text);
  });
});

describe('formatNumber', () => {
  const values = [0, 0.4, 0.5, 1.05, 1.15, 2.5, 9.95, 99.95, 999, 999.5, 1000, 1204.125, 18_229, 1_234_567.89, 1e9];
  it.each([0, 1, 3])('gives the same text as Intl.NumberFormat with at most %i decimal places', (decimals) => {
    const intl = new Intl.NumberFormat('en-US', { maximumFractionDigits: decimals });
    const both = [...values, ...values.slice(1).map((value) => -value)];
    expect(both.map((value) => formatNumber(value, decimals))).toEqual(both.map((value) => intl.format(value)));
  });
});

describe('formatMoney', () => {
  it.each([
    [66670, '$66,670'],
    [0, '$0'],
    [1234.56, '$1,235'],
    [1234567, '$1,234,567'],
    [-1200, '-$1,200'],
  ])('formats %d in whole dollars', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [18229, '18,229'],
    [1234567, '1,234,567'],
  ])('separates the thousands of %d', (value, text) => {
    expect(formatCount(value)).toBe(text);
  });
});

describe('formatCountUpTo', () => {
  it('adds a plus to a number that is no longer counted', () => {
    expect([999, 1000, 1001].map((value) => formatCountUpTo(value, 1000))).toEqual(['999', '1,000+', '1,000+']);
  });
});

describe('formatRatio', () => {
  it.each([
    [17, '17:1'],
    [11.5, '11.5:1'],
  ])('formats %d to one', (value, text) => {
    expect(formatRatio(value)).toBe(text);
  });
});

describe.each([
  ['percent', formatPercent],
  ['money', formatMoney],
  ['count', formatCount],
  ['ratio', formatRatio],
])('a missing %s', (_, format) => {
  it.each([[null], [undefined], [NaN]])('is not available: %s', (value) => {
    expect(format(value)).toBe('N/A');
  });
});
