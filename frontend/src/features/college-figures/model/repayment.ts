import { isKnownFigure, type CollegeDetail, type FigureLabel, type FigureName } from '@/entities/college';

interface RepaymentRow {
  label: string;
  /** Null where the file has no such figure. */
  after2Years: FigureName | null;
  after4Years: FigureName;
}

export const REPAYMENT_ROWS: readonly RepaymentRow[] = [
  { label: 'In default', after2Years: 'repayment_2_years_default', after4Years: 'repayment_4_years_default' },
  { label: 'Making progress', after2Years: 'repayment_2_years_progress', after4Years: 'repayment_4_years_progress' },
  { label: 'Paid in full', after2Years: null, after4Years: 'repayment_4_years_paid' },
];

/** The figures after 2 and after 4 years, each as one row of a caption. */
export function listRepaymentPeriods({ figures }: CollegeDetail): FigureLabel[] {
  const findKnown = (names: readonly (FigureName | null)[], label: string): FigureLabel[] => {
    const name = names.find((one) => one !== null && isKnownFigure(figures[one]));
    return name ? [{ name, label }] : [];
  };
  return [
    ...findKnown(
      REPAYMENT_ROWS.map(({ after2Years }) => after2Years),
      'repayment after 2 years',
    ),
    ...findKnown(
      REPAYMENT_ROWS.map(({ after4Years }) => after4Years),
      'repayment after 4 years',
    ),
  ];
}
