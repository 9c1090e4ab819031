import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import type { MatchWeightsState } from '../../model/use-match-weights';
import { MATCH_FACTORS, type ScoredRecommendation } from '../../model/apply-weights';
import { WeightSlider } from './weight-slider';

interface MatchWeightsProps {
  matchWeights: MatchWeightsState;
  /** The best match with the current weights. */
  first: ScoredRecommendation | undefined;
  /** Content that belongs below the sliders. */
  children: ReactNode;
}

/** Sliders for the weight of each factor, beside the list that they sort. On small screens behind a button. */
export function MatchWeights({ matchWeights, first, children }: MatchWeightsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="card grid gap-3 p-4">
      <h2 id={`${id}-title`} className="text-xl">
        <span className="max-lg:hidden">What matters to you</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 text-left lg:hidden"
        >
          What matters to you
          <ChevronDown
            size={20}
            aria-hidden="true"
            className={`shrink-0 text-ivy transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} className={`grid gap-4 ${isOpen ? '' : 'max-lg:hidden'}`}>
        <p className="text-sm text-muted">
          Adjust the sliders to reorder your matches. Bookmark this page to keep your settings.
        </p>
        <div className="grid gap-x-6 gap-y-3 sm:max-lg:grid-cols-2">
          {MATCH_FACTORS.map((factor) => (
            <WeightSlider
              key={factor}
              factor={factor}
              weight={matchWeights.weights[factor]}
              onChange={(weight) => matchWeights.setWeight(factor, weight)}
            />
          ))}
        </div>
        <Button
          variant="quiet"
          aria-disabled={matchWeights.areDefault || undefined}
          className="aria-disabled:opacity-60"
          onClick={() => !matchWeights.areDefault && matchWeights.reset()}
        >
          Reset sliders
        </Button>
        <p role="status" className="num text-sm wrap-anywhere text-muted empty:hidden">
          {!matchWeights.areDefault &&
            first &&
            `Best match with your settings: ${first.recommendation.mentor.fullName}, ${first.score}%.`}
        </p>
        {children}
      </div>
    </section>
  );
}
