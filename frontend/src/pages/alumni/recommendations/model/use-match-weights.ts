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
export function useMatchWeights(inAddress: FactorWeights, onRest: (weights: FactorWeights) => void): MatchWeightsState {
  const [weights, setWeights] = useState(inAddress);
  const [seen, setSeen] = useState(weightsKey(inAddress));
  const rest = useDebouncedCallback(onRest, DEBOUNCE_MS);

  if (weightsKey(inAddress) !== seen) {
    setSeen(weightsKey(inAddress));
    setWeights(inAddress);
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
