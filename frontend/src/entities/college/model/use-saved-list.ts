import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAuth } from '@/shared/auth';
import { removeStored, readStored, storeValue } from '@/shared/lib/storage';
import {
  saveCollege,
  savedCollegeQueries,
  unsaveCollege,
  type CollegePlan,
  type SavedCollege,
} from '../api/saved-colleges';
import { toRememberedCollege, readStoredColleges, type RememberedCollege } from './remembered-college';

const SAVED_COLLEGES_KEY = 'savedColleges';
/**
 * The account whose list is copied on this device. Absent for a visitor's list, which has yet to be added to an
 * account.
 */
const SAVED_LIST_OWNER_KEY = 'savedCollegesOf';

interface DeviceList {
  owner: number | null;
  colleges: readonly RememberedCollege[];
}

function readDeviceList(): DeviceList {
  const owner = readStored(SAVED_LIST_OWNER_KEY);
  return { owner: typeof owner === 'number' ? owner : null, colleges: readStoredColleges(SAVED_COLLEGES_KEY) };
}

/** A college to save or remove, with the plan of one that was on the list. */
export type SavableCollege = RememberedCollege & Partial<CollegePlan>;

const planOf = ({ status = 'considering', deadline = null, note = null }: SavableCollege): CollegePlan => ({
  status,
  deadline,
  note,
});

interface SavedListChange {
  college: SavableCollege;
  isSaved: boolean;
  /** When the college was saved; it returns to this position when a removal is undone. */
  at: string;
}

/** Returns the list with or without a college, newest first. */
function applyChange<Item extends RememberedCollege>(list: readonly Item[], item: Item, isSaved: boolean): Item[] {
  const others = list.filter(({ id }) => id !== item.id);
  return isSaved ? [item, ...others] : others;
}

const sortNewestFirst = (list: SavedCollege[]) => list.sort((a, b) => b.saved_at.localeCompare(a.saved_at));

/**
 * The saved colleges: a visitor's on this device, a signed-in user's on the account. A visitor's colleges are added to
 * the account at the next sign-in; from then on the device has a copy that is deleted when the session ends.
 */
export function useSavedList() {
  const { user, isLoading } = useAuth();
  const queryClient = useQueryClient();
  const [device, setDevice] = useState(readDeviceList);

  function storeList(colleges: readonly RememberedCollege[], owner: number | null) {
    const stored = colleges.map(toRememberedCollege);
    setDevice({ owner, colleges: stored });
    storeValue(SAVED_COLLEGES_KEY, stored);
    if (owner === null) removeStored(SAVED_LIST_OWNER_KEY);
    else storeValue(SAVED_LIST_OWNER_KEY, owner);
  }

  const isForeign = device.owner !== null && device.owner !== user?.id;
  const onDevice = isForeign ? [] : device.colleges;
  const viewer = user?.id ?? 0;
  const accountQuery = savedCollegeQueries.of(
    viewer,
    () => (device.owner === null ? device.colleges.map(({ id }) => id) : []),
    (list) => storeList(list, viewer),
  );
  const account = useQuery({ ...accountQuery, enabled: user !== null });

  // The copy of an account must not stay on the device after its session ended elsewhere.
  const isLeftBehind = !isLoading && !user && device.owner !== null;
  useEffect(() => {
    if (isLeftBehind) removeStored(SAVED_COLLEGES_KEY, SAVED_LIST_OWNER_KEY);
  }, [isLeftBehind]);

  function apply({ college, isSaved, at }: SavedListChange) {
    const list = queryClient.getQueryData(accountQuery.queryKey);
    if (!list) return;
    // A list stored on the device allows any text as type; a college from our own pages always has a valid one.
    const item = {
      ...toRememberedCollege(college),
      ...planOf(college),
      type: college.type as SavedCollege['type'],
      saved_at: at,
    };
    const next = sortNewestFirst(applyChange(list, item, isSaved));
    queryClient.setQueryData(accountQuery.queryKey, next);
    storeList(next, viewer);
  }

  const mutation = useMutation({
    mutationFn: ({ college, isSaved }: SavedListChange) =>
      isSaved ? saveCollege(college.id, planOf(college)) : unsaveCollege(college.id),
    // Runs changes in sequence, so that a quick second click can't overtake the first.
    scope: { id: SAVED_COLLEGES_KEY },
    onMutate: apply,
    onError: (_, change) => apply({ ...change, isSaved: !change.isSaved }),
  });

  const saved: readonly RememberedCollege[] = (user && account.data) || onDevice;

  /**
   * @returns the college as it was on the account's list, to restore it with its plan
   * @throws ApiError if the account's list could not be changed; the list is restored then
   */
  async function setSaved(college: SavableCollege, isSaved: boolean): Promise<SavedCollege | undefined> {
    if (!user) {
      storeList(applyChange(onDevice, college, isSaved), null);
      return;
    }
    await queryClient.ensureQueryData(accountQuery).catch(() => undefined);
    const before = queryClient.getQueryData(accountQuery.queryKey)?.find(({ id }) => id === college.id);
    await mutation.mutateAsync({
      college: before ?? college,
      isSaved,
      at: before?.saved_at ?? new Date().toISOString(),
    });
    return before;
  }

  function forgetSaved() {
    setDevice({ owner: null, colleges: [] });
    removeStored(SAVED_COLLEGES_KEY, SAVED_LIST_OWNER_KEY);
  }

  return { saved, account, setSaved, forgetSaved };
}
