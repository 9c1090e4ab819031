import {
  containsAllTerms,
  toSearchTerms,
  foldMessageText,
  EXCERPT_LENGTH,
  excerptAround,
  MAX_MATCHES,
} from './word-matches';
import fc from 'fast-check';

describe('search terms', () => {
  it.each([
    ['Hello  World', ['hello', 'world']],
    ['Café déjà-vu', ['cafe', 'deja', 'vu']],
    ["don't don’t", ['dont']],
    ['ΣΑΣ', ['σασ']],
    ['東京 42!', ['東京', '42']],
    ['ﬁne', ['fine']],
    ['%_\\', []],
    [' ', []],
  ])('of “%s” are %j', (typed, terms) => expect(toSearchTerms(typed)).toEqual(terms));

  it('are limited to ten, with forty characters each', () => {
    expect(toSearchTerms(Array.from({ length: 30 }, (_, n) => `w${n}`).join(' '))).toHaveLength(10);
    expect(toSearchTerms('a'.repeat(100))).toEqual(['a'.repeat(40)]);
    expect([...toSearchTerms('𝔞𠀀'.repeat(50))[0]!]).toHaveLength(40);
  });
});

describe('a message', () => {
  it.each([
    ['Tell me about nursing', 'nur', true],
    ['Tell me about nursing', 'nursing abou', true],
    ['Tell me about nursing', 'ursing', false],
    ['Tell me about nursing', 'nursing program', false],
    ['Tell me', '', false],
    ['Un café?', 'CAFE', true],
  ])('“%s” is found by “%s”: %s', (text, typed, isFound) =>
    expect(containsAllTerms(text, toSearchTerms(typed))).toBe(isFound),
  );
});

const marked = (content: string, typed: string): string => {
  const { excerpt, matches } = excerptAround(content, toSearchTerms(typed));
  const parts = [...matches].reverse();
  return parts.reduce(
    (text, [from, to]) => `${text.slice(0, from)}[${text.slice(from, to)}]${text.slice(to)}`,
    excerpt,
  );
};

describe('the excerpt of a found message', () => {
  it.each([
    ['Tell me about nursing', 'nur', 'Tell me about [nur]sing'],
    ['Nursing or nurses?\n\nBoth.', 'nurs', '[Nurs]ing or [nurs]es? Both.'],
    ['nursing', 'n nursing', '[nursing]'],
    ['Un Café, déjà', 'cafe dej', 'Un [Café], [déj]à'],
    ['Cafe\u0301 au lait', 'cafe', '[Cafe\u0301] au lait'],
    ["Don't worry", 'dont', "[Don't] worry"],
    ['😀 grinning 😀', 'grin', '😀 [grin]ning 😀'],
    ['The ﬁne print', 'fin', 'The [ﬁn]e print'],
    ['An enabler', 'able', 'An enabler'],
  ])('of “%s” by “%s” is “%s”', (content, typed, expected) => expect(marked(content, typed)).toBe(expected));

  it('starts at a word shortly before the first match, with an ellipsis for omitted text', () => {
    const content = `${'before '.repeat(50)}needle ${'after '.repeat(50)}`;
    const text = marked(content, 'needle');

    expect(text).toMatch(/^…before before before before before \[needle\] after .*…$/);
    expect(text.length).toBe(EXCERPT_LENGTH + 2);
  });

  it('is the beginning of the message if nothing matches', () => {
    expect(excerptAround(`a${' word'.repeat(60)}`, ['x'])).toMatchObject({ matches: [] });
    expect(excerptAround(`a${' word'.repeat(60)}`, ['x']).excerpt).toMatch(/^a word .*…$/);
  });

  it('marks at most twenty words', () => {
    expect(excerptAround('ab '.repeat(50), ['a']).matches).toHaveLength(MAX_MATCHES);
  });

  it('is one short line of whole characters in which each match begins with a term, for any text', () => {
    const text = fc.array(fc.constantFrom('a', 'B', 'é', '\u0301', ' ', '\n', '😀', '𠀀', 'ﬁ', 'ς', '-', "'", 'ab '), {
      maxLength: 400,
    });
    fc.assert(
      fc.property(text, fc.constantFrom('a', 'ab', 'b fi', '𠀀', 'e σ'), (pieces, typed) => {
        const terms = toSearchTerms(typed);
        const { excerpt, matches } = excerptAround(pieces.join(''), terms);
        expect(excerpt.length).toBeLessThanOrEqual(EXCERPT_LENGTH);
        expect(excerpt).not.toMatch(/\n/);
        expect(excerpt).not.toMatch(/\p{Cs}/u);
        let end = 0;
        for (const [from, to] of matches) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          const match = foldMessageText(excerpt.slice(from, to));
          expect(terms.some((term) => match.startsWith(term) || term.startsWith(match))).toBe(true);
          end = to;
        }
      }),
    );
  });
});
