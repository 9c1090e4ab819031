import type { KeyboardEvent } from 'react';

/** Submits the form on Ctrl+Enter or Cmd+Enter in any of its fields. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.nativeEvent.isComposing;
  if (!isSubmit) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
