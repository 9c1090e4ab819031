import type { Outcome } from '../api/meetings';

export const OUTCOMES: readonly { value: Outcome; label: string; sentence: string }[] = [
  { value: 'happened', label: 'Yes', sentence: 'It happened' },
  { value: 'no-show', label: 'No-show', sentence: 'Someone didn’t show up' },
  { value: 'moved', label: 'Moved', sentence: 'We moved it' },
];

export const outcomeSentence = (outcome: Outcome): string =>
  OUTCOMES.find(({ value }) => value === outcome)?.sentence ?? '';
