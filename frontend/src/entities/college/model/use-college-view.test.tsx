import { renderHook } from '@testing-library/react';
import { reply, server } from '@test/support/server';
import { useReportCollegeView } from './use-college-view';

beforeEach(() => {
  jest.useFakeTimers();
  server.respond('POST /api/interactions', reply(204));
});
afterEach(() => jest.useRealTimers());

const look = () => renderHook(({ id }) => useReportCollegeView(id, 'directory'), { initialProps: { id: 12 } });
const sentInteractions = () => server.callsTo('POST /api/interactions').map(({ body }) => body);
const setVisibilityState = (state: 'visible' | 'hidden') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('useCollegeView', () => {
  afterEach(() => jest.restoreAllMocks());

  it('reports a view with its seconds when the page is left', () => {
    const page = look();
    jest.advanceTimersByTime(12_400);
    expect(sentInteractions()).toEqual([]);
    page.unmount();
    expect(sentInteractions()).toEqual([{ collegeId: 12, type: 'view', source: 'directory', seconds: 12 }]);
  });

  it('reports a view when the window closes, but only once', () => {
    const page = look();
    jest.advanceTimersByTime(3000);
    window.dispatchEvent(new Event('pagehide'));
    page.unmount();
    expect(sentInteractions()).toHaveLength(1);
  });

  it('counts only the time in which the page was visible', () => {
    const page = look();
    jest.advanceTimersByTime(2000);
    setVisibilityState('hidden');
    jest.advanceTimersByTime(60_000);
    setVisibilityState('visible');
    jest.advanceTimersByTime(3000);
    page.unmount();
    expect(sentInteractions()).toEqual([expect.objectContaining({ seconds: 5 })]);
  });

  it('reports nothing for a page that is left immediately', () => {
    look().unmount();
    expect(sentInteractions()).toEqual([]);
  });

  it('ends one view when the view of another college begins', () => {
    const page = look();
    jest.advanceTimersByTime(2000);
    page.rerender({ id: 13 });
    jest.advanceTimersByTime(4000);
    page.unmount();
    expect(sentInteractions()).toMatchObject([
      { collegeId: 12, seconds: 2 },
      { collegeId: 13, seconds: 4 },
    ]);
  });
});
