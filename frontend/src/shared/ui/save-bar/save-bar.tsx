import { Button } from '@/shared/ui/button';

interface SaveBarProps {
  isDirty: boolean;
  isBusy: boolean;
  isOff: boolean;
  onDiscard: () => void;
}

/** The end of a form; it stays visible while there are unsaved changes. */
export function SaveBar({ isDirty, isBusy, isOff, onDiscard }: SaveBarProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-end gap-2 ${isDirty ? 'sticky bottom-(--bottom-bar) -mx-4 -mb-4 rounded-b-card border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6' : ''}`}
    >
      <p role="status" className="mr-auto text-sm text-muted empty:hidden">
        {isDirty && 'Not saved yet.'}
      </p>
      {isDirty && (
        <Button variant="plain" disabled={isBusy} onClick={onDiscard}>
          Discard
        </Button>
      )}
      {/* Not disabled while saving or once everything is saved, because the focus would be lost. */}
      <Button
        type="submit"
        disabled={isOff}
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || !isDirty || undefined}
        className="aria-disabled:opacity-60"
        onClick={(event) => !isDirty && event.preventDefault()}
      >
        {isBusy ? 'Saving...' : 'Save changes'}
      </Button>
    </div>
  );
}
