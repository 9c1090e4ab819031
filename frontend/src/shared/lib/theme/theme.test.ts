import { act, renderHook } from '@testing-library/react';
import { setTheme, useTheme } from './theme';

const pageTheme = () => document.documentElement.dataset.theme;
const choose = (theme: Parameters<typeof setTheme>[0]) => act(() => setTheme(theme));

afterEach(() => choose('system'));

describe('choosing a theme', () => {
  it('follows the system by default', () => {
    expect(renderHook(useTheme).result.current).toBe('system');
    expect(pageTheme()).toBeUndefined();
  });

  it.each(['light', 'dark'] as const)('applies %s to the page and stores it', (theme) => {
    const { result } = renderHook(useTheme);
    choose(theme);
    expect(result.current).toBe(theme);
    expect(pageTheme()).toBe(theme);
    expect(document.cookie).toBe(`theme=${theme}`);
  });

  it('deletes the choice when the system decides again', () => {
    choose('dark');
    choose('system');
    expect(pageTheme()).toBeUndefined();
    expect(document.cookie).toBe('');
  });
});

describe('the theme of an earlier visit', () => {
  const themeAfter = async (stored: string) => {
    document.cookie = `theme=${stored}`;
    let theme = '';
    await jest.isolateModulesAsync(async () => {
      const [fresh, library] = [await import('./theme'), await import('@testing-library/react/pure')];
      fresh.applyStoredTheme();
      theme = library.renderHook(fresh.useTheme).result.current;
    });
    return theme;
  };

  it('is applied again', async () => {
    expect(await themeAfter('dark')).toBe('dark');
    expect(pageTheme()).toBe('dark');
  });

  it('is that of the system if the stored value is unknown', async () => {
    expect(await themeAfter('sepia')).toBe('system');
    expect(pageTheme()).toBeUndefined();
  });
});
