interface FieldError {
  field: string;
  message: string;
}

interface Problem {
  code?: string;
  message?: string;
  error?: string;
  requestId?: string;
  errors?: FieldError[];
}

const SESSION_ENDED_CODE = 'session-ended';

const STATUS_MESSAGES: Record<number, string> = {
  401: 'Authentication failed. Please check your credentials.',
  403: "You don't have permission to access this resource.",
  404: 'The requested resource was not found.',
};

/** Returns the sentence to show after a failed request: the fixed texts take precedence over the server's message. */
function problemSentence(status: number, body: string, problem: Problem): string {
  if (body.includes('method is not a valid')) return 'Registration failed: Invalid request format. Please try again.';
  const fixed = problem.code === SESSION_ENDED_CODE ? problem.message : STATUS_MESSAGES[status];
  if (fixed) return fixed;
  if (status >= 500) return 'Server error. Please try again later.';
  return problem.error || problem.message || body || `Request failed with status ${status}`;
}

function parseProblem(body: string): Problem {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/**
 * An unsuccessful response. `message` is for the log or the catalog, `sentence` for the user, `serverMessage` is the
 * server's own message, and `retryAfter` the seconds it asks to wait.
 */
export class ApiError extends Error {
  readonly sentence: string;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly serverMessage: string | undefined;
  readonly fieldErrors: FieldError[];

  constructor(
    readonly status: number,
    body: string,
    readonly retryAfter: number | undefined,
    message?: string,
  ) {
    const problem = parseProblem(body);
    const sentence = problemSentence(status, body, problem);
    super(message ?? sentence);
    this.name = 'ApiError';
    this.sentence = sentence;
    this.code = problem.code;
    this.requestId = problem.requestId;
    this.serverMessage = problem.message || problem.error;
    this.fieldErrors = Array.isArray(problem.errors) ? problem.errors : [];
  }
}

/** Returns the error for a request after the session ended: the credentials were not wrong. */
export const createSessionEndedError = (): ApiError => {
  const problem: Problem = { code: SESSION_ENDED_CODE, message: 'Your session ended. Sign in again to continue.' };
  return new ApiError(401, JSON.stringify(problem), undefined);
};

export const isSessionEndedError = (error: unknown): boolean =>
  error instanceof ApiError && error.code === SESSION_ENDED_CODE;

/** Returns the sentence to show for any error of a request. */
export function toErrorSentence(error: unknown): string {
  if (error instanceof ApiError) return error.sentence;
  return 'We couldn’t reach the server. Check your connection and try again.';
}
