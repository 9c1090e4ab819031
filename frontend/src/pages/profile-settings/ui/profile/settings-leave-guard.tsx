import { useQueryClient } from '@tanstack/react-query';
import { identityQueries } from '@/shared/auth';
import { LeaveGuard } from '@/shared/ui/leave-guard';
import { parseSettingsTab } from '../../model/tabs';

const settingsTabParam = (search: object) => parseSettingsTab('tab' in search ? search.tab : undefined) ?? 'profile';

/**
 * Asks for confirmation before the user leaves a tab of the settings with unsaved changes, unless they have signed out.
 */
export function SettingsLeaveGuard({ isDirty }: { isDirty: boolean }) {
  const queryClient = useQueryClient();
  const isSignedIn = () => Boolean(queryClient.getQueryData(identityQueries.currentUser().queryKey));
  return (
    <LeaveGuard
      isUnsaved={() => isDirty && isSignedIn()}
      text="Your profile changes will be lost."
      // Another field of the same tab: nothing is left.
      isKeptAt={(next, current) =>
        next.pathname === current.pathname && settingsTabParam(next.search) === settingsTabParam(current.search)
      }
    />
  );
}
