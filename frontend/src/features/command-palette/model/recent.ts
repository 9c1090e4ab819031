import { readStored, RECENT_COMMANDS, store } from '@/shared/lib/storage';
import type { Command, Entry } from './command';

const MOST = 5;

type Kept = { key: string } & (
  | { kind: 'command' }
  | { kind: 'college' | 'person' | 'discussion'; label: string; detail: string | null; href: string }
);

interface Stored {
  /** Null for a visitor. */
  owner: number | null;
  entries: Kept[];
}

const isStored = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && 'owner' in value && 'entries' in value && Array.isArray(value.entries);

function read(owner: number | null): Kept[] {
  const stored = readStored(RECENT_COMMANDS, 'sessionStorage');
  return isStored(stored) && stored.owner === owner ? stored.entries : [];
}

/** Remembers the user's choice in this tab. Messages are not stored, because their text belongs to the server. */
export function keepRecent(owner: number | null, entry: Entry): void {
  if (entry.kind === 'message') return;
  const { key, kind } = entry;
  const kept: Kept =
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
  store(RECENT_COMMANDS, { owner, entries: [kept, ...others].slice(0, MOST) } satisfies Stored, 'sessionStorage');
}

/** Returns the user's recent choices, without commands that are no longer offered. */
export function recentOf(owner: number | null, commands: readonly Command[]): Entry[] {
  return read(owner).flatMap((kept): Entry[] => {
    if (kept.kind === 'command') {
      const command = commands.find(({ id }) => `command-${id}` === kept.key);
      return command ? [entryOf(command)] : [];
    }
    if (kept.kind !== 'person') return [{ ...kept, kind: kept.kind, detail: kept.detail ?? '' }];
    return [{ ...kept, kind: 'person', avatarUrl: null }];
  });
}

export const entryOf = (command: Command): Entry => ({ key: `command-${command.id}`, kind: 'command', command });
