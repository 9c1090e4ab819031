import { parseCount, parseNumber, toPercent, parseText, parseWebAddress } from './cell-values';

describe('a cell of the federal file', () => {
  it.each(['', ' ', 'NA', 'PS', 'NULL', 'PrivacySuppressed'])('is missing, not zero, for %p', (cell) => {
    expect(parseText(cell)).toBeNull();
    expect(parseNumber(cell)).toBeNull();
    expect(parseCount(cell)).toBeNull();
    expect(parseWebAddress(cell)).toBeNull();
  });

  it('is parsed as a number, or is missing otherwise', () => {
    expect(parseNumber('-86.5')).toBe(-86.5);
    expect(parseNumber('1.2e3')).toBe(1200);
    expect(parseNumber('0x10')).toBeNull();
    expect(parseCount('9857.0')).toBe(9857);
    expect(parseCount('-1')).toBeNull();
  });

  it('is converted from a fraction to percent without losing digits', () => {
    expect(toPercent(0.0396)).toBe(3.96);
    expect(toPercent(0.9027)).toBe(90.27);
    expect(toPercent(1)).toBe(100);
    expect(toPercent(0)).toBe(0);
    expect(toPercent(1.5)).toBeNull();
    expect(toPercent(null)).toBeNull();
  });

  it.each([
    ['www.aamu.edu/', 'https://www.aamu.edu/'],
    ['WWW.Troy.EDU/About', 'https://www.troy.edu/About'],
    ['http://old.example.edu', 'http://old.example.edu/'],
    ['https://www.sfiec.edu/ and https://paulmitchell.edu/sf', 'https://www.sfiec.edu/'],
    [
      'https://tcc.ruffalonl.com/University of Alabama/Freshman',
      'https://tcc.ruffalonl.com/University%20of%20Alabama/Freshman',
    ],
    ['www.southuniversity.edu/tampa#location=Tampa, FL', 'https://www.southuniversity.edu/tampa#location=Tampa,%20FL'],
    ['https://www2.amridge.edu:9091/', 'https://www2.amridge.edu:9091/'],
  ])('has the address %p as %p', (cell, address) => expect(parseWebAddress(cell)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'javascript://x.edu/%0aalert(1)',
    'ftp://files.example.edu',
    'none',
    'https://user:pw@x.edu',
  ])('has no address for %p', (cell) => expect(parseWebAddress(cell)).toBeNull());
});
