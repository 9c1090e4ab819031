import { expect, type APIRequestContext } from '@playwright/test';
import { executeSql } from './database';

interface Question {
  text: string;
  /** College of the catalog; the first one by default. */
  collegeId?: number;
  figure?: string;
}

/**
 * Asks a question openly as the user of the request context.
 *
 * @returns its ID
 */
export async function askOpenly(request: APIRequestContext, { collegeId = 1, ...question }: Question): Promise<number> {
  const answer = await request.post('/api/open-questions', { data: { collegeId, ...question } });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { id: number }).id;
}

/** Offers a question to an alum, for journeys that don't wait until it's their turn. */
export async function offerQuestion(questionId: number, alumId: number): Promise<void> {
  await executeSql(
    `INSERT INTO forum.open_question_offers (question_id, user_id, fit, offered_at, expires_at, status)
     VALUES ($1, $2, 'college', now(), now() + interval '48 hours', 'open')
     ON CONFLICT (question_id, user_id) DO NOTHING`,
    [questionId, alumId],
  );
}

/** Takes an offered question, and answers it if there is a text, as the user of the request context. */
export async function takeQuestion(request: APIRequestContext, questionId: number, text?: string): Promise<void> {
  const taken = await request.post(`/api/open-questions/${questionId}/take`, { data: {} });
  expect(taken.ok(), await taken.text()).toBe(true);
  if (text === undefined) return;
  const answered = await request.post(`/api/open-questions/${questionId}/answer`, { data: { text } });
  expect(answered.ok(), await answered.text()).toBe(true);
}
