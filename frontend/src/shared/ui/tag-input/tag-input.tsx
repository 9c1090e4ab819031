import { Plus, X } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { FieldControl } from '@/shared/ui/field';
import { parseTags, joinTags } from './tags';

interface TagInputProps {
  control: FieldControl;
  /** All tags as one text, separated by commas. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  inputRef?: (node: HTMLInputElement | null) => void;
  /** Suggested words, to pick instead of typing. */
  suggestions?: readonly string[];
}

/**
 * Several short words, each ended with a comma or Enter. An unfinished word also belongs to the value, so that saving
 * immediately loses nothing.
 */
export function TagInput({ control, value, onChange, onBlur, inputRef, suggestions = [] }: TagInputProps) {
  const input = useRef<HTMLInputElement | null>(null);
  const [chips, setChips] = useState(() => parseTags(value));
  const [draft, setDraft] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const joinAllTags = (ended: readonly string[], typed: string) => joinTags(parseTags([...ended, typed].join(',')));

  // Changed from outside: reset to what is saved, or saved.
  if (joinTags(parseTags(value)) !== joinAllTags(chips, draft)) {
    setChips(parseTags(value));
    setDraft('');
  }

  function change(ended: readonly string[], typed: string) {
    setChips(parseTags(ended.join(',')));
    setDraft(typed);
    onChange(joinAllTags(ended, typed));
  }

  function add(typed: string) {
    const tags = parseTags(typed);
    if (tags.length > 0) setAnnouncement(`${tags.join(', ')} added.`);
    change([...chips, ...tags], '');
  }

  function remove(chip: string) {
    setAnnouncement(`${chip} removed.`);
    change(
      chips.filter((other) => other !== chip),
      draft,
    );
    input.current?.focus();
  }

  /** The word is removed from the list: the focus moves to its neighbor. */
  function pick(word: string, button: HTMLButtonElement) {
    const listItem = button.closest('li');
    const neighbor = listItem?.nextElementSibling ?? listItem?.previousElementSibling;
    (neighbor?.querySelector('button') ?? input.current)?.focus();
    add(word);
  }

  function type(text: string) {
    const lastComma = text.lastIndexOf(',');
    if (lastComma < 0) return change(chips, text);
    setAnnouncement('');
    change([...chips, ...parseTags(text.slice(0, lastComma))], text.slice(lastComma + 1).trimStart());
  }

  function press(event: KeyboardEvent) {
    const last = chips.at(-1);
    if (event.key === 'Enter' && draft.trim()) {
      event.preventDefault();
      add(draft);
    } else if (event.key === 'Backspace' && !draft && last !== undefined) {
      remove(last);
    }
  }

  const known = new Set(chips.map((chip) => chip.toLowerCase()));
  const offered = suggestions.filter((word) => !known.has(word.toLowerCase()));

  return (
    <div className="grid gap-2">
      <div
        className={`flex min-h-11 flex-wrap items-center gap-1.5 rounded-control border bg-surface px-2 py-1.5 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-harbor ${control['aria-invalid'] ? 'border-2 border-danger' : 'border-control'}`}
      >
        {chips.length > 0 && (
          <ul className="contents">
            {chips.map((chip) => (
              <li
                key={chip}
                className="flex max-w-full items-center rounded-chip bg-ivy-soft pl-2 text-sm font-semibold text-on-ivy-soft"
              >
                <span className="min-w-0 wrap-anywhere">{chip}</span>
                <button
                  type="button"
                  aria-label={`Remove ${chip}`}
                  onClick={() => remove(chip)}
                  className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-chip lg:size-8"
                >
                  <X size={16} aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <input
          dir="auto"
          {...control}
          ref={(node) => {
            input.current = node;
            inputRef?.(node);
          }}
          value={draft}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
          onBlur={() => {
            if (draft.trim()) add(draft);
            onBlur?.();
          }}
          autoComplete="off"
          className="min-h-8 min-w-24 flex-1 bg-transparent px-1 text-ink outline-none"
        />
      </div>
      {offered.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {offered.map((word) => (
            <li key={word}>
              <button
                type="button"
                aria-label={`Add ${word}`}
                onClick={(event) => pick(word, event.currentTarget)}
                className="flex min-h-11 cursor-pointer items-center gap-1 lg:min-h-9 rounded-chip border border-control px-2 text-sm text-muted hover:text-ink"
              >
                <Plus size={14} aria-hidden="true" />
                {word}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
