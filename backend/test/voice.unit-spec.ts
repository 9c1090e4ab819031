import { textsIn, textsPeopleRead } from './support/texts-people-read';

/** Words and phrases that no native technical writer would use here. */
const REJECTED = [
  /\b(somebody|nobody|anybody|whoever|whomever|whom|those who|at once|catalogues?|anew|cancelled)\b/i,
  /\bcall(?:s|ed)? off\b|\b(?:is|are|was|were) (?:told|kept|counted)\b/i,
  /\bstands?\b/i,
  // "One" as a person.
  /(?<!\b(?:no|this|that|the|which|each|new|only|other|another|next|last) )\bone (?:can|may|must|wants|needs|has to|sees|reads|knows)\b|\boneself\b|\bone['’]s\b/i,
  /\bpress(?:es|ed)?\b/i,
  /\bbeg(?:ins?|an|un|inning)\b/i,
  /\b(?:comes?|coming|came)\b/i,
  /\bturn(?:s|ed|ing)?\b/i,
  /\bcount(?:s|ed)? (?:as|for|from|toward)\b/i,
  /\btell(?:s|ing)?\b|\btold\b/i,
  /\bkeep (?:this|it) (?:to|here)\b|\bkept here\b/i,
  /\balone\b/i,
];

/** Correct phrases that contain a rejected word. */
const ALLOWED = [
  // "The ID stands for a student", and "stands out".
  /\bstands? (?:for|out)\b/gi,
  // Keys are pressed, and only keys.
  /\bPress Enter\b/g,
  /\b(?:come|came) back\b/gi,
  /\b(?:comes?|came) from\b/gi,
  // Labels required by the specification.
  /\bcoming soon\b|\bMeeting cancelled\b/gi,
  // CSS classes.
  /\baria-pressed\b/g,
  // Devices and settings are turned on and off; people turn 18.
  /\bturn(?:s|ed|ing)?(?: [\w-]+){0,4}? (?:on|off)\b/gi,
  /\byou turn \S+/gi,
  /\btell us\b/gi,
  /\btell someone considering\b/gi,
  /\bwe tell the college\b/gi,
];

/** Files with text that isn't the product's own: texts of demo people, names, words for comparison, SQL. */
const NOT_OURS = /[/\\](?:demo|aliases|starter)[/\\]|word-stemming\.ts$|demo-profiles\.ts$|finder-statements\.ts$/;

function rejectedIn(text: string): string | undefined {
  const rest = ALLOWED.reduce((left, allowed) => left.replace(allowed, '…'), text);
  return REJECTED.map((rejected) => rejected.exec(rest)?.[0]).find(Boolean);
}

describe('user-visible texts', () => {
  const texts = textsPeopleRead();

  it('are found in screens, emails and errors', () => {
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
    'One can see it in one’s profile',
    'Press the button',
    'The meeting begins soon',
    'Come closer to see each college',
    'Alumni take turns',
    'A visit counts as one point',
    'We will tell them',
    'Colleges are kept here',
    'They see your name alone',
  ])('are rejected if they contain "%s"', (text) => expect(rejectedIn(text)).toBeDefined());

  it.each([
    'Press Enter after each one.',
    'Please come back tomorrow.',
    'Turn on two-factor authentication',
    'Your settings stay private when you turn 18.',
    'Tell us about yourself',
    'We keep your message for a year.',
    'No one can see this.',
  ])('can contain "%s"', (text) => expect(rejectedIn(text)).toBeUndefined());

  it('are plain English', () => {
    const found = texts
      .filter(({ file }) => !NOT_OURS.test(file))
      .flatMap(({ file, text }) => {
        const rejected = rejectedIn(text);
        return rejected ? [`${file}: "${rejected}" in: ${text}`] : [];
      });
    expect(found).toEqual([]);
  });
});
