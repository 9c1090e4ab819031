import type { LucideIcon } from 'lucide-react';
import type { FoundMessage } from '../api/search';

/** A page or an action offered by the application. */
export interface Command {
  id: string;
  label: string;
  /** Additional search words. */
  words?: string;
  Icon: LucideIcon;
  /** The path it leads to, or the action it runs. */
  does: string | (() => void);
}

/** One entry of the palette. */
export type PaletteEntry = { key: string } & (
  | { kind: 'command'; command: Command }
  | { kind: 'college'; label: string; detail: string; href: string }
  | { kind: 'person'; label: string; detail: string | null; href: string; avatarUrl: string | null; isSample: boolean }
  | { kind: 'discussion'; label: string; detail: string; href: string }
  | { kind: 'message'; message: FoundMessage; href: string }
);

const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();

/** Returns the commands in which every typed term is a prefix of a word. */
export function findCommands(text: string, commands: readonly Command[]): Command[] {
  const terms = normalizeText(text).split(' ');
  return commands.filter(({ label, words: keywords = '' }) => {
    const all = ` ${normalizeText(`${label} ${keywords}`)}`;
    return terms.every((term) => all.includes(` ${term}`));
  });
}
