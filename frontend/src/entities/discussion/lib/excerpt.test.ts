import { excerptOf } from './excerpt';

describe('the beginning of a discussion', () => {
  it.each([
    ['One **two**', 7, 'One two'],
    ['One **two** three', 8, 'One two...'],
    ['🌱🌱🌱', 2, '🌱🌱...'],
  ])('%j in %i characters reads %j', (markdown, most, text) => expect(excerptOf(markdown, most)).toBe(text));
});
