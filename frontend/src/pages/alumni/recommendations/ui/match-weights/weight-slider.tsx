import { useId } from 'react';
import { Slider } from '@/shared/ui/range-slider';
import type { MatchFactor } from '../../api/recommendations';
import { FACTOR_LABELS, DEFAULT_WEIGHTS } from '../../model/apply-weights';

interface WeightSliderProps {
  factor: MatchFactor;
  weight: number;
  onChange: (weight: number) => void;
}

/** A slider for the weight of one factor, from 0 to 100. */
export function WeightSlider({ factor, weight, onChange }: WeightSliderProps) {
  const id = useId();
  const defaultWeight = DEFAULT_WEIGHTS[factor];
  return (
    <div>
      <p className="flex items-baseline justify-between gap-3">
        <span id={id}>{FACTOR_LABELS[factor]}</span>
        <span className="num text-sm font-semibold">{weight}</span>
      </p>
      <Slider
        labelledBy={id}
        end={100}
        step={5}
        value={weight}
        describe={(at) => (at === defaultWeight ? `${at}, the default` : `${at}, default ${defaultWeight}`)}
        onChange={onChange}
      />
    </div>
  );
}
