import { findNamesInTexts } from './names-in-text';

const NAMES = ['Zoë O’Brien-Smith', 'zoe.o99', 'Robin A. Example'];

describe('names in a text', () => {
  it.each([
    ['Ask Zoë about it.', ['Zoë']],
    ['ZOE and zoe', ['ZOE', 'zoe']],
    ['Robin’s sister, robin-example', ['Robin', 'robin', 'example']],
    ['Write to zoe.o99!', ['zoe.o99', 'zoe', 'o99']],
    ['The Smiths live near O’Brien’s.', ['Brien']],
    ['A person, an example', ['example']],
    ['Robinson zoes', []],
    ['', []],
  ])('in %j are %j', (text, found) => {
    expect(findNamesInTexts([text], NAMES)).toEqual(found);
  });

  it('are found in every text and listed once', () => {
    expect(findNamesInTexts(['Robin?', 'I am Robin', 'Hi Zoë'], NAMES)).toEqual(['Robin', 'Zoë']);
    expect(findNamesInTexts(['Robin'], [])).toEqual([]);
  });
});
