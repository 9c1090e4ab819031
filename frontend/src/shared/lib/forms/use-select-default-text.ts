import { useRef, type FocusEvent, type MouseEvent, type PointerEvent } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

const isCaret = ({ selectionStart, selectionEnd }: TextControl) => selectionStart === selectionEnd;

/**
 * Event handlers for a field with a default text: while the field contains it, the text is selected on focus, so that
 * typing replaces it.
 */
export function useSelectDefaultText(defaultText: string) {
  const isFocusedByPointer = useRef(false);

  const select = (control: TextControl) => {
    if (control.value === defaultText) control.select();
  };
  return {
    onPointerDown: ({ currentTarget }: PointerEvent<TextControl>) => {
      isFocusedByPointer.current = document.activeElement !== currentTarget;
    },
    onFocus: ({ currentTarget }: FocusEvent<TextControl>) => select(currentTarget),
    // The browser moves the caret to the clicked place after the focus event.
    onClick: ({ currentTarget }: MouseEvent<TextControl>) => {
      if (isFocusedByPointer.current && isCaret(currentTarget)) select(currentTarget);
    },
  };
}
