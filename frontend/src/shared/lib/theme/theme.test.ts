import { act, renderHook } from '@testing-library/react';
import { rememberTheme, setTheme, useTheme } from './theme';

const onThePage = () => document.documentElement.dataset.theme;
const choose = (theme: Parameters<typeof setTheme>[0]) => act(() => setTheme(theme));

describe('choosing a theme', () => {
  afterEach(() => choose('system'));

  it('follows the system until somebody chooses', () => {
    expect(renderHook(useTheme).result.current).toBe('system');
    expect(onThePage()).toBeUndefined();
  });

  it.each(['light', 'dark'] as const)('puts %s on the page and remembers it', (theme) => {
    const { result } = renderHook(useTheme);
    choose(theme);
    expect(result.current).toBe(theme);
    expect(onThePage()).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(theme);
  });

  it('forgets the choice when the system is to decide again', () => {
    choose('dark');
    choose('system');
    expect(onThePage()).toBeUndefined();
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('outlives an emptied storage when it is told to', () => {
    choose('dark');
    localStorage.clear();
    rememberTheme();
    expect(localStorage.getItem('theme')).toBe('dark');
  });

  it('works without storage', () => {
    const warned = jest.spyOn(console, 'warn').mockReturnValue();
    const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    choose('dark');
    expect(onThePage()).toBe('dark');
    expect(warned).toHaveBeenCalled();
    refused.mockRestore();
    warned.mockRestore();
  });
});

describe('the theme of an earlier visit', () => {
  const themeAfter = async (stored: string) => {
    localStorage.setItem('theme', stored);
    let theme = '';
    await jest.isolateModulesAsync(async () => {
      const [fresh, library] = [await import('./theme'), await import('@testing-library/react/pure')];
      theme = library.renderHook(fresh.useTheme).result.current;
    });
    return theme;
  };

  it('is taken up again', async () => {
    expect(await themeAfter('dark')).toBe('dark');
  });

  it('is the system when the stored word is unknown', async () => {
    expect(await themeAfter('sepia')).toBe('system');
  });
});
