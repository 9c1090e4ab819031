import type { User } from '@/shared/auth';
import type { ScoredRecommendation } from '../../model/apply-weights';
import { useAnimatedOrder } from '../../lib/use-animated-order';
import { RecommendationCard } from './recommendation-card';

interface RecommendationListProps {
  viewer: User;
  /** In display order. */
  weighed: ScoredRecommendation[];
  /** True if the weights differ from the defaults. */
  isOwnOrder: boolean;
}

export function RecommendationList({ viewer, weighed, isOwnOrder }: RecommendationListProps) {
  const list = useAnimatedOrder(weighed.map(({ recommendation }) => recommendation.id).join());
  return (
    <section aria-labelledby="recommended" className="min-w-0">
      <h2 id="recommended" className="sr-only">
        Recommended mentors
      </h2>
      <ul ref={list} aria-labelledby="recommended" className="relative grid grid-cols-1 gap-4 md:grid-cols-2">
        {weighed.map(({ recommendation, score }) => (
          <li key={recommendation.id} className="min-w-0">
            <RecommendationCard viewer={viewer} recommendation={recommendation} score={score} isOwnScore={isOwnOrder} />
          </li>
        ))}
      </ul>
    </section>
  );
}
