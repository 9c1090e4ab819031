import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { dropDraft, storeDraft, readDraft } from '@/shared/lib/drafts';

/**
 * A value that is kept in this browser tab for one conversation: it outlives the open conversation, and is deleted with
 * the session.
 */
interface StoredData<Value> {
  owner: number;
  name: string;
  nothing: Value;
}

const keyOf = ({ owner, name }: StoredData<unknown>) => ['kept', name, owner];

function stored<Value>({ owner, name, nothing }: StoredData<Value>): Value {
  const value = readDraft(owner, name)?.value;
  const fits = typeof value === typeof nothing && Array.isArray(value) === Array.isArray(nothing);
  return fits ? (value as Value) : nothing;
}

const optionsOf = <Value>(storedData: StoredData<Value>) => ({
  queryKey: keyOf(storedData),
  queryFn: () => stored(storedData),
  initialData: () => stored(storedData),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Returns a kept value; undefined once it was deleted, at sign-out. */
export const readStoredData = <Value>(queryClient: QueryClient, storedData: StoredData<Value>): Value | undefined =>
  queryClient.getQueryData<Value>(keyOf(storedData));

/** Changes a kept value, in this tab's storage as well. A value that was deleted in the meantime stays deleted. */
export function changeStoredData<Value>(
  queryClient: QueryClient,
  storedData: StoredData<Value>,
  change: (before: Value) => Value,
): void {
  const before = readStoredData(queryClient, storedData);
  if (before === undefined) return;
  const next = change(before);
  queryClient.setQueryData(keyOf(storedData), next);
  if (next === storedData.nothing || (Array.isArray(next) && next.length === 0))
    dropDraft(storedData.owner, storedData.name);
  else storeDraft(storedData.owner, storedData.name, next);
}

export function useStoredData<Value>(
  storedData: StoredData<Value>,
): [Value, (change: (before: Value) => Value) => void] {
  const queryClient = useQueryClient();
  const { data } = useQuery(optionsOf(storedData));
  return [data ?? storedData.nothing, (change) => changeStoredData(queryClient, storedData, change)];
}

/** Returns the key of the draft to a person. */
export const draftTo = (owner: number, partner: number) => ({ owner, name: `message:${partner}`, nothing: '' });
