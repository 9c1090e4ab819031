/** The label of a score, and its color. */
export interface ScoreBand {
  label: string;
  tone: 'ivy' | 'harbor' | 'gold' | 'grey';
}

const SCORE_BANDS: readonly (ScoreBand & { from: number })[] = [
  { from: 85, label: 'Excellent Match', tone: 'ivy' },
  { from: 70, label: 'Great Match', tone: 'harbor' },
  { from: 60, label: 'Good Match', tone: 'gold' },
  { from: 0, label: 'Fair Match', tone: 'grey' },
];

const LOWEST_BAND: ScoreBand = SCORE_BANDS[3]!;

export const findScoreBand = (score: number): ScoreBand => SCORE_BANDS.find(({ from }) => score >= from) ?? LOWEST_BAND;
