import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { collegeQueries } from '@/entities/college';
import { ApiError, isBadRequest, rejectionReasonOr } from '@/shared/api';
import type { User } from '@/shared/auth';
import { QUICK_DEBOUNCE_MS } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { searchQueries, MIN_SEARCH_LENGTH, type FoundDiscussion, type FoundPerson } from '../api/search';
import type { PaletteEntry } from './command';

type CollegeHit = { id: number; name: string; city: string; state: string };

const toCollegeEntry = ({ id, name, city, state }: CollegeHit): PaletteEntry => ({
  key: `college-${id}`,
  kind: 'college',
  label: name,
  detail: `${city}, ${state}`,
  href: `/college/${id}`,
});

/** Returns a person's page if the viewer has access to it, otherwise the conversation. */
function personPagePath({ id, role }: FoundPerson, viewer: User): string {
  if (role === 'alumni') return `/alumni/${id}`;
  return role === 'student' && viewer.role === 'alumni' ? `/students/${id}` : `/messages?with=${id}`;
}

function repliesLabel({ replyCount, isAnswered }: FoundDiscussion): string {
  return isAnswered
    ? plural(replyCount, { one: 'Answered, # reply', other: 'Answered, # replies' })
    : plural(replyCount, { one: '# reply', other: '# replies' });
}

/** Returns the viewer if they can search people and messages. Everyone else only finds colleges, like a visitor. */
export const memberOrNull = (viewer: User | null): User | null =>
  viewer?.emailVerified && (viewer.role !== 'college_admin' || viewer.adminStatus === 'active') ? viewer : null;

/** Searches on the server. */
export function useSearchResults(text: string, viewer: User | null) {
  const typed = text.trim();
  const [term] = useDebounce(typed, QUICK_DEBOUNCE_MS);
  const member = memberOrNull(viewer);
  const isSearch = typed.length >= MIN_SEARCH_LENGTH;
  const isCurrent = term === typed && isSearch;
  const all = useQuery({ ...searchQueries.all(term, member?.id ?? 0), enabled: isCurrent && member !== null });
  // A college administrator's rights may be suspended without this page knowing.
  const isRefused = all.error instanceof ApiError && all.error.status === 403;
  const findsAll = member !== null && !isRefused;
  const colleges = useQuery({ ...collegeQueries.suggestions(term), enabled: isCurrent && !findsAll });
  const query = findsAll ? all : colleges;

  const found = isCurrent && findsAll ? all.data : undefined;
  const named = isCurrent && !findsAll ? colleges.data?.slice(0, 5) : found?.colleges;
  return {
    isSearching: isSearch && (!isCurrent || query.isPending) && !query.isError,
    hasFailed: isCurrent && query.isError,
    failure: rejectionReasonOr(query.error, 'Search isn’t available right now.'),
    canRetry: !isBadRequest(query.error),
    retry: () => void query.refetch(),
    colleges: (named ?? []).map(toCollegeEntry),
    people: (found?.people ?? []).map((person): PaletteEntry => ({
      key: `person-${person.id}`,
      kind: 'person',
      label: person.fullName,
      detail: person.headline,
      href: personPagePath(person, member!),
      avatarUrl: person.avatarUrl,
      isSample: person.isSample,
    })),
    discussions: (found?.discussions ?? []).map((discussion): PaletteEntry => ({
      key: `discussion-${discussion.id}`,
      kind: 'discussion',
      label: discussion.title,
      detail: repliesLabel(discussion),
      href: `/forum/${discussion.id}`,
    })),
    messages: (found?.messages ?? []).map((message): PaletteEntry => ({
      key: `message-${message.id}`,
      kind: 'message',
      message,
      href: `/messages?with=${message.conversationWith.id}&message=${message.id}`,
    })),
  };
}
