import { renderHook } from '@testing-library/react';
import { reply, server } from '@test/support/server';
import { useCollegeView } from './use-college-view';

beforeEach(() => {
  jest.useFakeTimers();
  server.answers('POST /api/interactions', reply(204));
});
afterEach(() => jest.useRealTimers());

const look = () => renderHook(({ id }) => useCollegeView(id, 'directory'), { initialProps: { id: 12 } });
const told = () => server.callsTo('POST /api/interactions').map(({ body }) => body);
const becomes = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('a look at a college', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is told once the page is left, with its seconds', () => {
    const page = look();
    jest.advanceTimersByTime(12_400);
    expect(told()).toEqual([]);
    page.unmount();
    expect(told()).toEqual([{ collegeId: 12, type: 'view', source: 'directory', seconds: 12 }]);
  });

  it('is told when the window closes, and not a second time', () => {
    const page = look();
    jest.advanceTimersByTime(3000);
    window.dispatchEvent(new Event('pagehide'));
    page.unmount();
    expect(told()).toHaveLength(1);
  });

  it('counts only the time the page was to be seen', () => {
    const page = look();
    jest.advanceTimersByTime(2000);
    becomes('hidden');
    jest.advanceTimersByTime(60_000);
    becomes('visible');
    jest.advanceTimersByTime(3000);
    page.unmount();
    expect(told()).toEqual([expect.objectContaining({ seconds: 5 })]);
  });

  it('is none while a page is only passed through', () => {
    look().unmount();
    expect(told()).toEqual([]);
  });

  it('ends where the look at another college begins', () => {
    const page = look();
    jest.advanceTimersByTime(2000);
    page.rerender({ id: 13 });
    jest.advanceTimersByTime(4000);
    page.unmount();
    expect(told()).toMatchObject([
      { collegeId: 12, seconds: 2 },
      { collegeId: 13, seconds: 4 },
    ]);
  });
});
