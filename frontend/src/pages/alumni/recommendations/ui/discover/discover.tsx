import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { recommendationQueries, type FactorWeights, type Recommendation } from '../../api/recommendations';
import { toFactorWeights, type RecommendationsSearch } from '../../model/search';
import { useMatchWeights } from '../../model/use-match-weights';
import { areAllWeak } from '../../model/gaps';
import { areDefaultWeights, applyWeights } from '../../model/apply-weights';
import { MatchWeights } from '../match-weights/match-weights';
import { ProfileSuggestions } from '../match-weights/profile-suggestions';
import { ExpiredRecommendations } from './expired-recommendations';
import { NoRecommendations, type GenerationState } from './no-recommendations';
import { RecommendationList } from './recommendation-list';
import { WeakMatchesNotice } from './weak-matches';

interface DiscoverMentorsProps {
  user: User;
  found: UseQueryResult<Recommendation[]>;
  /** The unanswered recommendations, including expired ones. */
  pending: Recommendation[];
  search: RecommendationsSearch;
  generation: GenerationState;
  onWeights: (weights: FactorWeights) => void;
}

/** The recommended mentors, ordered by the match weights. */
export function DiscoverMentors({ user, found, pending, search, generation, onWeights }: DiscoverMentorsProps) {
  const raises = useQuery(recommendationQueries.raises(user.id));
  const matchWeights = useMatchWeights(toFactorWeights(search), onWeights);
  const showsSkeleton = useDelayedLoading(found.isPending) && found.isPending;

  if (found.error && !found.data) {
    return <ErrorPanel message={toErrorSentence(found.error)} onRetry={() => void found.refetch()} />;
  }
  if (found.isPending) {
    return (
      <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
        {showsSkeleton && [1, 2, 3, 4].map((card) => <Skeleton key={card} className="h-112" />)}
      </div>
    );
  }

  const scoredRecommendations = applyWeights(
    pending.filter(({ isExpired }) => !isExpired),
    matchWeights.weights,
  );
  return (
    <div className="grid gap-8">
      {scoredRecommendations.length === 0 ? (
        <NoRecommendations raises={raises.data} generation={generation} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_17.5rem]">
          <aside
            aria-label="Match sliders"
            className="lg:sticky lg:top-4 lg:order-last lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:hidden"
          >
            <MatchWeights matchWeights={matchWeights} first={scoredRecommendations[0]}>
              <ProfileSuggestions raises={raises} />
            </MatchWeights>
          </aside>
          <div className="grid min-w-0 gap-4">
            {areAllWeak(scoredRecommendations.map(({ score }) => score)) && <WeakMatchesNotice />}
            <RecommendationList
              viewer={user}
              weighed={scoredRecommendations}
              isOwnOrder={!areDefaultWeights(matchWeights.weights)}
            />
          </div>
        </div>
      )}
      <ExpiredRecommendations recommendations={pending.filter(({ isExpired }) => isExpired)} />
    </div>
  );
}
