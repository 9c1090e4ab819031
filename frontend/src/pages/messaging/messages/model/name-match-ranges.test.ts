import { findNameMatches } from './name-match-ranges';

const marked = (text: string, names: string[]) =>
  findNameMatches(text, names).map(([from, to]) => text.slice(from, to));

describe('names in a text', () => {
  it.each([
    ['Ask Robin, or robin.r!', ['Robin', 'robin.r', 'robin'], ['Robin', 'robin.r']],
    ['Robin-Ada and Robinson', ['Robin'], ['Robin']],
    ['Zoë’s sister', ['Zoë'], ['Zoë']],
    ['No one', [], []],
  ])('are marked in %j', (text, names, found) => {
    expect(marked(text, names)).toEqual(found);
  });
});
