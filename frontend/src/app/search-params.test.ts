import { numberParam, parseSearch, stringifySearch, textParam } from './search-params';

describe('reading the parameters of an address', () => {
  it('takes every value for text, numbers too', () => {
    expect(parseSearch('?q=1984&tab=register')).toEqual({ q: '1984', tab: 'register' });
  });

  it('makes a list of a name that is repeated', () => {
    expect(parseSearch('?states=MA&q=art&states=CA&states=NY')).toEqual({ states: ['MA', 'CA', 'NY'], q: 'art' });
  });

  it('undoes what addresses do to spaces and signs', () => {
    expect(parseSearch('?q=St.+John%27s+%26+co')).toEqual({ q: "St. John's & co" });
  });

  it('finds nothing in an empty one', () => {
    expect(parseSearch('')).toEqual({});
  });
});

describe('writing them', () => {
  it('leaves out what is not there', () => {
    expect(stringifySearch({ q: undefined, tab: null, next: '' })).toBe('');
  });

  it('repeats the name of a list', () => {
    expect(stringifySearch({ states: ['MA', 'CA'] })).toBe('?states=MA&states=CA');
  });

  it('can be read back', () => {
    const search = { q: "St. John's & co", next: '/college/12?q=a#b' };
    expect(parseSearch(stringifySearch(search))).toEqual(search);
  });
});

describe('one text', () => {
  it.each([[''], [undefined], [['a', 'b']], [7]])('is not %j', (value) => {
    expect(textParam(value)).toBeUndefined();
  });

  it('is the one that is there', () => {
    expect(textParam('biology')).toBe('biology');
  });
});

describe('one number', () => {
  it.each([['7'], [7]])('is %j', (value) => {
    expect(numberParam(value)).toBe(7);
  });

  it.each([['0'], ['007'], ['-1'], ['1.5'], [1.5], ['1e3'], ['1234567890'], [['1', '2']], [undefined]])(
    'is not %j',
    (value) => {
      expect(numberParam(value)).toBeUndefined();
    },
  );
});
