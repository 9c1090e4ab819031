import { count, number, percent, text, webAddress } from './markers';

describe('a cell of the federal file', () => {
  it.each(['', ' ', 'NA', 'PS', 'NULL', 'PrivacySuppressed'])('is missing, not zero, for %p', (cell) => {
    expect(text(cell)).toBeNull();
    expect(number(cell)).toBeNull();
    expect(count(cell)).toBeNull();
    expect(webAddress(cell)).toBeNull();
  });

  it('is parsed as a number, or is missing otherwise', () => {
    expect(number('-86.5')).toBe(-86.5);
    expect(number('1.2e3')).toBe(1200);
    expect(number('0x10')).toBeNull();
    expect(count('9857.0')).toBe(9857);
    expect(count('-1')).toBeNull();
  });

  it('is converted from a fraction to percent without losing digits', () => {
    expect(percent(0.0396)).toBe(3.96);
    expect(percent(0.9027)).toBe(90.27);
    expect(percent(1)).toBe(100);
    expect(percent(0)).toBe(0);
    expect(percent(1.5)).toBeNull();
    expect(percent(null)).toBeNull();
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
  ])('has the address %p as %p', (cell, address) => expect(webAddress(cell)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'javascript://x.edu/%0aalert(1)',
    'ftp://files.example.edu',
    'none',
    'https://user:pw@x.edu',
  ])('has no address for %p', (cell) => expect(webAddress(cell)).toBeNull());
});
