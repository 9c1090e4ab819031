import { createWithStubs } from '../../../../../test/support/created-with';
import { recordCommitOfRequest, type ReplicaReadScope, runAsRequest, runDetached } from '../unit-of-work-scope';
import { ReplicaReads } from './replica-reads';

const SQL = 'SELECT 1 AS one';
const errorWithCode = (code: string): Error => Object.assign(new Error(code), { code });

let failure: Error | null;
/** What the fake replica can serve. */
let replayed: bigint;
let failures: number;
let readCounts: { primary: number; replica: number };
let reads: ReplicaReads;
beforeEach(() => {
  [failure, replayed, failures, readCounts] = [null, 10n, 0, { primary: 0, replica: 0 }];
  const replica = {
    pool: { query: async () => (failure ? Promise.reject(failure) : { rows: ['replica'] }) },
    progress: { recordFailure: () => (failures += 1) },
  };
  const canServe = (after: bigint): boolean => replayed >= after && failures === 0;
  const replicas = {
    readCounts,
    choose: (after: bigint) => (canServe(after) ? replica : null),
    canServe: (_: object, after: bigint) => canServe(after),
  };
  const unitOfWork = { query: async () => ['primary'], queryPrepared: async () => ['primary'] };
  reads = createWithStubs(ReplicaReads, unitOfWork, replicas);
});

const read = async (): Promise<unknown> => (await reads.query<unknown>(SQL))[0];
const inRequest = <T>(work: () => Promise<T>, scope: ReplicaReadScope | undefined = { after: 0n }): Promise<T> =>
  runAsRequest(work, scope);

describe('a read', () => {
  it('of a request that only reads runs on a replica, also as a prepared statement', async () => {
    expect(await inRequest(async () => [await read(), (await reads.queryPrepared<object>(SQL))[0]])).toEqual([
      'replica',
      'replica',
    ]);
    expect(readCounts).toEqual({ primary: 0, replica: 2 });
  });

  it('outside of requests, and of a request that writes, runs on the primary', async () => {
    expect(await read()).toBe('primary');
    expect(await runAsRequest(read)).toBe('primary');
    expect(await inRequest(() => runDetached(read))).toBe('primary');
    expect(readCounts).toEqual({ primary: 3, replica: 0 });
  });

  it('runs on the primary until the replica has replayed what the request needs', async () => {
    expect(await inRequest(read, { after: 11n })).toBe('primary');
    replayed = 11n;
    expect(await inRequest(read, { after: 11n })).toBe('replica');
  });

  it('runs on the primary after a unit of work of the request was committed', async () => {
    const seen = await inRequest(async () => {
      const before = await read();
      recordCommitOfRequest();
      return [before, await read()];
    });
    expect(seen).toEqual(['replica', 'primary']);
  });

  it('does not return to a replica in a request that has read the primary', async () => {
    const seen = await inRequest(async () => {
      const first = await read();
      replayed = -1n;
      const second = await read();
      replayed = 10n;
      return [first, second, await read()];
    });
    expect(seen).toEqual(['replica', 'primary', 'primary']);
  });
});

describe('a replica that fails', () => {
  it.each([
    ['has lost the connection', '08006', 1],
    ['is stopping', '57P01', 1],
    ['is starting', '57P03', 1],
    ['refuses connections', 'ECONNREFUSED', 1],
    ['takes too long for a statement', '57014', 0],
    ['cancels a statement because of what it replays', '40001', 0],
    ['has not replayed a migration', '42P01', 0],
  ])('is replaced by the primary for the request: it %s', async (_, code, failuresReported) => {
    failure = errorWithCode(code);
    expect(await inRequest(async () => [await read(), await read()])).toEqual(['primary', 'primary']);
    expect([failures, readCounts]).toEqual([failuresReported, { primary: 2, replica: 0 }]);
  });

  it('passes on errors that the primary would have, too', async () => {
    failure = errorWithCode('22012');
    await expect(inRequest(read)).rejects.toThrow('22012');
    expect(readCounts).toEqual({ primary: 0, replica: 0 });
  });
});
