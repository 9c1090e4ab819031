import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { from, lastValueFrom } from 'rxjs';
import { TooManyRequests } from '../../application/rate-limits';
import type { RequestWithUser } from './authorization.guard';
import {
  MAX_CONCURRENT_REQUESTS,
  RequestsPerUserInterceptor,
  MAX_WAIT_MS,
  MAX_WAITING_REQUESTS,
} from './concurrent-requests-per-user';

let share: RequestsPerUserInterceptor;
let running: (() => void)[];
beforeEach(() => {
  jest.useFakeTimers();
  [share, running] = [new RequestsPerUserInterceptor(), []];
});
afterEach(() => jest.useRealTimers());

/** Sends a request that completes when its entry in `running` is called. */
function request(id: number | null): Promise<unknown> {
  const asked = { currentUser: id === null ? null : { id } };
  const context = { switchToHttp: () => ({ getRequest: () => asked }) } as object as ExecutionContext;
  const next: CallHandler = { handle: () => from(new Promise((answer) => running.push(() => answer('answered')))) };
  return lastValueFrom(share.intercept(context, next));
}
const requests = (count: number, id: number | null = 7) => Array.from({ length: count }, () => request(id));
const flushPromises = () => jest.advanceTimersByTimeAsync(0);

describe('concurrent requests of one person', () => {
  it('run three at a time, the others in order of arrival', async () => {
    const all = requests(8);
    for (const answered of [3, 6, 8]) {
      await flushPromises();
      expect(running).toHaveLength(answered);
      running.slice(-MAX_CONCURRENT_REQUESTS).forEach((answer) => answer());
    }
    expect(await Promise.all(all)).toHaveLength(8);
  });

  it('are refused with a retry time if too many wait', async () => {
    void requests(MAX_CONCURRENT_REQUESTS + MAX_WAITING_REQUESTS);

    await expect(request(7)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    expect(running).toHaveLength(MAX_CONCURRENT_REQUESTS);
  });

  it('are refused after waiting too long', async () => {
    void requests(MAX_CONCURRENT_REQUESTS);
    const refused = expect(request(7)).rejects.toThrow(TooManyRequests);
    await jest.advanceTimersByTimeAsync(MAX_WAIT_MS);
    await refused;

    running.forEach((answer) => answer());
    await flushPromises();
    void request(7);
    expect(running).toHaveLength(MAX_CONCURRENT_REQUESTS + 1);
  });

  it('are counted together with the work of guards', async () => {
    const byGuard = () => new Promise((answer) => running.push(() => answer('answered')));
    const asked = { currentUser: { id: 7 } } as RequestWithUser;
    for (let n = 0; n < MAX_CONCURRENT_REQUESTS; n++) void share.run(asked, byGuard);
    void request(7);
    await flushPromises();
    expect(running).toHaveLength(MAX_CONCURRENT_REQUESTS);
  });

  it('do not slow down other people or visitors', async () => {
    void requests(MAX_CONCURRENT_REQUESTS + MAX_WAITING_REQUESTS);
    void request(8);
    void requests(40, null);

    expect(running).toHaveLength(MAX_CONCURRENT_REQUESTS + 1 + 40);
  });
});
