import type { FactorWeights } from '../api/recommendations';
import { MATCH_FACTORS, DEFAULT_WEIGHTS } from './apply-weights';

const TABS = ['discover', 'accepted'] as const;
type Tab = (typeof TABS)[number];

/** The state of the page, all of which is in the URL. Defaults are omitted. */
export interface RecommendationsSearch extends Partial<FactorWeights> {
  tab?: Exclude<Tab, 'discover'>;
}

/** The same before validation. */
export type RawRecommendationsSearch = { [Name in keyof RecommendationsSearch]?: unknown };

/** Parses a weight; undefined if it is invalid or the default. */
const parseWeight = (value: unknown, defaultWeight: number): number | undefined =>
  /^(\d{1,2}|100)$/.test(String(value)) && Number(value) !== defaultWeight ? Number(value) : undefined;

/** Parses a URL. Invalid values are ignored. */
export function parseRecommendationsSearch(raw: RawRecommendationsSearch): RecommendationsSearch {
  const search: RecommendationsSearch = raw.tab === 'accepted' ? { tab: 'accepted' } : {};
  for (const factor of MATCH_FACTORS) {
    const weight = parseWeight(raw[factor], DEFAULT_WEIGHTS[factor]);
    if (weight !== undefined) search[factor] = weight;
  }
  return search;
}

export const toFactorWeights = (search: RecommendationsSearch): FactorWeights => {
  const weights = { ...DEFAULT_WEIGHTS };
  for (const factor of MATCH_FACTORS) weights[factor] = search[factor] ?? weights[factor];
  return weights;
};

/** Returns the search with other weights. */
export const withWeights = ({ tab }: RecommendationsSearch, weights: FactorWeights): RecommendationsSearch =>
  parseRecommendationsSearch({ tab, ...weights });

/** Returns the search with another tab and the same weights. */
export const withTab = (search: RecommendationsSearch, tab: Tab): RecommendationsSearch =>
  parseRecommendationsSearch({ ...search, tab });
