import { act, renderHook } from '@testing-library/react';
import { setDisplayMode } from '@test/support/browser';
import { listenForInstallOffer, useInstallPrompt } from './install-prompt';

type Outcome = 'accepted' | 'dismissed';

/** Fires the browser's install event; `answer` is the user's choice in its dialog. */
function fireInstallPrompt() {
  let answer: (outcome: Outcome) => void = () => undefined;
  const prompt = jest.fn(() => Promise.resolve());
  const userChoice = new Promise<{ outcome: Outcome }>((resolve) => (answer = (outcome) => resolve({ outcome })));
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt, userChoice });
  act(() => void window.dispatchEvent(event));
  return { event, prompt, answer };
}

describe('installing the app', () => {
  beforeAll(listenForInstallOffer);
  afterEach(() => {
    setDisplayMode('browser');
    act(() => void window.dispatchEvent(new Event('appinstalled')));
  });

  it('is not available before the browser offers it', () => {
    expect(renderHook(useInstallPrompt).result.current.isAvailable).toBe(false);
  });

  it('is available once the browser offers it, which then shows no bar of its own', () => {
    const { result } = renderHook(useInstallPrompt);
    const { event } = fireInstallPrompt();
    expect(result.current.isAvailable).toBe(true);
    expect(event.defaultPrevented).toBe(true);
  });

  it('is not available in the installed app', () => {
    setDisplayMode('standalone');
    const { result } = renderHook(useInstallPrompt);
    fireInstallPrompt();
    expect(result.current.isAvailable).toBe(false);
  });

  it.each(['accepted', 'dismissed'] as const)('is not offered again after it was %s', async (outcome) => {
    const { result } = renderHook(useInstallPrompt);
    const { prompt, answer } = fireInstallPrompt();

    await act(async () => void result.current.install());
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(result.current.isAvailable).toBe(true);

    await act(async () => answer(outcome));
    expect(result.current.isAvailable).toBe(false);
  });

  it('is not offered after it was installed from the browser’s own menu', () => {
    const { result } = renderHook(useInstallPrompt);
    fireInstallPrompt();
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(result.current.isAvailable).toBe(false);
  });

  it('only logs to the console if there is no offer', async () => {
    const consoleInfo = jest.spyOn(console, 'info').mockReturnValue();
    const { result } = renderHook(useInstallPrompt);
    await expect(result.current.install()).resolves.toBeUndefined();
    expect(consoleInfo).toHaveBeenCalledTimes(1);
    consoleInfo.mockRestore();
  });
});
