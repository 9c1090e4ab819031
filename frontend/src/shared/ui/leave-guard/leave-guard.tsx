import { useBlocker } from '@tanstack/react-router';
import { AlertDialog } from '@/shared/ui/alert-dialog';

/** The parts of a URL that determine the content of the page. */
interface PageLocation {
  pathname: string;
  search: object;
}

interface LeaveGuardProps {
  /** Called at the moment the user leaves. */
  isUnsaved: () => boolean;
  /** What is lost, as a sentence. */
  text: string;
  /** Returns whether the unsaved content still exists at the next URL. */
  isKeptAt: (next: PageLocation, current: PageLocation) => boolean;
}

/** Asks for confirmation before unsaved content is left: by a link, the back button or closing the page. */
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
      onOpenChange={(isOpen) => !isOpen && reset?.()}
      onConfirm={() => proceed?.()}
    />
  );
}
