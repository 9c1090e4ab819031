import type { QuestionSubject } from '@/entities/figure-question';

/** The parameters of the page before validation. */
export interface RawNewQuestionSearch {
  collegeId?: unknown;
  figure?: unknown;
  cip?: unknown;
  level?: unknown;
}

const parseText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Returns what the question is about; null without a college. */
export function parseSubject({ collegeId, figure, cip, level }: RawNewQuestionSearch): QuestionSubject | null {
  const id = typeof collegeId === 'number' ? String(collegeId) : parseText(collegeId);
  if (id === undefined || !/^[1-9]\d{0,8}$/.test(id)) return null;
  return { collegeId: Number(id), figure: parseText(figure), cip: parseText(cip), level: parseText(level) };
}
