import { discussionSchema, emptyDiscussion } from './discussion-form';

const RIGHT = { ...emptyDiscussion({ name: '' }), title: 'Which major?', content: 'I like biology and also history.' };

const faultsOf = (overrides: Partial<typeof RIGHT>) => {
  const { error } = discussionSchema.safeParse({ ...RIGHT, ...overrides });
  return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
};

describe('the schema of a new discussion', () => {
  it('accepts a title and a text', () => expect(faultsOf({})).toEqual([]));

  it.each([
    ['title', 'Hey?', 'Title must be at least 5 characters'],
    ['title', '  a b  ', 'Title must be at least 5 characters'],
    ['title', '😀😀😀😀', 'Title must be at least 5 characters'],
    ['title', '\u200B'.repeat(8), 'Title must be at least 5 characters'],
    ['title', 'x'.repeat(201), 'Title must be at most 200 characters'],
    ['content', 'Too short.', 'Content must be at least 20 characters'],
    ['content', ' '.repeat(40), 'Content must be at least 20 characters'],
    ['content', 'x'.repeat(20_001), 'Content must be at most 20,000 characters'],
    ['tags', Array.from({ length: 11 }, (_, at) => `tag ${at}`).join(','), 'Use at most 10 tags'],
    ['tags', 'x'.repeat(31), 'A tag can have at most 30 characters'],
    ['college', 'Hogwarts', 'Choose a college from the list'],
  ])('rejects a %s: %j', (field, text, message) => expect(faultsOf({ [field]: text })).toEqual([[field, message]]));

  it('counts a tag once regardless of case and spaces, and ignores empty ones', () => {
    expect(faultsOf({ tags: ' Majors, majors,, ,MAJORS, a,b,c,d,e,f,g,h,i' })).toEqual([]);
  });

  it('counts an emoji as one character', () => {
    expect(faultsOf({ title: '😀'.repeat(200) })).toEqual([]);
  });
});
