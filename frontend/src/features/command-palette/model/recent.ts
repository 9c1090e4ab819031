import { readStored, RECENT_COMMANDS_KEY, storeValue } from '@/shared/lib/storage';
import type { Command, PaletteEntry } from './command';

const MAX_RECENT_ENTRIES = 5;

type StoredEntry = { key: string } & (
  | { kind: 'command' }
  | {
      kind: 'college' | 'person' | 'discussion';
      label: string;
      detail: string | null;
      href: string;
      /** Only for people. */
      isSample?: boolean;
    }
);

interface StoredRecentEntries {
  /** Null for a visitor. */
  owner: number | null;
  entries: StoredEntry[];
}

const isStoredRecentEntries = (value: unknown): value is StoredRecentEntries =>
  typeof value === 'object' && value !== null && 'owner' in value && 'entries' in value && Array.isArray(value.entries);

function readStoredEntries(owner: number | null): StoredEntry[] {
  const stored = readStored(RECENT_COMMANDS_KEY, 'sessionStorage');
  return isStoredRecentEntries(stored) && stored.owner === owner ? stored.entries : [];
}

/** Remembers the user's choice in this tab. Messages are not stored, because their text belongs to the server. */
export function storeRecentEntry(owner: number | null, entry: PaletteEntry): void {
  if (entry.kind === 'message') return;
  const { key, kind } = entry;
  const stored: StoredEntry =
    kind === 'command'
      ? { key, kind }
      : {
          key,
          kind,
          label: entry.label,
          detail: entry.detail,
          href: entry.href,
          ...(entry.kind === 'person' && { isSample: entry.isSample }),
        };
  const others = readStoredEntries(owner).filter((one) => one.key !== key);
  storeValue(
    RECENT_COMMANDS_KEY,
    { owner, entries: [stored, ...others].slice(0, MAX_RECENT_ENTRIES) } satisfies StoredRecentEntries,
    'sessionStorage',
  );
}

/** Returns the user's recent choices, without commands that are no longer offered. */
export function listRecentEntries(owner: number | null, commands: readonly Command[]): PaletteEntry[] {
  return readStoredEntries(owner).flatMap((stored): PaletteEntry[] => {
    if (stored.kind === 'command') {
      const command = commands.find(({ id }) => `command-${id}` === stored.key);
      return command ? [toCommandEntry(command)] : [];
    }
    if (stored.kind !== 'person') return [{ ...stored, kind: stored.kind, detail: stored.detail ?? '' }];
    return [{ ...stored, kind: 'person', avatarUrl: null, isSample: stored.isSample === true }];
  });
}

export const toCommandEntry = (command: Command): PaletteEntry => ({
  key: `command-${command.id}`,
  kind: 'command',
  command,
});
