import { Search } from 'lucide-react';
import { show } from '@/features/command-palette';

/** Opens the palette. @param onPress first, closes what it stands in */
export function SearchButton({ onPress }: { onPress?: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onPress?.();
        show('palette');
      }}
      className="flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control border border-control bg-surface px-3 text-muted hover:text-ink"
    >
      <Search size={18} aria-hidden="true" />
      Search
      <kbd aria-hidden="true" className="ml-auto text-xs max-lg:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}
