/** A received request. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  init: RequestInit;
}

/** A Response, or anything else to respond with 200 and that as JSON. */
type Answer = object | string | number | boolean | null;
type Decision = (call: Call) => Answer | Promise<Answer>;

/** A call that waits for its response, so that the test can check the page before it. */
interface PendingRequest {
  answer: (answer: Answer) => void;
  fail: () => void;
}

/** Creates a response with a status other than 200, or with headers. */
export function reply(status: number, body: unknown = null, headers: Record<string, string> = {}): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return new Response(status === 204 ? null : text, { status, headers });
}

/** Creates an error response in the format of the API. */
export function problem(
  status: number,
  message = '',
  rest: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) {
  return reply(status, { status, message, error: message, errors: [], ...rest }, headers);
}

class FakeServer {
  calls: Call[] = [];
  private readonly decisions = new Map<string, Decision>();
  private unexpected: string[] = [];

  /** Replaces `fetch`, without recorded calls and responses. */
  open(): void {
    this.calls = [];
    this.unexpected = [];
    this.decisions.clear();
    globalThis.fetch = (input, init) => this.receive(input, init);
  }

  /** The calls for which no response was set. */
  get unexpectedRequests(): readonly string[] {
    return this.unexpected;
  }

  /**
   * Sets the response of a route. `route` is a method and a path: 'GET /api/user'. A function decides by the call. A
   * later response replaces an earlier one.
   */
  respond(route: string, answer: Answer | Decision): void {
    this.decisions.set(route, typeof answer === 'function' ? (answer as Decision) : () => answer);
  }

  /** Sets the response of a route unless the test has set one. */
  respondByDefault(route: string, answer: Answer | Decision): void {
    if (!this.decisions.has(route)) this.respond(route, answer);
  }

  failToConnect(route: string): void {
    const fail = (reject: (reason: Error) => void) => setTimeout(() => reject(new TypeError('Failed to fetch')), 1);
    this.respond(route, () => new Promise((_, reject) => fail(reject)));
  }

  /** Holds the calls of a route. The returned list contains them in the order of their arrival. */
  holdRequests(route: string): PendingRequest[] {
    const pendingRequests: PendingRequest[] = [];
    this.respond(route, ({ init }: Call) => {
      return new Promise((answer, reject) => {
        pendingRequests.push({ answer, fail: () => reject(new TypeError('Failed to fetch')) });
        init.signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      });
    });
    return pendingRequests;
  }

  callsTo(route: string): Call[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === route);
  }

  private async receive(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(input instanceof Request ? input.url : input, window.location.origin);
    const { method = 'GET', body } = init;
    const payload: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
    const call = { method, path: address.pathname, query: address.searchParams, body: payload, init };
    this.calls.push(call);

    const route = `${method} ${address.pathname}`;
    const decide = this.decisions.get(route);
    if (!decide) {
      this.unexpected.push(route);
      throw new TypeError(`No one said how to answer ${route}`);
    }
    const answer = await decide(call);
    return answer instanceof Response ? answer.clone() : reply(200, answer);
  }
}

export const server = new FakeServer();
