import type { Outcome } from '../api/meetings';

export const OUTCOMES: readonly { value: Outcome; label: string; said: string }[] = [
  { value: 'happened', label: 'Yes', said: 'It happened' },
  { value: 'no-show', label: 'No-show', said: 'Someone didn’t show up' },
  { value: 'moved', label: 'Moved', said: 'We moved it' },
];

export const saidOf = (outcome: Outcome): string => OUTCOMES.find(({ value }) => value === outcome)?.said ?? '';
