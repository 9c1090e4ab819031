import { useBlocker } from '@tanstack/react-router';
import { AlertDialog } from '@/shared/ui/alert-dialog';

/** An address as far as it tells what stands on the page. */
interface Place {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Asked at the moment someone leaves. */
  isUnsaved: () => boolean;
  /** What is lost, in a sentence. */
  text: string;
  /** Whether what is unsaved is still there at the next address. */
  isKeptAt: (next: Place, current: Place) => boolean;
}

/** Asks before something unsaved is left behind, by whatever way: a link, the back button, closing the page. */
export function LeaveGuard({ isUnsaved, text, isKeptAt }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved() && !isKeptAt(next, current),
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <AlertDialog
      title="Leave without saving?"
      text={text}
      confirm="Leave"
      dismiss="Stay"
      open={status === 'blocked'}
      onOpenChange={(stays) => !stays && reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
