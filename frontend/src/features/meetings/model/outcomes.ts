import type { MeetingOutcome } from '../api/meetings';

export const OUTCOME_OPTIONS: readonly { value: MeetingOutcome; label: string; sentence: string }[] = [
  { value: 'happened', label: 'Yes', sentence: 'It happened' },
  { value: 'no-show', label: 'No-show', sentence: 'Someone didn’t show up' },
  { value: 'moved', label: 'Moved', sentence: 'We moved it' },
];

export const outcomeSentence = (outcome: MeetingOutcome): string =>
  OUTCOME_OPTIONS.find(({ value }) => value === outcome)?.sentence ?? '';
