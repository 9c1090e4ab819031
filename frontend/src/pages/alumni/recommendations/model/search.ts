import type { FactorWeights } from '@/shared/api';
import { FACTORS, USUAL_WEIGHTS } from './weigh';

export const TABS = ['discover', 'accepted'] as const;
export type Tab = (typeof TABS)[number];

/** Everything the page shows is in its address. What stands at its default is left out. */
export interface RecommendationsSearch extends Partial<FactorWeights> {
  tab?: Exclude<Tab, 'discover'>;
}

/** The same before anyone has looked whether it can be understood. */
export type RecommendationsAddress = { [Name in keyof RecommendationsSearch]?: unknown };

/** Nothing where no dial can stand, or where it stands anyway. */
const weightIn = (value: unknown, usual: number): number | undefined =>
  /^(\d{1,2}|100)$/.test(String(value)) && Number(value) !== usual ? Number(value) : undefined;

/** Reads an address. What is not understood is as good as not there. */
export function recommendationsSearch(raw: RecommendationsAddress): RecommendationsSearch {
  const search: RecommendationsSearch = raw.tab === 'accepted' ? { tab: 'accepted' } : {};
  for (const factor of FACTORS) {
    const weight = weightIn(raw[factor], USUAL_WEIGHTS[factor]);
    if (weight !== undefined) search[factor] = weight;
  }
  return search;
}

export const weightsOf = (search: RecommendationsSearch): FactorWeights => {
  const weights = { ...USUAL_WEIGHTS };
  for (const factor of FACTORS) weights[factor] = search[factor] ?? weights[factor];
  return weights;
};

/** The same page with other dials. */
export const withWeights = ({ tab }: RecommendationsSearch, weights: FactorWeights): RecommendationsSearch =>
  recommendationsSearch({ tab, ...weights });

/** The same dials beside another tab. */
export const withTab = (search: RecommendationsSearch, tab: Tab): RecommendationsSearch =>
  recommendationsSearch({ ...search, tab });
