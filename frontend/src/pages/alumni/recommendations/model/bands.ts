/** The label of a score, and its color. */
export interface Band {
  label: string;
  tone: 'ivy' | 'harbor' | 'gold' | 'grey';
}

const BANDS: readonly (Band & { from: number })[] = [
  { from: 85, label: 'Excellent Match', tone: 'ivy' },
  { from: 70, label: 'Great Match', tone: 'harbor' },
  { from: 60, label: 'Good Match', tone: 'gold' },
  { from: 0, label: 'Fair Match', tone: 'grey' },
];

const LOWEST: Band = BANDS[3]!;

export const bandOf = (score: number): Band => BANDS.find(({ from }) => score >= from) ?? LOWEST;
