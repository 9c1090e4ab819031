import { findState, inState, toStateSlug, type State } from '@/shared/config';

/** Returns the head of a state's page, with the same texts as on the server. */
const stateHead = (state: State) => ({
  title: `Colleges ${inState(state)}`,
  description: `See official data on tuition, admission rates and graduation rates for colleges ${inState(state)}. Compare up to four.`,
  canonical: `/states/${toStateSlug(state.name)}`,
});

const NOT_FOUND_HEAD = {
  title: 'State Not Found',
  description: 'There’s no US state or territory with this name.',
  canonical: null,
};

/**
 * Finds the state in a path: its name or its code.
 * @returns the head of the page; the state, and its name in the only canonical path, are null if there is no such state
 */
export function loadState(text: string) {
  const state = findState(text);
  if (!state) return { state: null, slug: null, head: NOT_FOUND_HEAD };
  return { state, slug: toStateSlug(state.name), head: stateHead(state) };
}
