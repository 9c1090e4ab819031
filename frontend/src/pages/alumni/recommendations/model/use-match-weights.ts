import { useState } from 'react';
import { useDebouncedCallback } from 'use-debounce';
import { DEBOUNCE_MS } from '@/shared/config';
import type { FactorWeights, MatchFactor } from '../api/recommendations';
import { areDefaultWeights, MATCH_FACTORS, DEFAULT_WEIGHTS } from './apply-weights';

const weightsKey = (weights: FactorWeights) => MATCH_FACTORS.map((factor) => weights[factor]).join();

export interface MatchWeightsState {
  /** The current positions of the sliders. */
  weights: FactorWeights;
  areDefault: boolean;
  setWeight: (factor: MatchFactor, weight: number) => void;
  reset: () => void;
}

/**
 * Match weights stored in the URL: a slider takes effect immediately, and its weight is written to the URL after a
 * pause. Other weights that arrive in the URL replace them.
 */
export function useMatchWeights(
  urlWeights: FactorWeights,
  onSettle: (weights: FactorWeights) => void,
): MatchWeightsState {
  const [weights, setWeights] = useState(urlWeights);
  const [seen, setSeen] = useState(weightsKey(urlWeights));
  const rest = useDebouncedCallback(onSettle, DEBOUNCE_MS);

  if (weightsKey(urlWeights) !== seen) {
    setSeen(weightsKey(urlWeights));
    setWeights(urlWeights);
  }

  function change(next: FactorWeights) {
    setWeights(next);
    rest(next);
  }

  return {
    weights,
    areDefault: areDefaultWeights(weights),
    setWeight: (factor, weight) => change({ ...weights, [factor]: weight }),
    reset: () => change({ ...DEFAULT_WEIGHTS }),
  };
}
