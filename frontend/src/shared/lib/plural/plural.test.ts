import { plural } from './plural';

const replies = { one: '# reply', other: '# replies' };

describe('plural', () => {
  it.each([
    [0, '0 replies'],
    [1, '1 reply'],
    [2, '2 replies'],
    [1204, '1,204 replies'],
    [1.5, '1.5 replies'],
  ])('formats %d with its noun', (count, text) => {
    expect(plural(count, replies)).toBe(text);
  });

  it.each([
    [0, 'No replies yet'],
    [1, 'A reply'],
    [21, '21 replies'],
  ])('prefers a form for exactly %d', (count, text) => {
    expect(plural(count, { '=0': 'No replies yet', '=1': 'A reply', other: '# replies' })).toBe(text);
  });

  it('inserts named values, whatever they contain', () => {
    const forms = { one: '{name} sent # message', other: '{name} sent # messages' };
    expect(plural(3, forms, { name: 'C# {name} $&' })).toBe('C# {name} $& sent 3 messages');
  });

  it('requires no number in a form', () => {
    expect(plural(1, { one: 'Request sent', other: '# requests sent' })).toBe('Request sent');
  });
});
