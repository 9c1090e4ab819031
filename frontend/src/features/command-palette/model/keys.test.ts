import { storeValue } from '@/shared/lib/storage';
import { findKeyCommand, findSearchField, SINGLE_KEYS_OFF_KEY } from './keys';

function press(init: KeyboardEventInit & { keyCode?: number }, on: Element = document.body) {
  let command: ReturnType<typeof findKeyCommand> | undefined;
  const listen = (event: KeyboardEvent) => (command = findKeyCommand(event));
  document.addEventListener('keydown', listen, { once: true });
  on.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('keydown', listen);
  return command;
}

beforeEach(() => (document.body.innerHTML = ''));

function add(html: string): Element {
  document.body.innerHTML = html;
  return document.body.querySelector('[data-target]') ?? document.body;
}

describe('commandOfKey', () => {
  it.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }, 'palette'],
    ['Cmd+K', { key: 'k', metaKey: true }, 'palette'],
    ['Ctrl+K with caps lock', { key: 'K', ctrlKey: true }, 'palette'],
    ['Ctrl+Shift+K', { key: 'K', ctrlKey: true, shiftKey: true }, null],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }, null],
    ['/', { key: '/' }, 'search'],
    ['/ on Shift+7', { key: '/', shiftKey: true }, 'search'],
    ['Ctrl+/', { key: '/', ctrlKey: true }, null],
    ['?', { key: '?', shiftKey: true }, 'shortcuts'],
    ['k', { key: 'k' }, null],
    ['/ while composing', { key: '/', isComposing: true }, null],
    ['Ctrl+K while composing', { key: 'k', ctrlKey: true, isComposing: true }, null],
    ['/ that an input method took', { key: '/', keyCode: 229 }, null],
  ])('maps %s to %s', (_, init, expected) => expect(press(init)).toBe(expected));

  it.each([
    ['an input', '<input data-target>'],
    ['a text area', '<textarea data-target></textarea>'],
    ['a select', '<select data-target></select>'],
    ['editable text', '<div contenteditable="true"><b data-target>a</b></div>'],
    ['a page behind a dialog', '<div role="dialog"></div><a data-target>a</a>'],
    ['a page behind a question', '<div role="alertdialog"></div><a data-target>a</a>'],
    ['a menu', '<div role="menu"><a data-target>a</a></div>'],
  ])('responds only to Ctrl+K in %s', (_, html) => {
    const target = add(html);

    expect(press({ key: '/' }, target)).toBeNull();
    expect(press({ key: '?' }, target)).toBeNull();
    expect(press({ key: 'k', ctrlKey: true }, target)).toBe('palette');
  });

  it('ignores single-character shortcuts when they are turned off', () => {
    storeValue(SINGLE_KEYS_OFF_KEY, true);

    expect(press({ key: '/' })).toBeNull();
    expect(press({ key: '?' })).toBeNull();
    expect(press({ key: 'k', metaKey: true })).toBe('palette');
    localStorage.clear();
  });
});

describe('searchField', () => {
  it('returns the first enabled search field in the main content', () => {
    add('<input type="search"><main><input><input type="search" disabled><input type="search" id="it"></main>');
    expect(findSearchField()?.id).toBe('it');
  });

  it('returns undefined if there is none', () => {
    add('<main><input type="text"></main>');
    expect(findSearchField()).toBeUndefined();
  });
});
