import { WritingRefused } from './discussion-errors';
import { type PostText, normalizePostText, normalizeReplyText, WRITING_FAULT_MESSAGES } from './post-and-reply-text';

const aPostText = (changes: Partial<PostText> = {}): PostText => ({
  title: 'How did you choose a major?',
  content: 'I like biology and computer science.',
  tags: [],
  ...changes,
});

/** Returns the validation errors as `field: message`. */
function faultsOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (refusal) {
    if (!(refusal instanceof WritingRefused)) throw refusal;
    return refusal.fields.map(({ field, message }) => `${field}: ${message}`);
  }
}

const tags = (count: number): string[] => Array.from({ length: count }, (_, at) => `tag ${at}`);

describe('the text of a discussion', () => {
  it('is trimmed when stored; a title becomes a single line', () => {
    expect(
      normalizePostText(aPostText({ title: '  How did\n you  choose? ', content: '\n I like **biology**.\n\nWhy? ' })),
    ).toEqual({
      title: 'How did you choose?',
      content: 'I like **biology**.\n\nWhy?',
      tags: [],
    });
  });

  it.each([
    [{ title: 'Hey?' }, 'title: Title must be at least 5 characters'],
    [{ title: '  Hey?  ' }, 'title: Title must be at least 5 characters'],
    [{ title: 'x'.repeat(201) }, 'title: Title must be at most 200 characters'],
    [{ content: 'x'.repeat(19) }, 'content: Content must be at least 20 characters'],
    [{ content: `${'x'.repeat(19)}  ` }, 'content: Content must be at least 20 characters'],
    [{ content: 'x'.repeat(20_001) }, 'content: Content must be at most 20,000 characters'],
    [{ tags: tags(11) }, 'tags: Use at most 10 tags'],
    [{ tags: ['x'.repeat(31)] }, 'tags: A tag can have at most 30 characters'],
  ])('is rejected with %j', (changes, fault) => {
    expect(faultsOf(() => normalizePostText(aPostText(changes)))).toEqual([fault]);
  });

  it.each([
    [{ title: 'Hello' }],
    [{ title: 'x'.repeat(200) }],
    [{ content: 'x'.repeat(20) }],
    [{ content: 'x'.repeat(20_000) }],
    [{ tags: tags(10) }],
    [{ tags: ['x'.repeat(30)] }],
  ])('is accepted with %j', (changes) => {
    expect(faultsOf(() => normalizePostText(aPostText(changes)))).toEqual([]);
  });

  it('is rejected if it has only invisible characters', () => {
    const invisible = '\u{200B}'.repeat(30);
    expect(faultsOf(() => normalizePostText(aPostText({ title: invisible, content: invisible })))).toEqual([
      `title: ${WRITING_FAULT_MESSAGES.titleShort}`,
      `content: ${WRITING_FAULT_MESSAGES.contentShort}`,
    ]);
  });

  it('counts an emoji as one character', () => {
    expect(faultsOf(() => normalizePostText(aPostText({ title: '🎓'.repeat(4) })))).toHaveLength(1);
    expect(faultsOf(() => normalizePostText(aPostText({ title: '🎓'.repeat(200), tags: ['🎓'.repeat(30)] })))).toEqual(
      [],
    );
  });

  it('reports every invalid field', () => {
    const faults = faultsOf(() => normalizePostText({ title: '', content: '', tags: tags(11) }));
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['title', 'content', 'tags']);
  });

  it('is validated only in the fields that are given', () => {
    expect(normalizePostText({ title: ' A new title ' })).toEqual({ title: 'A new title' });
    expect(normalizePostText({})).toEqual({});
    expect(faultsOf(() => normalizePostText({ content: 'short' }))).toHaveLength(1);
  });
});

describe('tags', () => {
  it('are trimmed and deduplicated ignoring case and accents; empty tags are dropped', () => {
    const given = [' Financial  Aid ', 'financial aid', '', '  ', 'Café', 'cafe', 'C++'];
    expect(normalizePostText({ tags: given }).tags).toEqual(['Financial Aid', 'Café', 'C++']);
  });

  it('that consist only of symbols stay distinct', () => {
    expect(normalizePostText({ tags: ['🎓', '?!', '🎓'] }).tags).toEqual(['🎓', '?!']);
  });

  it('are counted after duplicates are removed', () => {
    expect(faultsOf(() => normalizePostText({ tags: [...tags(10), 'TAG 1', ''] }))).toEqual([]);
  });
});

describe('the text of a reply', () => {
  it('is trimmed when stored', () => {
    expect(normalizeReplyText(' \nThank you!\n')).toBe('Thank you!');
  });

  it.each([
    ['', 'content: Reply must not be empty'],
    [' \n\t ', 'content: Reply must not be empty'],
    ['\u{200B}', 'content: Reply must not be empty'],
    ['x'.repeat(20_001), 'content: Reply must be at most 20,000 characters'],
  ])('rejects %j', (content, fault) => {
    expect(faultsOf(() => normalizeReplyText(content))).toEqual([fault]);
  });

  it.each(['+', 'x'.repeat(20_000)])('accepts %j', (content) => {
    expect(normalizeReplyText(content)).toBe(content);
  });
});
