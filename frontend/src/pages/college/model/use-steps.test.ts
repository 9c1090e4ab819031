import { act, renderHook } from '@testing-library/react';
import { openDocumentBy } from '@test/support/navigation';
import { useSteps } from './use-steps';

interface Arrival {
  hash?: string;
  visibility?: DocumentVisibilityState;
}

function arrive(type: string | null, { hash = '', visibility = 'visible' }: Arrival = {}) {
  openDocumentBy(type);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  window.location.hash = hash;
}

const advanceStep = () => act(() => jest.advanceTimersByTime(16));
let page = 0;

beforeEach(() => {
  jest.useFakeTimers();
  page++;
});
afterEach(() => jest.useRealTimers());

describe('the parts of a page', () => {
  it('appear in steps', () => {
    arrive('navigate');
    const { result } = renderHook(() => useSteps(page, 2));
    expect(result.current).toBe(0);
    advanceStep();
    expect(result.current).toBe(1);
    advanceStep();
    expect(result.current).toBe(2);
    advanceStep();
    expect(result.current).toBe(2);
  });

  it('appear at once on a page that was shown before', () => {
    arrive('navigate');
    const first = renderHook(() => useSteps(page, 1));
    advanceStep();
    first.unmount();
    expect(renderHook(() => useSteps(page, 1)).result.current).toBe(1);
  });

  it.each<[string, string, Arrival]>([
    ['after a reload', 'reload', {}],
    ['after going back to the page', 'back_forward', {}],
    ['with a link to a part', 'navigate', { hash: '#reviews' }],
    ['in a tab that is not visible', 'navigate', { visibility: 'hidden' }],
  ])('appear at once %s', (_, type, how) => {
    arrive(type, how);
    expect(renderHook(() => useSteps(page, 3)).result.current).toBe(3);
  });

  it('appear at once where the kind of navigation is unknown', () => {
    arrive(null);
    expect(renderHook(() => useSteps(page, 3)).result.current).toBe(3);
  });
});
