import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

export interface CommandGroup<Item> {
  label: string;
  items: readonly Item[];
}

interface CommandListProps<Item> {
  label: string;
  placeholder: string;
  text: string;
  onTextChange: (text: string) => void;
  groups: readonly CommandGroup<Item>[];
  itemKey: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Announced, not shown: the state of the search and the number of results. */
  status: string;
  /** Shown under the groups. */
  children?: ReactNode;
}

const { stateChangeTypes } = useCombobox;

/** The list is always open: blur chooses nothing, and Escape is left to the surrounding element. */
function preventClose<Item>(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === stateChangeTypes.InputBlur || type === stateChangeTypes.InputKeyDownEscape) return state;
  if (type === stateChangeTypes.InputChange) return { ...changes, highlightedIndex: 0 };
  if (type === stateChangeTypes.MenuMouseLeave) return { ...changes, highlightedIndex: state.highlightedIndex };
  return changes;
}

/** A text field above a list of groups. The arrow keys move through all of it, Enter chooses. */
export function CommandList<Item>({
  label,
  placeholder,
  text,
  onTextChange,
  groups,
  itemKey,
  renderItem,
  onChoose,
  status,
  children,
}: CommandListProps<Item>) {
  const id = useId();
  const items = groups.flatMap((group) => group.items);
  const { highlightedIndex, setHighlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    id,
    items,
    inputValue: text,
    isOpen: true,
    selectedItem: null,
    defaultHighlightedIndex: 0,
    initialHighlightedIndex: 0,
    itemToString: (item) => (item === null ? text : itemKey(item)),
    itemToKey: (item) => item && itemKey(item),
    stateReducer: preventClose,
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });

  // Results that arrive later belong to the same text: the first entry stays the one that Enter chooses, unless another
  // one is highlighted.
  const first = items[0] && itemKey(items[0]);
  const seen = useRef(first);
  useEffect(() => {
    if (seen.current !== first || highlightedIndex >= items.length) setHighlightedIndex(0);
    seen.current = first;
  }, [first, highlightedIndex, items.length, setHighlightedIndex]);

  const groupStarts = groups.map((_, at) =>
    groups.slice(0, at).reduce((count, group) => count + group.items.length, 0),
  );
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="relative shrink-0 border-b border-line">
        <Search
          size={20}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto text-muted"
        />
        <input
          dir="auto"
          {...getInputProps({
            onKeyDown: ignoreKeysWhileComposing,
            // Downshift reports a change only after it has rendered: a letter typed in the meantime would be lost.
            onChange: (event) => onTextChange(event.currentTarget.value),
          })}
          aria-label={label}
          aria-labelledby={undefined}
          type="text"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder={placeholder}
          className="h-14 w-full rounded-t-card bg-surface pr-14 pl-12 text-lg text-ellipsis -outline-offset-3"
        />
      </div>
      <p role="status" className="sr-only">
        {status}
      </p>
      <div
        {...getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
        className={`min-h-0 overflow-y-auto overscroll-contain ${items.length > 0 ? 'p-2' : ''}`}
      >
        {groups.map((group, at) => (
          <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
            <p id={`${id}-group-${at}`} role="presentation" className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">
              {group.label}
            </p>
            {group.items.map((item, position) => {
              const index = groupStarts[at]! + position;
              return (
                <div
                  key={itemKey(item)}
                  {...getItemProps({ item, index })}
                  className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 ${
                    highlightedIndex === index
                      ? 'bg-ivy-soft text-on-ivy-soft forced-colors:outline-2 forced-colors:-outline-offset-2'
                      : ''
                  }`}
                >
                  {renderItem(item)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div className="shrink-0 px-2">{children}</div>
    </div>
  );
}

/** While an input method composes, the arrow keys and Enter belong to it. */
function ignoreKeysWhileComposing(event: KeyboardEvent<HTMLInputElement>) {
  const { nativeEvent } = event;
  if (nativeEvent.isComposing) Object.assign(nativeEvent, { preventDownshiftDefault: true });
}
