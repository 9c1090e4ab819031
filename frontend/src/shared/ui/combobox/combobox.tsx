import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useCombobox } from 'downshift';
import type { ReactNode, Ref } from 'react';
import { plural } from '@/shared/lib/plural';
import { Input, type FieldControl } from '@/shared/ui/field';

// Minimum height in pixels: a list that can shrink further is never flipped above its field.
const MIN_LIST_HEIGHT_PX = 200;

interface ComboboxProps<Item> {
  control: FieldControl;
  text: string;
  onTextChange: (text: string) => void;
  items: readonly Item[];
  itemKey: (item: Item) => string | number;
  itemText: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  onChoose: (item: Item) => void;
  /** Announced and shown in place of the list while it is empty, for example during loading. */
  note: string | undefined;
  onBlur?: (() => void) | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** For a narrow field in a box that scrolls: the list isn't clipped by the box, and can be wider than the field. */
  escapesBox?: boolean | undefined;
  /** Shows the suggestions before anything is typed. */
  initiallyOpen?: boolean | undefined;
}

const mergeRefs = (first: (node: HTMLInputElement | null) => void, second: Ref<HTMLInputElement> | undefined) => {
  return (node: HTMLInputElement | null) => {
    first(node);
    if (typeof second === 'function') second(node);
    else if (second) second.current = node;
  };
};

/** A text field with suggestions; any typed text is kept, chosen or not. */
export function Combobox<Item>({
  control,
  text,
  onTextChange,
  items,
  itemKey,
  itemText,
  renderItem,
  onChoose,
  note,
  onBlur,
  inputRef,
  initiallyOpen = false,
  escapesBox = false,
}: ComboboxProps<Item>) {
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<Item>({
    inputId: control.id,
    items: [...items],
    inputValue: text,
    initialIsOpen: initiallyOpen,
    // The text is the value. Without its own selection, the list can offer the same entry twice in a row.
    selectedItem: null,
    itemToString: (item) => (item === null ? text : itemText(item)),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) onChoose(selectedItem);
    },
  });
  const { refs, floatingStyles } = useFloating({
    open: isOpen,
    strategy: escapesBox ? 'fixed' : 'absolute',
    placement: escapesBox ? 'bottom-end' : 'bottom',
    whileElementsMounted: autoUpdate,
    middleware: [
      offset(4),
      flip({ padding: 8 }),
      size({
        padding: 8,
        apply({ rects, elements, availableHeight }) {
          elements.floating.style.width = `${Math.max(rects.reference.width, escapesBox ? 256 : 0)}px`;
          elements.floating.style.maxHeight = `${Math.min(320, Math.max(MIN_LIST_HEIGHT_PX, availableHeight))}px`;
        },
      }),
    ],
  });
  const isShown = isOpen && (items.length > 0 || note !== undefined);

  return (
    <div>
      <Input
        {...getInputProps({
          ref: mergeRefs(refs.setReference, inputRef),
          // Downshift reports a change only after it has rendered: a letter typed in the meantime would be lost.
          onChange: (event) => onTextChange(event.currentTarget.value),
          onBlur,
          autoComplete: 'off',
          spellCheck: false,
        })}
        // The field's own label names it; Downshift's would refer to a label that doesn't exist.
        aria-labelledby={undefined}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
      />
      <ul
        {...getMenuProps({ ref: refs.setFloating, 'aria-label': 'Suggestions', 'aria-labelledby': undefined })}
        style={floatingStyles}
        className={
          isShown ? 'z-30 overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-overlay' : 'hidden'
        }
      >
        {isShown &&
          items.map((item, index) => (
            <li
              key={itemKey(item)}
              {...getItemProps({ item, index })}
              className={`flex min-h-11 cursor-pointer flex-col justify-center rounded-control px-3 py-1 ${
                highlightedIndex === index ? 'bg-ivy-soft text-on-ivy-soft forced-colors:outline-2' : ''
              }`}
            >
              {renderItem(item)}
            </li>
          ))}
        {isShown && items.length === 0 && (
          <li aria-hidden="true" className="px-3 py-2 text-muted">
            {note}
          </li>
        )}
      </ul>
      <p role="status" className="sr-only">
        {isOpen && (note ?? plural(items.length, { one: '# suggestion', other: '# suggestions' }))}
      </p>
    </div>
  );
}
