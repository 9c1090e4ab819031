import { readStored, RECENT_COMMANDS, store } from '@/shared/lib/storage';
import type { Command, Entry } from './command';

const MOST = 5;

type StoredEntry = { key: string } & (
  | { kind: 'command' }
  | { kind: 'college' | 'person' | 'discussion'; label: string; detail: string | null; href: string }
);

interface Stored {
  /** Null for a visitor. */
  owner: number | null;
  entries: StoredEntry[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && 'entries' in value && Array.isArray(value.entries);

function read(owner: number | null): StoredEntry[] {
  const stored = readStored(RECENT_COMMANDS, 'sessionStorage');
  return isStored(stored) && stored.owner === owner ? stored.entries : [];
}

/** Remembers the user's choice in this tab. Messages are not stored, because their text belongs to the server. */
export function storeRecent(owner: number | null, entry: Entry): void {
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
        };
  const others = read(owner).filter((one) => one.key !== key);
  store(RECENT_COMMANDS, { owner, entries: [stored, ...others].slice(0, MOST) } satisfies Stored, 'sessionStorage');
}

/** Returns the user's recent choices, without commands that are no longer offered. */
export function recentOf(owner: number | null, commands: readonly Command[]): Entry[] {
  return read(owner).flatMap((stored): Entry[] => {
    if (stored.kind === 'command') {
      const command = commands.find(({ id }) => `command-${id}` === stored.key);
      return command ? [entryOf(command)] : [];
    }
    if (stored.kind !== 'person') return [{ ...stored, kind: stored.kind, detail: stored.detail ?? '' }];
    return [{ ...stored, kind: 'person', avatarUrl: null }];
  });
}

export const entryOf = (command: Command): Entry => ({ key: `command-${command.id}`, kind: 'command', command });
