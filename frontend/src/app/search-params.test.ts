import { numberParam, parseSearch, stringifySearch, textParam } from './search-params';

describe('parseSearch', () => {
  it('returns every value as text, including numbers', () => {
    expect(parseSearch('?q=1984&tab=register')).toEqual({ q: '1984', tab: 'register' });
  });

  it('returns repeated parameters as a list', () => {
    expect(parseSearch('?states=MA&q=art&states=CA&states=NY')).toEqual({ states: ['MA', 'CA', 'NY'], q: 'art' });
  });

  it('decodes spaces and special characters', () => {
    expect(parseSearch('?q=St.+John%27s+%26+co')).toEqual({ q: "St. John's & co" });
  });

  it('returns nothing for an empty query string', () => {
    expect(parseSearch('')).toEqual({});
  });
});

describe('stringifySearch', () => {
  it('omits empty values', () => {
    expect(stringifySearch({ q: undefined, tab: null, next: '' })).toBe('');
  });

  it('repeats the name for each value of a list', () => {
    expect(stringifySearch({ states: ['MA', 'CA'] })).toBe('?states=MA&states=CA');
  });

  it('can be parsed back', () => {
    const search = { q: "St. John's & co", next: '/college/12?q=a#b' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});

describe('textParam', () => {
  it.each([[''], [undefined], [['a', 'b']], [7]])('rejects %j', (value) => {
    expect(textParam(value)).toBeUndefined();
  });

  it('returns the text', () => {
    expect(textParam('biology')).toBe('biology');
  });
});

describe('numberParam', () => {
  it.each([['7'], [7]])('accepts %j', (value) => {
    expect(numberParam(value)).toBe(7);
  });

  it.each([['0'], ['007'], ['-1'], ['1.5'], [1.5], ['1e3'], ['1234567890'], [['1', '2']], [undefined]])(
    'rejects %j',
    (value) => {
      expect(numberParam(value)).toBeUndefined();
    },
  );
});
