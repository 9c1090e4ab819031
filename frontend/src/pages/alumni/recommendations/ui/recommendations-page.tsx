import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import type { User } from '@/shared/auth';
import { useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { recommendationQueries } from '../api/recommendations';
import { useGenerateRecommendations } from '../api/use-recommendation-changes';
import {
  parseRecommendationsSearch,
  withTab,
  withWeights,
  type RawRecommendationsSearch,
  type RecommendationsSearch,
} from '../model/search';
import { AcceptedRecommendations } from './accepted/accepted';
import { DiscoverMentors } from './discover/discover';
import { GenerationProgress } from './discover/generating';

interface RecommendationsPageProps {
  user: User;
  address: RawRecommendationsSearch;
  /** Updates the search in the URL; `replace` adds no history entry. */
  onSearch: (next: (before: RawRecommendationsSearch) => RecommendationsSearch, replace: boolean) => void;
}

/** The page with mentors recommended for a student's profile, and the reasons. */
export function RecommendationsPage({ user, address, onSearch }: RecommendationsPageProps) {
  const search = parseRecommendationsSearch(address);
  const found = useQuery(recommendationQueries.all(user.id));
  const generation = useGenerateRecommendations(user.id);
  const generate = useOneAtATime(() => generation.mutateAsync().then(ignoreError, ignoreError));
  const isOnline = useOnline();

  const pending = found.data?.filter(({ status }) => status === 'pending');
  const accepted = found.data?.filter(({ status }) => status === 'accepted');
  const count = (list: readonly unknown[] | undefined) => (list ? ` (${list.length})` : '');

  return (
    <div className="page-width page-height">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-title">Mentor Recommendations</h1>
          <p className="mt-1 text-muted">Alumni who match your profile, and why.</p>
        </div>
        <Button
          variant={found.data?.length ? 'primary' : 'quiet'}
          busy={generation.isPending}
          disabled={!isOnline || generation.isPending}
          onClick={() => void generate()}
        >
          {!generation.isPending && <Sparkles size={18} aria-hidden="true" />}
          {generation.isPending ? 'Generating...' : 'Generate New Recommendations'}
        </Button>
      </header>
      <GenerationProgress isUnderWay={generation.isPending} />
      <div className="mt-6">
        <Tabs
          label="Recommendations"
          value={search.tab ?? 'discover'}
          onChange={(tab) => onSearch((before) => withTab(parseRecommendationsSearch(before), tab), false)}
          tabs={[
            {
              value: 'discover',
              label: `Discover Mentors${count(pending?.filter(({ isExpired }) => !isExpired))}`,
              content: (
                <DiscoverMentors
                  user={user}
                  found={found}
                  pending={pending ?? []}
                  search={search}
                  generation={{ isUnderWay: generation.isPending, foundNobody: generation.data?.count === 0, generate }}
                  onWeights={(weights) =>
                    onSearch((before) => withWeights(parseRecommendationsSearch(before), weights), true)
                  }
                />
              ),
            },
            {
              value: 'accepted',
              label: `Accepted${count(accepted)}`,
              content: <AcceptedRecommendations user={user} found={found} accepted={accepted ?? []} />,
            },
          ]}
        />
      </div>
    </div>
  );
}

/** A toast shows the result. */
const ignoreError = () => undefined;
