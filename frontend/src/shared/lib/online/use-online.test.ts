import { act, renderHook } from '@testing-library/react';
import { goesOnline } from '@test/support/browser';
import { useOnline } from './use-online';

describe('useOnline', () => {
  afterEach(() => goesOnline(true));

  it('follows the connection of the device', () => {
    const { result } = renderHook(useOnline);
    expect(result.current).toBe(true);
    act(() => goesOnline(false));
    expect(result.current).toBe(false);
    act(() => goesOnline(true));
    expect(result.current).toBe(true);
  });

  it('stops listening when it is unmounted', () => {
    const { unmount } = renderHook(useOnline);
    const removed = jest.spyOn(window, 'removeEventListener');
    unmount();
    expect(removed.mock.calls.map(([event]) => event)).toEqual(expect.arrayContaining(['online', 'offline']));
    removed.mockRestore();
  });
});
