import type { Schemas } from '@/shared/api';

/** A mentoring relationship of a student with Alex Sample, as the student sees it. */
export const aMentoring = (changes: Partial<Schemas['MentoringView']> = {}): Schemas['MentoringView'] => ({
  userId: 21,
  side: 'student',
  isActive: true,
  finishedAt: null,
  goal: null,
  goalEditedAt: null,
  proposedEnd: null,
  thanks: null,
  checkIns: [],
  ...changes,
});

/** A check-in that waits for an answer. */
export const aCheckIn = (changes: Partial<Schemas['CheckInView']> = {}): Schemas['CheckInView'] => ({
  meetingId: 31,
  title: 'A first talk',
  endTime: '2026-03-01T13:00:00Z',
  answer: null,
  isSkipped: false,
  isOpen: true,
  othersNextStep: null,
  ...changes,
});

/** Thanks that wait for the alum's decision. */
export const someThanks = (changes: Partial<Schemas['OwnThanksView']> = {}): Schemas['OwnThanksView'] => ({
  id: 4,
  text: 'You helped me choose.',
  mayPublish: true,
  signature: 'student',
  alumAnswer: null,
  isPublished: false,
  isHiddenByModerators: false,
  writtenAt: '2026-03-01T13:00:00Z',
  ...changes,
});
