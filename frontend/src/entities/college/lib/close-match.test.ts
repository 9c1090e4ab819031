import { aCollege } from '@test/support/colleges';
import { isCloseMatch } from './close-match';

const similar = (name: string, city = 'Canton') =>
  aCollege({ name, city, matched: { by: 'similar', text: 'Similar to another name' } });

describe('isCloseMatch', () => {
  it.each([
    ['Wabash', 'Walsh University', false],
    ['Wabash College', 'Walsh College', false],
    ['Kalamazoo College', 'Boston College', false],
    ['Havard', 'Harvard University', true],
    ['Standford', 'Stanford University', true],
    ['Satnford', 'Stanford University', true],
    ['Standfo', 'Stanford University', true],
    ['Massachusets Institute', 'Massachusetts Institute of Technology', true],
    ['Pensilvania State', 'Pennsylvania State University', true],
    ['Boston University Metropolitan', 'Boston University', true],
    ['bos', 'Post University', false],
  ])('for “%s”, %s: %s', (typed, name, isClose) => {
    expect(isCloseMatch(typed, similar(name))).toBe(isClose);
  });

  it('compares the city too', () => {
    expect(isCloseMatch('Kalamazo', similar('Western Michigan University', 'Kalamazoo'))).toBe(true);
  });

  it('keeps what the search found as typed', () => {
    const found = aCollege({ name: 'Ohio State University', matched: { by: 'alias', text: 'Also known as tOSU' } });
    expect(isCloseMatch('tosu', found)).toBe(true);
    expect(isCloseMatch('tosu', aCollege())).toBe(true);
  });
});
