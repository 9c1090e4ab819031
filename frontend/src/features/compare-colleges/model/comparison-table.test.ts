import { aCollegeInDetail } from '@test/support/colleges';
import { someFigures } from '@test/support/figures';
import {
  formatFigure,
  listFigureGroups,
  listGroupSources,
  rowDiffers,
  toSpreadsheetRows,
  METRIC_ROWS,
  scalePositionPercent,
  roundUpToScaleEnd,
  scaleEnd,
  listFigureSources,
} from './comparison-table';

const row = (key: string) => METRIC_ROWS.find((one) => one.key === key)!;

describe('the shared scale of several colleges', () => {
  it.each([
    [0, 1],
    [7, 10],
    [18229, 20000],
    [21000, 25000],
    [66670, 100000],
    [100, 100],
  ])('for %d ends at %d', (value, end) => {
    expect(roundUpToScaleEnd(value)).toBe(end);
  });

  it('extends to the largest figure or median', () => {
    const colleges = [aCollegeInDetail({ enrollment: 300 }), aCollegeInDetail({ enrollment: null })];
    expect(scaleEnd(row('enrollment'), colleges)).toBe(2000);
  });

  it('always ends at 100% for rates', () => {
    expect(scaleEnd(row('admission_rate'), [aCollegeInDetail()])).toBe(1);
  });

  it('limits positions to 0 through 100', () => {
    expect([scalePositionPercent(200, 50), scalePositionPercent(200, 300), scalePositionPercent(200, -1)]).toEqual([
      25, 100, 0,
    ]);
  });
});

describe('the comparison as a table for spreadsheets', () => {
  const colleges = [aCollegeInDetail(), aCollegeInDetail({ id: 13, name: 'Other', tuition_in_state: null })];
  const rows = new Map(
    toSpreadsheetRows(colleges, 'https://example.org').map(([label = '', ...cells]) => [label, cells]),
  );

  it('has a column for each college', () => {
    expect(rows.get('College')).toEqual(['Boston University', 'Other']);
    expect(rows.get('Page')).toEqual(['https://example.org/college/12', 'https://example.org/college/13']);
  });

  it('separates in-state and out-of-state tuition, with median and source', () => {
    expect(rows.get('Tuition per year, in-state')).toEqual(['$66,670', 'Not reported']);
    expect(rows.get('Tuition per year, out-of-state')).toEqual(['$66,670', '$66,670']);
    expect(rows.get('Tuition per year, in-state: median for this type of college')).toEqual(['$40,000', '$40,000']);
    expect(rows.get('Tuition per year, in-state: source')).toEqual(['College Scorecard, 2023-24', '']);
  });

  it('shows open admission as the page does', () => {
    const open = aCollegeInDetail({ admission_rate: null, open_admission: true });
    const [, figure] =
      toSpreadsheetRows([open], 'https://example.org').find(([label]) => label === 'Admission Rate') ?? [];
    expect(figure).toBe('Open admission');
  });

  it('has the reasons for missing figures', () => {
    const withheld = aCollegeInDetail({
      admission_rate: null,
      graduation_rate: null,
      figures: someFigures({ admission_rate: { reason: 'suppressed' } }),
    });
    const cells = new Map(toSpreadsheetRows([withheld], '').map(([label = '', cell]) => [label, cell]));
    expect(cells.get('Admission Rate')).toBe('Withheld for privacy');
    expect(cells.get('Graduation Rate')).toBe('Not reported');
    const { format } = row('admission_rate');
    expect(formatFigure(withheld, 'admission_rate', format)).toBe('Withheld for privacy');
    expect(formatFigure(withheld, 'graduation_rate', format)).toBe('N/A');
  });

  it('names each source once', () => {
    expect(listFigureSources(colleges)).toEqual([
      'College Scorecard, 2023-24',
      'College Scorecard, fall 2023',
      'College Scorecard, students who started in fall 2017',
    ]);
  });
});

describe('the figures of the official file', () => {
  const one = aCollegeInDetail({
    figures: someFigures({
      net_price: { value: 14_559 },
      net_price_band1: { value: 9_000 },
      retention: { value: 0.8 },
      debt: { reason: 'suppressed' },
      graduation_rate: { value: 0.6 },
    }),
  });
  const other = aCollegeInDetail({
    figures: someFigures({
      net_price: { value: 20_000 },
      net_price_band1: { value: 9_000 },
      retention: { value: 0.8 },
    }),
  });
  const labels = (onlyDifferences: boolean) =>
    listFigureGroups([one, other], onlyDifferences).map(({ title, figures }) => [
      title,
      ...figures.map(({ label }) => label),
    ]);

  it('are listed by panel if a college has them, without those that have a row with a scale', () => {
    expect(labels(false)).toEqual([
      ['What it costs', 'Average price after grants, per year', 'Price after grants, income $0 to $30,000'],
      ['Do students finish', 'Return for the second year'],
    ]);
  });

  it('have their sources with years below them', () => {
    const [group] = listFigureGroups([one, other]);
    expect(listGroupSources(group!, [one, other])).toBe('College Scorecard, 2022–23');
  });

  it('are listed only if they differ, on request', () => {
    expect(labels(true)).toEqual([['What it costs', 'Average price after grants, per year']]);
    expect(rowDiffers(row('enrollment'), [one, other])).toBe(false);
    expect(rowDiffers(row('enrollment'), [one, aCollegeInDetail({ enrollment: 5 })])).toBe(true);
  });

  it('are part of the table for spreadsheets, with reasons and sources', () => {
    const rows = new Map(toSpreadsheetRows([one, other], '').map(([label = '', ...cells]) => [label, cells]));
    expect(rows.get('Average price after grants, per year')).toEqual(['$14,559', '$20,000']);
    expect(rows.get('Average price after grants, per year: source')).toEqual([
      'College Scorecard, 2022-23',
      'College Scorecard, 2022-23',
    ]);
    const withDebt = toSpreadsheetRows(
      [one, aCollegeInDetail({ figures: someFigures({ debt: { value: 9_000 } }) })],
      '',
    );
    expect(withDebt.find(([label]) => label === 'Median federal debt of graduates')).toEqual([
      'Median federal debt of graduates',
      'Withheld for privacy',
      '$9,000',
    ]);
  });
});

describe('repayment in the comparison', () => {
  it('is listed with its ranges and sources, also for spreadsheets', () => {
    const repayment_4_years_default = { range: { from: 0.05, to: 0.09 }, year: '2015-16' };
    const colleges = [aCollegeInDetail({ figures: someFigures({ repayment_4_years_default }) }), aCollegeInDetail()];
    const debt = listFigureGroups(colleges).find(({ title }) => title === 'What you’d owe')!;
    const label = 'Borrowers in default after 4 years';
    expect(debt.figures.map((figure) => figure.label)).toContain(label);
    expect(
      listGroupSources({ title: '', figures: debt.figures.filter((figure) => figure.label === label) }, colleges),
    ).toBe('College Scorecard, 2015–16');
    const rows = new Map(toSpreadsheetRows(colleges, '').map(([name = '', ...cells]) => [name, cells]));
    expect(rows.get(label)).toEqual(['5–9%', 'Not reported']);
    expect(rows.get(`${label}: source`)).toEqual(['College Scorecard, 2015-16', '']);
  });
});
