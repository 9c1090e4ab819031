import { textsIn, textsPeopleRead } from './support/texts-people-read';

/** Words and phrases that no native technical writer would use here. "The ID stands for a student" is fine. */
const REJECTED =
  /\b(somebody|nobody|anybody|whoever|whomever|those who|(?:is|are|was|were) told|call(?:s|ed)? off|at once|catalogues?|stands? (?!for\b|out\b))\b/i;

const rejectedIn = (text: string): string | undefined => REJECTED.exec(text)?.[0];

describe('the texts that people read', () => {
  const texts = textsPeopleRead();

  it('are found in the screens, the mails and the errors', () => {
    const all = new Set(texts.map(({ text }) => text));
    expect(all.size).toBeGreaterThan(3_000);
    expect(all).toContain('? Choose who can see it under Privacy.');
  });

  it('are read across links, and without SQL', () => {
    expect(textsIn(`const a = <p>Ask{' '}<b>those</b> who {name} knows</p>;`, true)).toEqual(['Ask those who ? knows']);
    expect(textsIn(`query('SELECT id FROM somebody WHERE true'); const b = \`Welcome back \${name}\`;`, false)).toEqual(
      ['Welcome back ?'],
    );
  });

  it.each([
    'Whoever asks',
    'Your mentor is told.',
    'The meeting was called off',
    'It stands under Privacy',
    'We start at once',
  ])('are rejected where they say "%s"', (text) => expect(rejectedIn(text)).toBeDefined());

  it('are plain English', () => {
    expect(texts.filter(({ text }) => rejectedIn(text))).toEqual([]);
  });
});
