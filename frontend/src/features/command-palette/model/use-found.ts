import { useQuery } from '@tanstack/react-query';
import { useDebounce } from 'use-debounce';
import { collegeQueries, searchQueries, SHORTEST_SEARCH, type FoundPerson, type User } from '@/shared/api';
import type { Entry } from './command';

const DEBOUNCE_MS = 200;

type CollegeHit = { id: number; name: string; city: string; state: string };

const collegeEntry = ({ id, name, city, state }: CollegeHit): Entry => ({
  ...{ key: `college-${id}`, kind: 'college', label: name, detail: `${city}, ${state}`, href: `/college/${id}` },
});

/** A person's page where the viewer has one to open, else the conversation. */
function pageOf({ id, role }: FoundPerson, viewer: User): string {
  if (role === 'alumni') return `/alumni/${id}`;
  return role === 'student' && viewer.role === 'alumni' ? `/students/${id}` : `/messages?with=${id}`;
}

/** What the server finds for a text. Visitors, and people whose address is not confirmed, find colleges alone. */
export function useFound(text: string, viewer: User | null) {
  const typed = text.trim();
  const [term] = useDebounce(typed, DEBOUNCE_MS);
  const member = viewer?.emailVerified ? viewer : null;
  const isSearch = typed.length >= SHORTEST_SEARCH;
  const isCurrent = term === typed && isSearch;
  const all = useQuery({ ...searchQueries.all(term, member?.id ?? 0), enabled: isCurrent && member !== null });
  const colleges = useQuery({ ...collegeQueries.suggestions(term), enabled: isCurrent && member === null });
  const asked = member ? all : colleges;

  const found = isCurrent && member ? all.data : undefined;
  const named = isCurrent && !member ? colleges.data?.slice(0, 5) : found?.colleges;
  return {
    isSearching: isSearch && (!isCurrent || asked.isPending) && !asked.isError,
    hasFailed: isCurrent && asked.isError,
    retry: () => void asked.refetch(),
    colleges: (named ?? []).map(collegeEntry),
    people: (found?.people ?? []).map((person): Entry => ({
      ...{ key: `person-${person.id}`, kind: 'person', label: person.fullName, detail: person.headline },
      ...{ href: pageOf(person, member!), avatarUrl: person.avatarUrl },
    })),
    messages: (found?.messages ?? []).map((message): Entry => ({
      ...{ key: `message-${message.id}`, kind: 'message', message },
      href: `/messages?with=${message.conversationWith.id}&message=${message.id}`,
    })),
  };
}
