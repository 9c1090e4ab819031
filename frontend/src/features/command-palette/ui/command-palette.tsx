import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { User } from '@/shared/auth';
import { useDelayedLoading } from '@/shared/lib/held';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import { CommandList, type CommandGroup } from '@/shared/ui/command-list';
import { SearchDialog } from '@/shared/ui/dialog';
import { Skeleton } from '@/shared/ui/skeleton';
import { findCommands, type Command, type PaletteEntry } from '../model/command';
import { toCommandEntry, storeRecentEntry, listRecentEntries } from '../model/recent';
import { memberOrNull, useSearchResults } from '../model/use-search-results';
import { EntryLine } from './entry-line';

interface CommandPaletteProps {
  /** Null for a visitor. */
  viewer: User | null;
  pages: readonly Command[];
  actions: readonly Command[];
  onClose: () => void;
}

/**
 * Finds pages, actions, colleges, people, discussions and messages, and opens them; works with only the keyboard on any
 * page.
 */
export function CommandPalette({ viewer, pages, actions, onClose }: CommandPaletteProps) {
  const router = useRouter();
  const [text, setText] = useState('');
  const owner = viewer?.id ?? null;
  const [recent] = useState(() => listRecentEntries(owner, [...pages, ...actions]));
  const found = useSearchResults(text, viewer);
  const showsSkeleton = useDelayedLoading(found.isSearching);
  const isEmpty = text.trim() === '';

  const recentKeys = new Set(recent.map(({ key }) => key));
  const local = (commands: readonly Command[]) =>
    findCommands(text, commands)
      .map(toCommandEntry)
      .filter(({ key }) => !isEmpty || !recentKeys.has(key));
  const groups: CommandGroup<PaletteEntry>[] = [
    { label: 'Recent', items: isEmpty ? recent : [] },
    { label: 'Pages', items: local(pages) },
    { label: 'Actions', items: local(actions) },
    { label: 'Colleges', items: found.colleges },
    { label: 'People', items: found.people },
    { label: 'Discussions', items: found.discussions },
    { label: 'Messages', items: found.messages },
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);

  function choose(entry: PaletteEntry) {
    storeRecentEntry(owner, entry);
    onClose();
    const does = entry.kind === 'command' ? entry.command.does : entry.href;
    if (typeof does === 'string') void router.navigate({ href: does });
    // Runs after the dialog has returned the focus, because the action may move it.
    else setTimeout(does);
  }

  function status(): string {
    if (isEmpty) return '';
    if (found.isSearching) return 'Searching...';
    if (found.hasFailed) return found.failure;
    return plural(count, { '=0': 'No results', one: '# result', other: '# results' });
  }

  return (
    <SearchDialog title="Search" onClose={onClose}>
      <CommandList
        label="Search"
        placeholder={memberOrNull(viewer) ? 'Search pages, colleges, people and messages' : 'Search pages and colleges'}
        text={text}
        onTextChange={setText}
        groups={groups}
        itemKey={({ key }) => key}
        renderItem={(entry) => <EntryLine entry={entry} />}
        onChoose={choose}
        status={status()}
      >
        {showsSkeleton && found.isSearching && (
          <div className="grid gap-3 px-3 py-3" aria-hidden="true">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        )}
        {found.hasFailed && (
          <div className="grid justify-items-start gap-2 px-3 py-3">
            <p>{found.failure}</p>
            {found.canRetry && (
              <Button variant="quiet" onClick={found.retry}>
                Try again
              </Button>
            )}
          </div>
        )}
        {count === 0 && !found.isSearching && !found.hasFailed && (
          <p className="px-3 py-4 text-muted">No results for “{text.trim()}”. Try another name or word.</p>
        )}
      </CommandList>
    </SearchDialog>
  );
}
