import { combineTitles, formatNames, type NamedNews } from './combined-titles';

const news = (name: string | null, what = 'accepted', kind: NamedNews['kind'] = 'answer'): NamedNews => ({
  kind,
  what,
  name,
  title: `${name ?? 'Someone'}: ${what}`,
});

describe('the title of several news', () => {
  it.each([
    [['Kwame Dunmore', 'Alex Fielding'], 'Kwame Dunmore and Alex Fielding accepted your requests'],
    [['A B', 'C D', 'E F'], 'A B, C D and E F accepted your requests'],
    [['A B', 'C D', 'E F', 'G H'], 'A B, C D and 2 others accepted your requests'],
  ])('names the people: %j', (names, title) => {
    const [first, ...others] = names.map((name) => news(name));
    expect(combineTitles([first!, ...others])).toBe(title);
  });

  it('is the title of the first if they name only one person', () => {
    expect(combineTitles([news('A B'), news('A B'), news(null)])).toBe('A B: accepted');
    expect(combineTitles([news(null), news(null)])).toBe('Someone: accepted');
  });

  it('covers different events of one kind', () => {
    expect(combineTitles([news('A B'), news('C D', 'expired')])).toBe('News about your requests to A B and C D');
    expect(combineTitles([news('A B', 'received', 'request'), news('C D', 'waiting', 'request')])).toBe(
      'A B and C D are waiting for your answers',
    );
  });

  it('never counts without a name', () => {
    expect(formatNames([])).toBe('');
    expect(formatNames(['A B'])).toBe('A B');
  });
});
