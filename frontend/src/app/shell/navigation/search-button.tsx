import { Search } from 'lucide-react';
import { showDialog } from '@/features/command-palette';

const openPalette = () => showDialog('palette');

/** @param onPress opens the palette by default; a caller that passes it opens the palette itself */
export function SearchButton({ onPress = openPalette }: { onPress?: () => void }) {
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPress}
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
