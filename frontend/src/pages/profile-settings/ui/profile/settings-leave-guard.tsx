import { useQueryClient } from '@tanstack/react-query';
import { identityQueries } from '@/shared/api';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { settingsTab } from '../../model/tabs';

const shownBy = (search: object) => settingsTab('tab' in search ? search.tab : undefined) ?? 'profile';

/** Asks before a part of the settings with something unsaved in it is left. Who has signed out is let go. */
export function SettingsLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const queryClient = useQueryClient();
  const isSignedIn = () => Boolean(queryClient.getQueryData(identityQueries.currentUser().queryKey));
  return (
    <LeaveGuard
      isUnsaved={() => isDirty && isSignedIn()}
      text="Your profile changes will be lost."
      // Another field of the same part: nothing is left.
      isKeptAt={(next, current) =>
        next.pathname === current.pathname && shownBy(next.search) === shownBy(current.search)
      }
    />
  );
}
