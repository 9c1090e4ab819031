import { parseOpenMessageId } from './search-params';

describe('the open message of a college in an address', () => {
  it.each([
    ['4', 4],
    [4, 4],
    ['0', null],
    ['-4', null],
    ['1.5', null],
    ['four', null],
    [undefined, null],
  ])('%p is %p', (message, id) => expect(parseOpenMessageId({ message })).toBe(id));
});
