import { problem, reply, server } from '@test/support/server';
import { ApiError, toErrorSentence } from './errors';
import { queryClient } from './query-client';
import { request } from './request';

afterEach(() => queryClient.clear());

/** Returns the error of a request to which the server responds like this. */
async function failure(answer: Response): Promise<ApiError> {
  server.respond('POST /api/messages', answer);
  server.respond('GET /api/user', null);
  return request('POST', '/api/messages', {}).then(
    () => Promise.reject(new Error('the request succeeded')),
    (error: ApiError) => error,
  );
}

const SERVER_ERROR_MESSAGE = 'Server error. Please try again later.';
const BAD_METHOD_MESSAGE = 'Registration failed: Invalid request format. Please try again.';

describe('the sentence for a refusal', () => {
  it.each([
    [401, 'Authentication failed. Please check your credentials.'],
    [403, "You don't have permission to access this resource."],
    [404, 'The requested resource was not found.'],
    [500, SERVER_ERROR_MESSAGE],
    [502, SERVER_ERROR_MESSAGE],
    [503, SERVER_ERROR_MESSAGE],
    [599, SERVER_ERROR_MESSAGE],
  ])('for status %d is fixed, whatever the server returns', async (status, sentence) => {
    const error = await failure(problem(status, 'Something the server said'));
    expect(error.message).toBe(sentence);
    expect(toErrorSentence(error)).toBe(sentence);
  });

  it.each([400, 500])('is about the request format if the server rejects the method (%d)', async (status) => {
    const error = await failure(problem(status, "'PATHC' method is not a valid HTTP method"));
    expect(error.message).toBe(BAD_METHOD_MESSAGE);
  });

  it.each([
    ['the error field of the answer', reply(400, { error: 'Content is required' }), 'Content is required'],
    ['the message field of the answer', reply(409, { message: 'Taken' }), 'Taken'],
    ['the error field when there are both', reply(422, { error: 'First', message: 'Second' }), 'First'],
    ['the text of the answer when it is not JSON', reply(418, 'I am a teapot'), 'I am a teapot'],
    ['the text of the answer when it names neither', reply(400, '{"reason":"odd"}'), '{"reason":"odd"}'],
    ['the text of an answer that is JSON but no object', reply(400, '"no"'), '"no"'],
    ['the status when the answer is empty', reply(429, ''), 'Request failed with status 429'],
  ])('is %s', async (_, answer, sentence) => {
    expect((await failure(answer)).message).toBe(sentence);
  });
});

describe('a refusal', () => {
  it('contains what a form and a log need', async () => {
    const errors = [{ field: 'username', message: 'This username is taken' }];
    const error = await failure(
      problem(409, 'This username is taken', { code: 'identity.username-taken', requestId: 'r-1', errors }),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      code: 'identity.username-taken',
      requestId: 'r-1',
      serverMessage: 'This username is taken',
      fieldErrors: errors,
    });
  });

  it('keeps the server’s own message beside a fixed sentence', async () => {
    expect((await failure(problem(401, 'Invalid username or password'))).serverMessage).toBe(
      'Invalid username or password',
    );
  });

  it.each([
    ['30', 30],
    [undefined, undefined],
    ['0', undefined],
    ['Wed, 21 Oct 2026 07:28:00 GMT', undefined],
  ])('contains how long to wait if the server sends it (%s)', async (header, seconds) => {
    const headers: Record<string, string> = header === undefined ? {} : { 'Retry-After': header };
    expect((await failure(problem(429, 'Slow down', {}, headers))).retryAfter).toBe(seconds);
  });

  it('has no field errors if those in the response are not a list', async () => {
    expect((await failure(reply(400, { errors: 'username' }))).fieldErrors).toEqual([]);
  });
});

describe('the sentence for any other error', () => {
  it('is about the connection', () => {
    expect(toErrorSentence(new TypeError('Failed to fetch'))).toBe(
      'We couldn’t reach the server. Check your connection and try again.',
    );
  });
});
