import { countCredibleReporters } from './credible-reporters';

const NOW = new Date('2026-03-10T12:00:00Z');
const reporter = (days: number, ...networks: string[]) => ({
  registeredAt: new Date(NOW.getTime() - days * 24 * 60 * 60 * 1_000),
  networks,
});

describe('the reporters who can hide content', () => {
  it('have accounts that are at least seven days old', () => {
    expect(
      countCredibleReporters([reporter(8, 'a'), reporter(7, 'b'), reporter(6.9, 'c'), reporter(0, 'd')], NOW),
    ).toBe(2);
  });

  it('count once for each network', () => {
    expect(
      countCredibleReporters([reporter(30, 'a'), reporter(30, 'a', 'b'), reporter(30, 'b'), reporter(30, 'c')], NOW),
    ).toBe(2);
  });

  it('count as one without a known network', () => {
    expect(countCredibleReporters([reporter(30), reporter(30), reporter(30, 'a')], NOW)).toBe(2);
  });

  it('are not displaced by younger accounts of their network', () => {
    expect(countCredibleReporters([reporter(1, 'a'), reporter(30, 'a')], NOW)).toBe(1);
  });
});
