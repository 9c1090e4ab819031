import { act, fireEvent, renderHook } from '@testing-library/react';
import { useOneAtATime } from './use-one-at-a-time';

describe('useOneAtATime', () => {
  it('ignores calls while one is running, then accepts the next', async () => {
    let finish = (): void => undefined;
    const first = new Promise<void>((resolve) => (finish = resolve));
    const action = jest.fn<Promise<void>, []>().mockReturnValueOnce(first).mockResolvedValue();
    const { result } = renderHook(() => useOneAtATime(action));
    const done = result.current();
    await result.current();
    expect(action).toHaveBeenCalledTimes(1);
    finish();
    await done;
    await result.current();
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('prevents the default of every event, also if the call is ignored', () => {
    const { result } = renderHook(() => useOneAtATime<[Event]>(() => new Promise(() => undefined)));
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => void result.current(event));
    // `true` means not prevented: the browser would leave the page.
    act(() => expect([fireEvent.submit(form), fireEvent.submit(form)]).toEqual([false, false]));
  });
});
