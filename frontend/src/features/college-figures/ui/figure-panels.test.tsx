import { render, screen, within } from '@testing-library/react';
import { aCollegeInDetail } from '@test/support/colleges';
import { someFacts, someFigures } from '@test/support/figures';
import { FIGURE_PANELS, type CollegeDetail } from '@/entities/college';
import { isPanelOf } from '../model/panels';
import { FigurePanels } from './figure-panels';

// The questions about each panel need a router and a server: the page’s tests have them.
jest.mock('@/entities/figure-question', () => ({ AskWhoLivedIt: () => null, FigureAnswers: () => null }));

const show = (overrides: Partial<CollegeDetail> = {}) =>
  render(
    <FigurePanels college={aCollegeInDetail({ tuition_in_state: 9500, tuition_out_state: 19500, ...overrides })} />,
  );
const panel = (name: string) => within(screen.getByRole('region', { name }));

describe('the panels of figures', () => {
  it('own every figure once', () => {
    const names = Object.keys(someFigures({}));
    const owners = names.map((name) => FIGURE_PANELS.filter(({ id }) => isPanelOf(id, name)).map(({ id }) => id));
    expect(names.filter((_, at) => owners[at]?.length !== 1)).toEqual([]);
  });

  it('have a fixed order', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'What it costs',
      'What you’d owe',
      'Do students finish',
      'What graduates earn',
      'Getting in',
      'Who is there',
    ]);
  });

  it('show the price after grants with its medians, years and source', () => {
    show({
      figures: someFigures({
        net_price: { value: 14_559, median: 19_740, national: 17_000 },
        cost_of_attendance: { value: 23_751 },
        books: { value: 2_192, year: '2023-24' },
      }),
    });
    const price = panel('What it costs');
    expect(price.getByText(/^Students with federal aid pay \$14,559 a year on average/)).toHaveTextContent(
      'The price before grants is $23,751.',
    );
    expect(price.getByText(/^Median:/)).toHaveTextContent(
      'Median: $19,740 at colleges that mostly award bachelor’s degrees, $17,000 at all colleges.',
    );
    expect(price.getByText(/^Source:/)).toHaveTextContent(
      'Source: College Scorecard. 2022–23: average price after grants, per year; 2023–24: books and supplies.',
    );
  });

  it('say that grants exceed costs for a negative price', () => {
    show({ figures: someFigures({ net_price: { value: -3_220 } }) });
    expect(panel('What it costs').getByText(/^Grants exceed costs by \$3,220 a year/)).toBeInTheDocument();
  });

  it('show what families need for federal aid', () => {
    show({ facts: someFacts({ fafsa_code: '001002', cash_monitoring: true }) });
    const price = panel('What it costs');
    expect(price.getByText(/^School code for the federal aid application/)).toHaveTextContent(/: 001002$/);
    expect(price.getByText(/heightened cash monitoring/)).toBeInTheDocument();
  });

  it('mark prices that are based on few students', () => {
    show({
      figures: someFigures({
        net_price_band1: { value: 9_000, students: 328 },
        net_price_band2: { value: 12_000, students: 9 },
      }),
    });
    const rows = panel('What it costs').getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Family income per yearPrice per year',
      '$0 to $30,000$9,000',
      '$30,001 to $48,000$12,000* (fewer than 10 students)',
      '$48,001 to $75,000Not reported',
      '$75,001 to $110,000Not reported',
      'Over $110,000Not reported',
    ]);
  });

  it.each([
    ['not_reported', 'Not reported'],
    ['suppressed', 'Withheld for privacy'],
    ['does_not_apply', 'Does not apply'],
  ] as const)('give the reason %s in words', (reason, text) => {
    show({ figures: someFigures({ debt: { reason } }) });
    expect(panel('What you’d owe').getByText(text, { selector: 'p' })).toBeInTheDocument();
  });

  it('leave out figures that don’t apply, and the second of two equal tuitions', () => {
    show({
      tuition_in_state: 9_500,
      tuition_out_state: 9_500,
      figures: someFigures({
        tuition_in_state: { value: 9_500 },
        tuition_out_state: { value: 9_500 },
        tuition_program: { reason: 'does_not_apply' },
      }),
    });
    const price = panel('What it costs');
    expect(price.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Tuition and fees',
      'Housing and food on campus',
      'Housing and food off campus',
      'Books and supplies',
      'Other costs when living with family',
    ]);
  });

  it('name the campuses that are measured together', () => {
    show({
      name: 'Ohio State University-Lima Campus',
      figures: someFigures({ earnings_10_years: { value: 60_409, pooled_with: [5, 6] } }),
    });
    expect(
      panel('What graduates earn').getByText(/^Measured for all campuses of Ohio State University together/),
    ).toHaveTextContent('(3)');
  });

  it('compare earnings with high-school graduates', () => {
    const figures = someFigures({ earnings_10_years: { value: 54_501 }, above_high_school: { value: 0.7945 } });
    const { unmount } = show({ figures });
    expect(
      panel('What graduates earn').getByText(/79 of 100 earn more than a typical high-school graduate/),
    ).toBeInTheDocument();
    unmount();
    show({ figures, facts: someFacts({ high_school_earnings: { state: 36_082, nation: 36_000 } }) });
    expect(panel('What graduates earn').getByText(/A typical high-school graduate earns \$36,082/)).toBeInTheDocument();
  });

  it('say how one gets in', () => {
    const { unmount } = show({
      figures: someFigures({
        admission_rate: { value: 0.6622 },
        sat_math_25: { value: 390 },
        sat_math_75: { value: 520 },
      }),
      facts: someFacts({ test_policy: 'optional' }),
    });
    const admission = panel('Getting in');
    expect(
      admission.getByText('66 of 100 applicants are accepted. SAT and ACT scores are optional.'),
    ).toBeInTheDocument();
    expect(admission.getByText('390–520')).toBeInTheDocument();
    unmount();
    show({ open_admission: true, figures: someFigures({ admission_rate: { reason: 'does_not_apply' } }) });
    expect(panel('Getting in').getByText('Open admission: everyone who applies is accepted.')).toBeInTheDocument();
    expect(panel('Getting in').getByText('Open admission')).toBeInTheDocument();
    expect(panel('Getting in').queryByText('Does not apply')).not.toBeInTheDocument();
  });

  it('don’t show shares of few students', () => {
    show({ figures: someFigures({ enrollment: { value: 12 }, ethnicity_white: { reason: 'suppressed' } }) });
    expect(panel('Who is there').getByText('Shares aren’t shown for fewer than 30 students.')).toBeInTheDocument();
  });

  it('show how borrowers repay, with ranges in words, their years and the campuses measured together', () => {
    const year = 'borrowers of 2015-16 and 2016-17, four years later';
    show({
      name: 'Example University-Lima',
      figures: someFigures({
        repayment_2_years_default: { range: { from: 0.05, to: 0.09 }, year: 'two years later' },
        repayment_2_years_progress: { reason: 'suppressed' },
        repayment_4_years_default: { range: { from: 0, to: 0.1 }, year, pooled_with: [2] },
        repayment_4_years_progress: { value: 0.31, year },
        repayment_4_years_paid: { range: { from: 0.9, to: 1 }, year },
      }),
    });
    const rows = within(panel('What you’d owe').getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['In default', '5–9%', 'Up to 10%'],
      ['Making progress', 'Withheld for privacy', '31.0%'],
      ['Paid in full', 'Not measured', '90% or more'],
    ]);
    expect(panel('What you’d owe').getByText(/^Source:/)).toHaveTextContent(
      'Two years later: repayment after 2 years; borrowers of 2015–16 and 2016–17, four years later: ' +
        'repayment after 4 years.',
    );
  });

  it('say why nothing is known about repayment, unless it doesn’t apply', () => {
    const { unmount } = show({ figures: someFigures({ repayment_4_years_default: { reason: 'suppressed' } }) });
    expect(panel('What you’d owe').getByText('How borrowers repay: withheld for privacy.')).toBeInTheDocument();
    unmount();
    show({ figures: someFigures({ repayment_4_years_default: { reason: 'does_not_apply' } }) });
    expect(screen.queryByText(/How borrowers repay/)).not.toBeInTheDocument();
  });

  it('show the ethnicity of the faculty only if the file has it', () => {
    const title = 'Race and ethnicity of full-time faculty';
    const { unmount } = show();
    expect(screen.queryByRole('list', { name: title })).not.toBeInTheDocument();
    unmount();
    show({ figures: someFigures({ faculty_ethnicity_hisp: { value: 0.2 }, faculty_ethnicity_white: { value: 0.7 } }) });
    expect(panel('Who is there').getByRole('list', { name: title })).toHaveTextContent('White70.0%Hispanic20.0%');
  });
});
