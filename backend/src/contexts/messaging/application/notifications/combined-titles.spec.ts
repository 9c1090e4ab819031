import { combineTitles, formatNames, type TitledEvent } from './combined-titles';

const news = (personName: string | null, what = 'accepted', kind: TitledEvent['kind'] = 'answer'): TitledEvent => ({
  kind,
  what,
  personName,
  collegeName: null,
  title: `${personName ?? 'Someone'}: ${what}`,
});
const ofCollege = (personName: string | null, what: string, collegeName = 'Purdue University'): TitledEvent => ({
  ...news(personName, what, 'college'),
  collegeName,
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

  it('is the title of the first if all are the same', () => {
    expect(combineTitles([news('A B'), news('A B')])).toBe('A B: accepted');
    expect(combineTitles([news(null), news(null)])).toBe('Someone: accepted');
  });

  it('says how many more there are if it can name only one person or none', () => {
    expect(combineTitles([news('A B'), news(null)])).toBe('A B: accepted (and 1 more update)');
    expect(combineTitles([news(null), news(null, 'warned'), news(null)])).toBe(
      'Someone: accepted (and 2 more updates)',
    );
  });

  it('does not mix people and colleges', () => {
    const other = 'Reed College';
    expect(combineTitles([ofCollege('A B', 'colleague'), ofCollege(null, 'approved', other)])).toBe(
      'News about Purdue University and Reed College',
    );
    expect(combineTitles([ofCollege('A B', 'colleague'), ofCollege(null, 'approved')])).toBe(
      'A B: colleague (and 1 more update)',
    );
  });

  it.each([
    ['asked', 'A B and C D asked to represent your college'],
    ['message-waits', 'A B and C D want to message students'],
    ['message-answered', 'A B and C D answered your messages to students'],
  ])('names the people of one college: %s', (what, title) => {
    expect(combineTitles([ofCollege('A B', what), ofCollege('C D', what)])).toBe(title);
  });

  it('covers different events of one kind', () => {
    expect(combineTitles([news('A B'), news('C D', 'expired')])).toBe('News about your requests to A B and C D');
    expect(combineTitles([news('A B', 'received', 'request'), news('C D', 'waiting', 'request')])).toBe(
      'A B and C D are waiting for your answers',
    );
  });

  it('of alumni alerts names the colleges', () => {
    const alert = (collegeName: string): TitledEvent => ({ ...news(null, 'joined', 'alumni'), collegeName });
    expect(combineTitles([alert('Reed'), alert('Colby')])).toBe('You can now ask alumni of Reed and Colby');
  });

  it('never counts without a name', () => {
    expect(formatNames([])).toBe('');
    expect(formatNames(['A B'])).toBe('A B');
  });
});
