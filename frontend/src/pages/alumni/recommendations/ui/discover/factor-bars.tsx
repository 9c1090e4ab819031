import type { Recommendation } from '../../api/recommendations';
import { MAX_FACTORS_SHOWN } from '../../model/mentor-facts';

/** The reasons of a recommendation: the factors with the most points, of their maximum. */
export function FactorBars({ reasons }: { reasons: Recommendation['matchReasons'] }) {
  return (
    <ul aria-label="Why you match" className="grid gap-3">
      {reasons.slice(0, MAX_FACTORS_SHOWN).map(({ factor, description, score, max }) => (
        <li key={factor}>
          <p className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{description}</span>
            <span className="num shrink-0 text-sm whitespace-nowrap text-muted">
              {score} of {max}
              <span className="sr-only"> points</span>
            </span>
          </p>
          <span
            aria-hidden="true"
            className="mt-1 block h-1.5 overflow-hidden rounded-full bg-grey-soft forced-colors:border"
          >
            <span
              className="block h-full rounded-full bg-ivy forced-colors:bg-[Highlight]"
              style={{ width: `${(100 * score) / max}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
