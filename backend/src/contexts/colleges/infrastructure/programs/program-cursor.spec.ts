import { formatProgramCursor, isCursorOf, parseProgramCursor } from './program-cursor';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the position in a list of programs', () => {
  it.each(['61234', null, 'Zoë College'])('with the value %s is a parameter of a URL', (value) => {
    const cursor = { value, opeid6: '001002', credlev: 3, collegeId: 2469 };
    expect(formatProgramCursor(cursor)).toMatch(/^[\w-]+$/);
    expect(parseProgramCursor(formatProgramCursor(cursor))).toEqual(cursor);
  });

  it.each([
    ['', 'nothing'],
    ['!', 'no text'],
    [encode({}), 'no list'],
    [encode(['1', '', 3]), 'too few parts'],
    [encode([{}, '', 3, 1]), 'another value'],
    [encode([1, '', 3, 1]), 'a number'],
    [encode(['a\0', '', 3, 1]), 'an invalid character'],
    [encode(['1', 'x', 3, 1]), 'another OPEID'],
    [encode(['1', '', 9, 1]), 'another level'],
    [encode(['1', '', 3, -1]), 'a negative ID'],
  ])('isn’t “%s” (%s)', (text) => expect(parseProgramCursor(text)).toBeNull());
});

describe('the position in a list in another order', () => {
  const cursor = (value: string | null) => ({ value, opeid6: '', credlev: 3, collegeId: 1 });

  it.each(['Alma College', '-1', '1.5', '99999999999'])('“%s” isn’t a figure', (value) => {
    expect(isCursorOf(cursor(value), 'debt')).toBe(false);
    expect(isCursorOf(cursor(value), 'name')).toBe(true);
  });

  it.each(['0', null])('%s is a figure', (value) => expect(isCursorOf(cursor(value), 'debt')).toBe(true));
});
