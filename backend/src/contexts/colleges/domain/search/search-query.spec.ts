import { understandSearch, withCorrections } from './search-query';

const wordsOf = (typed: string): string[] => understandSearch(typed)?.words.map(({ text }) => text) ?? [];

describe('understanding a search', () => {
  it('is in vain without a letter or digit', () => {
    expect(understandSearch(' ?! ')).toBeNull();
  });

  it.each([
    ['nursing schools in Texas', ['nursing', 'texas']],
    ['University of Michigan', ['university', 'michigan']],
    ['the', ['the']],
    ['colleges', ['colleges']],
    ['Ohio Ohio State', ['ohio', 'state']],
  ])('looks in %p for %p', (typed, words) => expect(wordsOf(typed)).toEqual(words));

  it.each(['colleges in Vermont', 'Universities near Vermont', 'best schools around vermont'])(
    'looks only for a place in %p',
    (typed) => expect(understandSearch(typed)).toMatchObject({ placeOnly: true, words: [{ text: 'vermont' }] }),
  );

  it('takes two capitals for a state, but not small letters, which may go on', () => {
    expect(understandSearch(' MA ')?.stateCode).toBe('MA');
    expect(understandSearch('ma')?.stateCode).toBeNull();
    expect(understandSearch('XX')?.stateCode).toBeNull();
  });

  it.each([
    ['Miami of Ohio', { name: 'miami', key: 'miami', stateCode: 'OH' }],
    ['St. John’s NY', { name: 'st johns', key: 'stjohns', stateCode: 'NY' }],
    ['Wheaton, Massachusetts', { name: 'wheaton', key: 'wheaton', stateCode: 'MA' }],
    ['bethany west virginia', { name: 'bethany', key: 'bethany', stateCode: 'WV' }],
    ['Ohio', null],
    ['Ohio State', null],
  ])('takes the state at the end of %p for where a namesake is', (typed, inState) =>
    expect(understandSearch(typed)?.inState).toEqual(inState),
  );

  it('takes the letters around an ampersand as whole words', () => {
    expect(understandSearch('Texas A&M')?.words).toEqual([
      { text: 'texas', whole: false },
      { text: 'a', whole: true },
      { text: 'm', whole: true },
    ]);
  });

  it('takes a common word for whole once another one follows', () => {
    const wholes = (typed: string) => understandSearch(typed)?.words.map(({ whole }) => whole);
    expect(wholes('community college')).toEqual([true, false]);
    expect(wholes('communit college')).toEqual([false, false]);
  });

  it('never looks for more than ten words', () => {
    expect(wordsOf(Array.from({ length: 40 }, (_, at) => `w${at}`).join(' '))).toHaveLength(10);
  });
});

describe('putting a search right', () => {
  const query = understandSearch('Univercity of Michgan')!;

  it('replaces the words that were typed wrong and keeps the rest', () => {
    const meant = new Map([
      ['univercity', 'university'],
      ['michgan', 'michigan'],
    ]);
    expect(withCorrections(query, meant)).toMatchObject({
      text: 'university of michigan',
      name: 'university of michigan',
    });
  });

  it('gives up when a word stays unknown, or none was wrong', () => {
    expect(withCorrections(query, new Map([['michgan', null]]))).toBeNull();
    expect(withCorrections(query, new Map())).toBeNull();
  });
});
