import { aliasesIn } from './federal-aliases';

describe('the aliases an institution gives itself', () => {
  it.each([
    [
      'AUM||Auburn University at Montgomery|Auburn Montgomery',
      ['AUM', 'Auburn University at Montgomery', 'Auburn Montgomery'],
    ],
    ['ULM; Uni of LA-Monroe', ['ULM', 'Uni of LA-Monroe']],
    ['UAH  University of Alabama Huntsville', ['UAH', 'University of Alabama Huntsville']],
    ['GSU, Grambling', ['GSU', 'Grambling']],
    ['Northern College, Inc. | dba Northern', ['Northern College, Inc.', 'Northern']],
    ['NA', []],
  ])('in %p are %p', (cell, aliases) => expect(aliasesIn(cell, 'New England Law-Boston')).toEqual(aliases));

  it('are neither the name nor a single word of it, which would go before everybody else', () => {
    expect(aliasesIn('Boston|New England Law Boston|NELB', 'New England Law-Boston')).toEqual(['NELB']);
  });

  it('are neither what the name begins with nor a state', () => {
    expect(aliasesIn('Washington State|WSCC', 'Washington State Community College')).toEqual(['WSCC']);
    expect(aliasesIn('Indiana|USF', 'University of Saint Francis-Fort Wayne')).toEqual(['USF']);
  });

  it('are two letters at least', () => {
    expect(aliasesIn('BU|B', 'Boston University')).toEqual(['BU']);
  });

  it('are sixty characters at most', () => {
    expect(aliasesIn('x'.repeat(60), 'A College')).toEqual(['x'.repeat(60)]);
  });

  it('are at most twelve, none of them endless', () => {
    const cell = [...Array.from({ length: 20 }, (_, at) => `Alias ${at}`), 'x'.repeat(61)].join('|');
    expect(aliasesIn(cell, 'A College')).toHaveLength(12);
    expect(aliasesIn('x'.repeat(61), 'A College')).toEqual([]);
  });
});
