import { findContactDetails } from './contact-details';

describe('contact details in a text', () => {
  it.each([
    ['email', 'Write to robin.example+college@mail.example.org, please.'],
    ['email', 'robin (at) example (dot) org'],
    ['email', 'robin[at]example.com'],
    ['phone', 'Call me: (555) 010-4477'],
    ['phone', '+49 170 1234567'],
    ['phone', '555-0104'],
    ['phone', '5550104477'],
    ['url', 'See https://example.org/me'],
    ['url', 'HTTP://EXAMPLE.ORG'],
    ['url', 'www.example.org'],
    ['url', 'my page is robin.dev'],
    ['url', 't.me/robin and discord.gg/robin'],
    ['handle', 'I am @robin_example there'],
    ['handle', 'insta: robin.example'],
    ['handle', 'My Snapchat is: robinex'],
  ] as const)('are found as %s in: %s', (kind, text) => {
    expect(findContactDetails(text)).toContain(kind);
  });

  it.each([
    'May I ask you something about Amherst College?',
    'I will graduate in 2027, class of 2026-2027.',
    'Shall we meet on 2026-03-01 or 3/15/2026 at 10:30?',
    'My SAT is 1400-1500, the math part 650-700.',
    'It costs 65,000 a year. That is 12.5 percent more.',
    'I like e.g. physics, i.e. science.That is all.',
    'Meet me @ noon.',
    'Version 1.2.3 is out.',
  ])('are not found in: %s', (text) => {
    expect(findContactDetails(text)).toEqual([]);
  });

  it('are searched quickly in any text', () => {
    const begun = Date.now();
    for (const part of ['a.', '1 ', '1-', '@a', 'a@', '(', 'www', 'insta ', 'a-', 'ab.cd']) {
      findContactDetails(part.repeat(5_000).slice(0, 5_000));
    }
    expect(Date.now() - begun).toBeLessThan(500);
  });
});
