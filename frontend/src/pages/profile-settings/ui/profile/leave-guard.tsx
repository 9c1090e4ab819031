import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { identityQueries } from '@/shared/api';
import { AlertDialog } from '@/shared/ui/alert-dialog';
import { settingsTab } from '../../model/tabs';

const shownBy = (search: object) => settingsTab('tab' in search ? search.tab : undefined) ?? 'profile';

/** Asks before a page with something unsaved on it is left. Who has signed out is let go. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const queryClient = useQueryClient();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => {
      // Another field of the same part: nothing is left.
      const isHere = next.pathname === current.pathname && shownBy(next.search) === shownBy(current.search);
      return isDirty && !isHere && Boolean(queryClient.getQueryData(identityQueries.currentUser().queryKey));
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <AlertDialog
      title="Leave without saving?"
      text="What you changed in your profile will be lost."
      confirm="Leave"
      dismiss="Stay"
      open={status === 'blocked'}
      onOpenChange={(stays) => !stays && reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
