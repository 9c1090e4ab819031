import { Link } from '@tanstack/react-router';
import { useOnline } from '@/shared/lib/online';
import { Button, buttonStyles } from '@/shared/ui/button';
import type { ProfileSuggestion } from '../../api/recommendations';
import { isProfileIncomplete } from '../../model/gaps';
import { FieldLink } from '../match-weights/field-link';
import { ProfileSuggestionList } from '../match-weights/profile-suggestions';
import { EmptyState } from '../empty-state';

export interface GenerationState {
  isUnderWay: boolean;
  /** True if the last generation found no one. */
  foundNobody: boolean;
  generate: () => Promise<void>;
}

interface NoRecommendationsProps {
  /** The missing parts of the profile; undefined until they are loaded. */
  raises: ProfileSuggestion[] | undefined;
  generation: GenerationState;
}

/** Shown without recommendations: a button to generate them, or a link to the profile fields that are needed first. */
export function NoRecommendations({ raises = [], generation }: NoRecommendationsProps) {
  const { isUnderWay, foundNobody, generate } = generation;
  const isOnline = useOnline();
  const [first] = raises;
  const isIncomplete = isProfileIncomplete(raises);
  return (
    <EmptyState title="No Recommendations Yet">
      <p role="status" className="max-w-[60ch] text-muted">
        {noRecommendationsText(isIncomplete, foundNobody, first !== undefined)}
      </p>
      {foundNobody && (
        <Link to="/find-alumni" className="link inline-flex min-h-11 items-center font-semibold">
          Browse all alumni
        </Link>
      )}
      {first && (isIncomplete || foundNobody) ? (
        <>
          <FieldLink place={first} className={buttonStyles({})}>
            Get Started
          </FieldLink>
          <div className="text-left">
            <ProfileSuggestionList raises={raises} />
          </div>
        </>
      ) : (
        <Button disabled={!isOnline} busy={isUnderWay} onClick={() => void generate()}>
          Get Started
        </Button>
      )}
    </EmptyState>
  );
}

function noRecommendationsText(isIncomplete: boolean, foundNobody: boolean, hasGaps: boolean): string {
  if (isIncomplete) return 'Add a little more to your profile and we’ll find matches. Start with one of these.';
  if (!foundNobody) return 'We compare your profile with alumni profiles and show you why each person matches.';
  return hasGaps
    ? 'No strong matches yet. Tell us a bit more, or browse all alumni.'
    : 'No strong matches yet. Browse all alumni, or check back when more have joined.';
}
