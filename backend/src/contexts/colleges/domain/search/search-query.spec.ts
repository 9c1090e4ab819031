import { parseSearch, withCorrections, listShorterSearches } from './search-query';

const parseWordTexts = (typed: string): string[] => parseSearch(typed)?.words.map(({ text }) => text) ?? [];

describe('parseSearch', () => {
  it('returns null without a letter or digit', () => {
    expect(parseSearch(' ?! ')).toBeNull();
  });

  it.each([
    ['nursing schools in Texas', ['nursing', 'texas']],
    ['University of Michigan', ['university', 'michigan']],
    ['the', ['the']],
    ['colleges', ['colleges']],
    ['Ohio Ohio State', ['ohio', 'state']],
  ])('searches %p for the words %p', (typed, words) => expect(parseWordTexts(typed)).toEqual(words));

  it.each(['colleges in Vermont', 'Universities near Vermont', 'best schools around vermont'])(
    'searches only places for %p',
    (typed) => expect(parseSearch(typed)).toMatchObject({ placeOnly: true, words: [{ text: 'vermont' }] }),
  );

  it('treats two capital letters as a state, but not lower-case letters, which may be the beginning of a word', () => {
    expect(parseSearch(' MA ')?.stateCode).toBe('MA');
    expect(parseSearch('ma')?.stateCode).toBeNull();
    expect(parseSearch('XX')?.stateCode).toBeNull();
  });

  it.each([
    ['Miami of Ohio', { name: 'miami', key: 'miami', stateCode: 'OH' }],
    ['St. John’s NY', { name: 'st johns', key: 'stjohns', stateCode: 'NY' }],
    ['Wheaton, Massachusetts', { name: 'wheaton', key: 'wheaton', stateCode: 'MA' }],
    ['bethany west virginia', { name: 'bethany', key: 'bethany', stateCode: 'WV' }],
    ['Ohio', null],
    ['Ohio State', null],
  ])('treats the state at the end of %p as the location of the college', (typed, inState) =>
    expect(parseSearch(typed)?.inState).toEqual(inState),
  );

  it('treats the letters around an ampersand as whole words', () => {
    expect(parseSearch('Texas A&M')?.words).toEqual([
      { text: 'texas', isWhole: false },
      { text: 'a', isWhole: true },
      { text: 'm', isWhole: true },
    ]);
  });

  it('treats a common word as whole if another one follows', () => {
    const areWordsWhole = (text: string) => parseSearch(text)?.words.map(({ isWhole }) => isWhole);
    expect(areWordsWhole('community college')).toEqual([true, false]);
    expect(areWordsWhole('communit college')).toEqual([false, false]);
  });

  it('uses at most ten words', () => {
    expect(parseWordTexts(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(10);
  });
});

describe('withCorrections', () => {
  const query = parseSearch('Univercity of Michgan')!;

  it('replaces misspelled words and keeps the rest', () => {
    const meant = new Map([
      ['univercity', 'university'],
      ['michgan', 'michigan'],
    ]);
    expect(withCorrections(query, meant)).toMatchObject({
      text: 'university of michigan',
      name: 'university of michigan',
    });
  });

  it('returns null if a word has no correction, or no word was misspelled', () => {
    expect(withCorrections(query, new Map([['michgan', null]]))).toBeNull();
    expect(withCorrections(query, new Map())).toBeNull();
  });
});

describe('withoutOneWord', () => {
  const leftOut = (typed: string) => listShorterSearches(parseSearch(typed)!).map((one) => one.omittedWord);

  it('leaves out the last word first, then the first one, then the others from the end', () => {
    expect(leftOut('boston harbor marine biology')).toEqual(['biology', 'boston', 'marine', 'harbor']);
  });

  it('leaves out at most four words in turn', () => {
    expect(leftOut('one two three four five six')).toEqual(['six', 'one', 'five', 'four']);
  });

  it('keeps the rest as it was typed', () => {
    const [shorter] = listShorterSearches(parseSearch('University of Phoenix online')!);
    expect(shorter?.query).toEqual(parseSearch('university of phoenix'));
  });

  it('never leaves only words that hardly narrow a search', () => {
    expect(leftOut('phoenix university')).toEqual(['university']);
    expect(leftOut('state university')).toEqual([]);
  });

  it('leaves out nothing from a single word', () => {
    expect(leftOut('phoenix')).toEqual([]);
  });
});
