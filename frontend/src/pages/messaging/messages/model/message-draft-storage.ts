import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { dropDraft, keepDraft, readDraft } from '@/shared/lib/drafts';

/**
 * A value that is kept in this browser tab for one conversation: it outlives the open conversation, and is deleted with
 * the session.
 */
interface Kept<Value> {
  owner: number;
  name: string;
  nothing: Value;
}

const keyOf = ({ owner, name }: Kept<unknown>) => ['kept', name, owner];

function stored<Value>({ owner, name, nothing }: Kept<Value>): Value {
  const value = readDraft(owner, name)?.value;
  const fits = typeof value === typeof nothing && Array.isArray(value) === Array.isArray(nothing);
  return fits ? (value as Value) : nothing;
}

const optionsOf = <Value>(kept: Kept<Value>) => ({
  queryKey: keyOf(kept),
  queryFn: () => stored(kept),
  initialData: () => stored(kept),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Returns a kept value; undefined once it was deleted, at sign-out. */
export const readKept = <Value>(queryClient: QueryClient, kept: Kept<Value>): Value | undefined =>
  queryClient.getQueryData<Value>(keyOf(kept));

/** Changes a kept value, in this tab's storage as well. A value that was deleted in the meantime stays deleted. */
export function changeKept<Value>(queryClient: QueryClient, kept: Kept<Value>, change: (before: Value) => Value): void {
  const before = readKept(queryClient, kept);
  if (before === undefined) return;
  const next = change(before);
  queryClient.setQueryData(keyOf(kept), next);
  if (next === kept.nothing || (Array.isArray(next) && next.length === 0)) dropDraft(kept.owner, kept.name);
  else keepDraft(kept.owner, kept.name, next);
}

export function useKept<Value>(kept: Kept<Value>): [Value, (change: (before: Value) => Value) => void] {
  const queryClient = useQueryClient();
  const { data } = useQuery(optionsOf(kept));
  return [data ?? kept.nothing, (change) => changeKept(queryClient, kept, change)];
}

/** Returns the key of the draft to a person. */
export const draftTo = (owner: number, partner: number) => ({ owner, name: `message:${partner}`, nothing: '' });
