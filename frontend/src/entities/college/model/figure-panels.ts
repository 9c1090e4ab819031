import type { FigureName } from '../api/colleges';

export interface FigureLabel {
  name: FigureName;
  label: string;
}

export type FigurePanelId = 'price' | 'debt' | 'completion' | 'earnings' | 'admission' | 'students';

export interface FigurePanel {
  id: FigurePanelId;
  title: string;
  /** The main figure, which is compared with other colleges. */
  main: FigureLabel;
  rows: readonly FigureLabel[];
}

/** The panels of a college's figures, in display order. */
export const FIGURE_PANELS: readonly FigurePanel[] = [
  {
    id: 'price',
    title: 'What it costs',
    main: { name: 'net_price', label: 'Average price after grants, per year' },
    rows: [
      { name: 'tuition_in_state', label: 'Tuition and fees, in-state' },
      { name: 'tuition_out_state', label: 'Tuition and fees, out-of-state' },
      { name: 'tuition_program', label: 'Tuition for the largest program' },
      { name: 'room_board_on_campus', label: 'Housing and food on campus' },
      { name: 'room_board_off_campus', label: 'Housing and food off campus' },
      { name: 'books', label: 'Books and supplies' },
      { name: 'other_with_family', label: 'Other costs when living with family' },
    ],
  },
  {
    id: 'debt',
    title: 'What you’d owe',
    main: { name: 'debt', label: 'Median federal debt of graduates' },
    rows: [
      { name: 'monthly_payment', label: 'Monthly payment for 10 years' },
      { name: 'loan_share', label: 'Students with federal loans' },
      { name: 'debt_withdrawn', label: 'Debt of students who left without a degree' },
      { name: 'parent_debt', label: 'Parents’ loans (PLUS), median' },
    ],
  },
  {
    id: 'completion',
    title: 'Do students finish',
    main: { name: 'graduation_rate', label: 'Finish within one and a half times the normal time' },
    rows: [
      { name: 'graduation_on_time', label: 'Finish on time' },
      { name: 'graduation_200', label: 'Finish within twice the normal time' },
      { name: 'graduation_pell', label: 'Finish, of students with Pell Grants' },
      { name: 'award_8_years', label: 'Finish within 8 years, of all students' },
      { name: 'award_8_years_part_time', label: 'Finish within 8 years, of part-time students' },
      { name: 'award_8_years_transfer', label: 'Finish within 8 years, of students who transferred in' },
      { name: 'retention', label: 'Return for the second year' },
      { name: 'still_enrolled_8_years', label: 'Still enrolled here after 8 years' },
      { name: 'enrolled_elsewhere_8_years', label: 'Enrolled elsewhere after 8 years' },
      { name: 'withdrew_8_years', label: 'Left without an award after 8 years, enrollment unknown' },
      { name: 'transferred_out', label: 'Transfer to another college' },
    ],
  },
  {
    id: 'earnings',
    title: 'What graduates earn',
    main: { name: 'earnings_10_years', label: 'Median earnings 10 years after starting' },
    rows: [
      { name: 'earnings_10_years_p25', label: 'A quarter earns less than' },
      { name: 'earnings_10_years_p75', label: 'A quarter earns more than' },
      { name: 'earnings_6_years', label: 'Median 6 years after starting' },
      { name: 'above_high_school', label: 'Earn more than a high-school graduate' },
    ],
  },
  {
    id: 'admission',
    title: 'Getting in',
    main: { name: 'admission_rate', label: 'Applicants who are accepted' },
    rows: [],
  },
  {
    id: 'students',
    title: 'Who is there',
    main: { name: 'enrollment', label: 'Undergraduates' },
    rows: [
      { name: 'part_time', label: 'Part-time students' },
      { name: 'age_25_plus', label: 'Aged 25 and over' },
      { name: 'first_generation', label: 'First in the family to attend college' },
      { name: 'pell_share', label: 'Students with Pell Grants' },
      { name: 'women_share', label: 'Women' },
      { name: 'student_faculty_ratio', label: 'Students per faculty member' },
    ],
  },
];

/** How borrowers of federal loans repay them, in the panel of debt. */
export const REPAYMENT_FIGURES: readonly FigureLabel[] = [
  { name: 'repayment_2_years_default', label: 'Borrowers in default after 2 years' },
  { name: 'repayment_4_years_default', label: 'Borrowers in default after 4 years' },
  { name: 'repayment_2_years_progress', label: 'Borrowers making progress after 2 years' },
  { name: 'repayment_4_years_progress', label: 'Borrowers making progress after 4 years' },
  { name: 'repayment_4_years_paid', label: 'Borrowers who have paid in full after 4 years' },
];

/** The income of a family in each band, and its price. */
export const PRICE_BANDS: readonly FigureLabel[] = [
  { name: 'net_price_band1', label: '$0 to $30,000' },
  { name: 'net_price_band2', label: '$30,001 to $48,000' },
  { name: 'net_price_band3', label: '$48,001 to $75,000' },
  { name: 'net_price_band4', label: '$75,001 to $110,000' },
  { name: 'net_price_band5', label: 'Over $110,000' },
];
