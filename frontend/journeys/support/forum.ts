import { expect, type APIRequestContext } from '@playwright/test';

interface Written {
  id: number;
}

interface Question {
  title: string;
  content: string;
  tags?: string[];
  collegeId?: number;
  anonymous?: boolean;
}

async function post(request: APIRequestContext, path: string, data: object): Promise<number> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as Written).id;
}

/**
 * Starts a discussion as the user of the request context.
 *
 * @returns its ID
 */
export const askInForum = (request: APIRequestContext, question: Question): Promise<number> =>
  post(request, '/api/forum/posts', { tags: [], ...question });

/** @returns the ID of the reply */
export const replyInForum = (request: APIRequestContext, postId: number, content: string): Promise<number> =>
  post(request, `/api/forum/posts/${postId}/replies`, { content });
