import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { deleteDraft, storeDraft, readDraft } from '@/shared/lib/drafts';

/**
 * A value that is kept in this browser tab for one conversation: it outlives the open conversation, and is deleted with
 * the session.
 */
interface StorageEntry<Value> {
  owner: number;
  name: string;
  nothing: Value;
}

const storageQueryKey = ({ owner, name }: StorageEntry<unknown>) => ['kept', name, owner];

function readStorageEntry<Value>({ owner, name, nothing }: StorageEntry<Value>): Value {
  const value = readDraft(owner, name)?.value;
  const fits = typeof value === typeof nothing && Array.isArray(value) === Array.isArray(nothing);
  return fits ? (value as Value) : nothing;
}

const storedDataQuery = <Value>(storedData: StorageEntry<Value>) => ({
  queryKey: storageQueryKey(storedData),
  queryFn: () => readStorageEntry(storedData),
  initialData: () => readStorageEntry(storedData),
  staleTime: Infinity,
  gcTime: Infinity,
});

/** Returns a kept value; undefined once it was deleted, at sign-out. */
export const readStoredData = <Value>(queryClient: QueryClient, storedData: StorageEntry<Value>): Value | undefined =>
  queryClient.getQueryData<Value>(storageQueryKey(storedData));

/** Changes a kept value, in this tab's storage as well. A value that was deleted in the meantime stays deleted. */
export function changeStoredData<Value>(
  queryClient: QueryClient,
  storedData: StorageEntry<Value>,
  change: (before: Value) => Value,
): void {
  const before = readStoredData(queryClient, storedData);
  if (before === undefined) return;
  const next = change(before);
  queryClient.setQueryData(storageQueryKey(storedData), next);
  if (next === storedData.nothing || (Array.isArray(next) && next.length === 0))
    deleteDraft(storedData.owner, storedData.name);
  else storeDraft(storedData.owner, storedData.name, next);
}

export function useStoredData<Value>(
  storedData: StorageEntry<Value>,
): [Value, (change: (before: Value) => Value) => void] {
  const queryClient = useQueryClient();
  const { data } = useQuery(storedDataQuery(storedData));
  return [data ?? storedData.nothing, (change) => changeStoredData(queryClient, storedData, change)];
}

/** Returns the key of the draft to a person. */
export const messageDraftEntry = (owner: number, partner: number) => ({
  owner,
  name: `message:${partner}`,
  nothing: '',
});
