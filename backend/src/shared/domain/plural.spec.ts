import { pluralize } from './plural';

const replies = { one: '# reply', other: '# replies' };

describe('plural', () => {
  it.each([
    [0, '0 replies'],
    [1, '1 reply'],
    [2, '2 replies'],
    [1204, '1,204 replies'],
    [1.5, '1.5 replies'],
  ])('writes %d with its noun', (count, text) => {
    expect(pluralize(count, replies)).toBe(text);
  });

  it.each([
    [0, 'No replies yet'],
    [1, 'A reply'],
    [21, '21 replies'],
  ])('uses a form for exactly %d if there is one', (count, text) => {
    expect(pluralize(count, { '=0': 'No replies yet', '=1': 'A reply', other: '# replies' })).toBe(text);
  });

  it('inserts named values, whatever they contain', () => {
    const forms = { one: '{name} sent # message', other: '{name} sent # messages' };
    expect(pluralize(3, forms, { name: 'C# {name} $&' })).toBe('C# {name} $& sent 3 messages');
  });

  it('accepts forms without a number', () => {
    expect(pluralize(1, { one: 'Request sent', other: '# requests sent' })).toBe('Request sent');
  });
});
