import { act, renderHook } from '@testing-library/react';
import { useDelayedLoading } from './use-delayed-loading';

describe('a placeholder while loading', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const waiting = () => renderHook(({ waiting }) => useDelayedLoading(waiting), { initialProps: { waiting: true } });
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('appears after 150 ms', () => {
    const { result } = waiting();
    advanceTime(149);
    expect(result.current).toBe(false);
    advanceTime(1);
    expect(result.current).toBe(true);
  });

  it('never appears if loading takes less time', () => {
    const { result, rerender } = waiting();
    advanceTime(149);
    rerender({ waiting: false });
    advanceTime(1000);
    expect(result.current).toBe(false);
  });

  it('stays for 300 ms once it has appeared', () => {
    const { result, rerender } = waiting();
    advanceTime(150);
    rerender({ waiting: false });
    advanceTime(299);
    expect(result.current).toBe(true);
    advanceTime(1);
    expect(result.current).toBe(false);
  });
});
