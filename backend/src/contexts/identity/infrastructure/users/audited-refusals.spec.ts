import type { Response } from 'express';
import type { RequestWithUser } from '../../../../shared/infrastructure/http/authorization.guard';
import { minutesLater } from '../../application/users/testing/user-fixture';
import { RecordingAuditLog, StubClock } from '../../application/testing/fakes';
import { AuditedRefusals } from './audited-refusals';

let audit: RecordingAuditLog;
let clock: StubClock;
let refusals: AuditedRefusals;
beforeEach(() => {
  [audit, clock] = [new RecordingAuditLog(), new StubClock()];
  refusals = new AuditedRefusals(audit, clock);
});

/** Reports a response as the exception filter does. */
function recordResponse(statusCode: number, overrides: { id?: number | null; path?: string; ip?: string } = {}): void {
  const { id = 7, path = '/api/reviews/:id', ip = '203.0.113.7' } = overrides;
  const currentUser = id === null ? null : { id, role: 'student', emailVerified: true };
  const request = { method: 'PUT', route: { path }, ip, headers: {}, currentUser };
  const response: Pick<Response, 'statusCode' | 'getHeader'> = { statusCode, getHeader: () => 'request-1' };
  refusals.record(request as object as RequestWithUser, response as Response);
}

describe('a refusal', () => {
  it('is recorded with the route, not the URL', () => {
    recordResponse(403);
    expect(audit.refusals).toMatchObject([{ userId: 7, route: 'PUT /api/reviews/:id', at: clock.at }]);
    expect(audit.refusals[0]?.visitor).toMatchObject({ network: '203.0.113.0/24', requestId: 'request-1' });
  });

  it('is recorded once a minute per user and route, without further queries', () => {
    for (const minutes of [0, 0.5, 1]) {
      clock.at = minutesLater(minutes);
      recordResponse(403);
      recordResponse(403, { path: '/api/admin/college' });
      recordResponse(403, { id: 8 });
    }
    expect(audit.refusals.map(({ userId, route }) => [userId, route])).toEqual([
      [7, 'PUT /api/reviews/:id'],
      [7, 'PUT /api/admin/college'],
      [8, 'PUT /api/reviews/:id'],
      [7, 'PUT /api/reviews/:id'],
      [7, 'PUT /api/admin/college'],
      [8, 'PUT /api/reviews/:id'],
    ]);
  });

  it('is not recorded for visitors', () => {
    recordResponse(403, { id: null });
    expect(audit.refusals).toEqual([]);
  });

  it('is remembered for at most ten thousand users and routes', () => {
    for (let id = 1; id <= 10_001; id++) recordResponse(403, { id });
    recordResponse(403, { id: 1 });
    expect(audit.refusals).toHaveLength(10_002);
  });
});

describe('a limit', () => {
  it('is recorded once a minute per network, with or without a session', () => {
    recordResponse(429);
    recordResponse(429, { id: null, ip: '203.0.113.8' });
    recordResponse(429, { id: null, ip: '198.51.100.1' });
    expect(audit.limits.map(({ userId, visitor }) => [userId, visitor?.network])).toEqual([
      [7, '203.0.113.0/24'],
      [null, '198.51.100.0/24'],
    ]);
  });
});
