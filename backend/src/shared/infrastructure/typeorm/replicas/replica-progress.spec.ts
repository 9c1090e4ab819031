import { ReplicaProgress } from './replica-progress';

const LIMIT_SECONDS = 5;

let progress: ReplicaProgress;
beforeEach(() => {
  progress = new ReplicaProgress();
});
const canServe = (after: bigint, now: number): boolean => progress.canServe(after, LIMIT_SECONDS, now);

describe('a replica', () => {
  it('serves nothing until both the primary and the replica have responded', () => {
    expect(canServe(0n, 0)).toBe(false);
    progress.recordReplayed(10n);
    expect(canServe(0n, 0)).toBe(false);
    progress.recordPrimary(10n, 0);
    expect(canServe(0n, 0)).toBe(true);
  });

  it('has no lag while the primary writes nothing, however long', () => {
    progress.recordReplayed(10n);
    for (const at of [0, 500, 3_600_000]) progress.recordPrimary(10n, at);
    expect([progress.getLagSeconds(7_200_000), canServe(10n, 7_200_000)]).toEqual([0, true]);
  });

  it('lags since the first sample of the primary that it has not replayed', () => {
    progress.recordReplayed(10n);
    progress.recordPrimary(20n, 1_000);
    progress.recordPrimary(30n, 2_000);
    expect(progress.getLagSeconds(4_000)).toBe(3);
    progress.recordReplayed(19n);
    expect(progress.getLagSeconds(4_000)).toBe(3);
    progress.recordReplayed(20n);
    expect(progress.getLagSeconds(4_000)).toBe(2);
    progress.recordReplayed(30n);
    expect(progress.getLagSeconds(4_000)).toBe(0);
  });

  it('serves with a lag of up to the limit, and again when it has caught up', () => {
    progress.recordReplayed(10n);
    progress.recordPrimary(20n, 1_000);
    expect([canServe(0n, 6_000), canServe(0n, 6_001)]).toEqual([true, false]);
    progress.recordReplayed(20n);
    expect(canServe(0n, 6_001)).toBe(true);
  });

  it('serves only reads of what it has replayed', () => {
    progress.recordReplayed(10n);
    progress.recordPrimary(10n, 0);
    expect([canServe(10n, 0), canServe(11n, 0)]).toEqual([true, false]);
  });

  it('serves nothing while it is gone, and its lag grows only with what the primary writes', () => {
    progress.recordReplayed(10n);
    progress.recordPrimary(10n, 0);
    progress.recordFailure();
    expect([canServe(0n, 60_000), progress.getLagSeconds(60_000)]).toEqual([false, 0]);
    progress.recordPrimary(20n, 60_000);
    expect(progress.getLagSeconds(62_000)).toBe(2);
    progress.recordReplayed(20n);
    expect(canServe(20n, 62_000)).toBe(true);
  });

  it('keeps the time of the oldest missing write, however many samples follow', () => {
    progress.recordReplayed(10n);
    for (let n = 1; n <= 5_000; n++) progress.recordPrimary(10n + BigInt(n), n * 500);
    expect(progress.getLagSeconds(2_500_000)).toBe(2_499.5);
  });

  it('does not wait for writes that a failover has lost', () => {
    progress.recordReplayed(10n);
    progress.recordPrimary(30n, 0);
    progress.recordPrimary(20n, 1_000);
    progress.recordReplayed(20n);
    expect(progress.getLagSeconds(60_000)).toBe(0);
  });
});
