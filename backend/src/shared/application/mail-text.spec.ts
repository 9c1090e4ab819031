import { breakAddresses, writeMailText } from './mail-text';
import { sampleContent } from './testing/sample-mail';

const visible = (text: string): string => text.replaceAll('\u200c', '·');

describe('the plain text of a mail', () => {
  it('has each part in its place, with each link on its own line', () => {
    const text = writeMailText({
      recipientName: 'Sam Rivera',
      blocks: [
        'Noor wants to connect with you.',
        { quotation: 'May I ask?\nThanks' },
        { highlight: '12:00–12:30 PM ET' },
        {
          title: 'A title',
          text: 'A text.',
          quotation: 'A quotation',
          link: { label: 'Open', url: 'https://a.example/1' },
        },
      ],
      button: { label: 'Answer the request', url: 'https://a.example/2' },
      notes: [{ text: 'Or these:', links: [{ label: 'First', url: 'https://a.example/3' }] }],
      footer: { reason: 'A reason.', links: [{ label: 'Stop these emails', url: 'https://a.example/4' }] },
    });
    expect(text).toBe(
      [
        'Hi Sam,',
        'Noor wants to connect with you.',
        '> May I ask?\n> Thanks',
        '12:00–12:30 PM ET',
        'A title.\n> A quotation\nA text.\nOpen:\nhttps://a.example/1',
        'Answer the request:\nhttps://a.example/2',
        'Or these:\nFirst:\nhttps://a.example/3',
        '--\nA reason.\nStop these emails:\nhttps://a.example/4',
        '',
      ].join('\n\n'),
    );
  });

  it.each([null, '', '  '])('greets without a name: %j', (recipientName) => {
    expect(writeMailText(sampleContent({ recipientName }))).toMatch(/^Hello,\n\n/);
  });
});

describe('the title of a list entry in plain text', () => {
  it.each([
    ['Noor wants to connect with you', 'Noor wants to connect with you.'],
    ['Did you study at Reed College?', 'Did you study at Reed College?'],
    ['You joined Yahoo!', 'You joined Yahoo!'],
    ['Your meeting with Sasha E.', 'Your meeting with Sasha E.'],
  ])('ends with one punctuation mark: %s', (title, line) => {
    const text = writeMailText(sampleContent({ blocks: [{ title, text: 'A text.', quotation: null, link: null }] }));
    expect(text).toContain(`\n\n${line}\nA text.\n`);
  });
});

describe('a quotation in plain text', () => {
  it('has a mark on every line, whichever line breaks its author used', () => {
    const quotation = 'Hello\r\n\r\nYour account is locked.\rA\u2028B\u2029C\u0085D\vE\fF';
    const text = writeMailText(sampleContent({ blocks: [{ quotation }] }));
    expect(text).toContain('\n\n> Hello\n>\n> Your account is locked.\n> A\n> B\n> C\n> D\n> E\n> F\n\n');
  });
});

describe('an address in a text of a user', () => {
  it.each([
    ['https://evil.example/login', 'https:·//evil.·example/login'],
    ['www.evil.example', 'www.·evil.·example'],
    ['write to eve@evil.example', 'write to eve@evil.·example'],
    ['bücher.example', 'bücher.·example'],
  ])('is not recognized as one: %s', (text, broken) => {
    expect(visible(breakAddresses(text))).toBe(broken);
  });

  it.each(['It starts at 3.30. Then: lunch', 'My GPA is 3.9.', 'What about the U.S. Army?', 'Wait... what?'])(
    'is not confused with other text: %s',
    (text) => {
      expect(visible(breakAddresses(text))).toBe(text);
    },
  );
});
