import type { UseQueryResult } from '@tanstack/react-query';
import { toErrorSentence } from '@/shared/api';
import { plural } from '@/shared/lib/plural';
import { ErrorPanel } from '@/shared/ui/panel';
import type { ProfileSuggestion } from '../../api/recommendations';
import { FieldLink } from './field-link';

/** Profile fields to fill in so that more mentors fit well. Renders nothing if there are none. */
export function ProfileSuggestions({
  raises: { data, error, refetch },
}: {
  raises: UseQueryResult<ProfileSuggestion[]>;
}) {
  if (!data && error) return <ErrorPanel message={toErrorSentence(error)} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="raises" className="grid gap-2 border-t border-line pt-4">
      <h3 id="raises" className="text-lg">
        Improve your matches
      </h3>
      <ProfileSuggestionList raises={data} />
    </section>
  );
}

export function ProfileSuggestionList({ raises }: { raises: readonly ProfileSuggestion[] }) {
  return (
    <ul className="grid gap-1">
      {raises.map((suggestion) => (
        <li key={suggestion.field} className="py-1 wrap-anywhere">
          <FieldLink place={suggestion} className="link max-lg:py-2">
            {suggestion.what}
          </FieldLink>
          {suggestion.more > 0 && (
            <span className="num block text-sm text-muted">
              {plural(suggestion.more, {
                one: '# more mentor with a match above 70',
                other: '# more mentors with a match above 70',
              })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
