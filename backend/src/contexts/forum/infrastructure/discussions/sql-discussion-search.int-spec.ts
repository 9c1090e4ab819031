import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import type { PostQuery } from '../../application/discussions/ports/discussions';
import type { PostMatch, TextPiece } from '../../application/discussions/ports/discussion-search';
import {
  addPost,
  addReply,
  changePost,
  type DiscussionStores,
} from '../../application/discussions/testing/discussion-stores';
import { ada, kim, NOON, robin } from '../../application/discussions/testing/discussion-fakes';
import type { PostId } from '../../domain/discussions/events';
import type { PostState } from '../../domain/discussions/post';
import { ForumReply } from '../../domain/discussions/reply';
import { SqlDiscussionSearch } from './sql-discussion-search';
import { createPostgresStores } from './testing/stores-in-postgres';

let db: DataSource;
let stores: DiscussionStores;
let search: SqlDiscussionSearch;
beforeAll(async () => {
  db = await freshDatabase();
  stores = createPostgresStores(db);
  search = new SqlDiscussionSearch(unitOfWorkOn(db));
});
beforeEach(() => emptyTables(db, 'forum.forum_posts', 'forum.title_words'));

type Filters = Pick<PostQuery, 'collegeIds' | 'collegeTag' | 'tag' | 'filter'>;
const add = (title: string, overrides: Partial<PostState> = {}) =>
  addPost(stores, { title, content: 'Nothing else is in this text.', ...overrides });
const find = (q: string, filters: Filters = {}, page = { limit: 20, offset: 0 }, blockedIds: number[] = []) =>
  search.find(q, filters, page, { id: ada, blockedIds });
const findTitles = async (...asked: Parameters<typeof find>) =>
  (await find(...asked)).items.map(({ post }) => post.title);
const toMatchedTexts = (pieces: readonly TextPiece[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const joinPieces = (pieces: readonly TextPiece[]) => pieces.map(({ text }) => text).join('');
const findFirstMatch = async (q: string): Promise<PostMatch> => (await find(q)).items[0]!.match;

describe('discussion search', () => {
  it('ranks title over tag over text matches, then newest first', async () => {
    await add('Title: scholarships');
    await add('By tag here', { tags: ['Scholarship'] });
    await add('By text here', { content: 'Where did you look for a scholarship?' });
    await add('By text again', { content: 'Where did you look for a scholarship?' });

    expect(await findTitles('scholarship')).toEqual([
      'Title: scholarships',
      'By tag here',
      'By text again',
      'By text here',
    ]);
  });

  it.each([
    ['choosing majors', 'How did you choose a major?'],
    ['major CHOOSE', 'How did you choose a major?'],
    ['financial aid deadlines', 'The deadline for financial aid'],
    ['resume', 'Who reads my résumé?'],
    ['résumés', 'Who reads my résumé?'],
    ['3.7 gpa', 'Is a GPA of 3.7 enough?'],
    ["don't know", 'I don’t know what to study'],
    ["what's enough", 'Is a GPA of 3.7 enough?'],
    ['r&d', 'Jobs in R&D'],
    ['st. johns', "Visiting St. John's"],
  ])('for "%s" finds "%s"', async (q, title) => {
    await add(title);
    await add('Something different');

    expect(await findTitles(q)).toEqual([title]);
  });

  it('requires every word to match', async () => {
    await add('Biology at night');
    await add('History at night');

    expect(await findTitles('history night')).toEqual(['History at night']);
    expect(await findTitles('history biology')).toEqual([]);
  });

  it('treats the last word as a prefix', async () => {
    await add('Biology and history');

    expect(await findTitles('bio')).toEqual(['Biology and history']);
    expect(await findTitles('history bio')).toEqual(['Biology and history']);
    expect(await findTitles('bio history')).toEqual([]);
  });

  it('corrects misspelled words with words from titles', async () => {
    await add('Scholarships for engineers');
    await add('Ships and harbors');

    expect(await findTitles('scolarships')).toEqual(['Scholarships for engineers']);
    expect(await findTitles('scholarships enginers')).toEqual(['Scholarships for engineers']);
    expect(toMatchedTexts((await findFirstMatch('scolarships')).title)).toEqual(['Scholarships']);
    expect(await findTitles('zzzzzzzz')).toEqual([]);
  });

  it('does not correct words that occur in titles, even if no discussion has all of them', async () => {
    await add('Harbors of the north');
    await add('Harbor masters only');

    expect(await findTitles('harbors masters')).toEqual(['Harbor masters only']);
    expect(await findTitles('harbors north masters')).toEqual([]);
  });

  it('finds nothing for stop words and empty queries', async () => {
    await add('The answer is in the text');
    for (const q of ['the', 'and of the', '', '   ']) expect(await findTitles(q)).toEqual([]);
  });

  it.each([
    '&',
    '|',
    '!',
    ':*',
    "'",
    '(',
    ')',
    '<->',
    '\\',
    '%',
    '_',
    '"',
    '~0',
    "'~0'",
    '--',
    ';',
    '🎓',
    '\u{E000}',
    '\u0301',
    'e\u0301\u0301 x',
    'ªº½²Ⅷ𝟘',
    'ŉ ʼ',
    '东西 résumé',

    "major & | ! :* '",
    "'); DROP TABLE forum.forum_posts; --",
    'major:A <-> (major | !major)',
    '!@#$%^&*()_+-=[]{}|;\':",./<>?`~'.repeat(4).slice(0, 100),
    'x'.repeat(5_000),
    'word '.repeat(500),
  ])('treats %s as plain text', async (q) => {
    await add('A major question');
    const found = await findTitles(q);

    expect(found.length === 0 || /major/.test(q)).toBe(true);
    expect((await stores.reader.list({ sort: 'latest', limit: 5, after: null }, null)).items).toHaveLength(1);
  });

  it('ignores symbols between words', async () => {
    await add('A major question');
    expect(await findTitles("(major) & 'question':*!")).toEqual(['A major question']);
  });

  it('pages through all matches without duplicates', async () => {
    for (let n = 0; n < 6; n++) await add(`Majors, part ${n}`);
    const seen: string[] = [];
    const more: boolean[] = [];
    for (let offset = 0; offset < 6; offset += 3) {
      const { items, hasMore } = await find('majors', {}, { limit: 3, offset });
      seen.push(...items.map(({ post }) => post.title));
      more.push(hasMore);
    }

    expect(seen).toEqual([5, 4, 3, 2, 1, 0].map((n) => `Majors, part ${n}`));
    expect(more).toEqual([true, false]);
  });

  it('finds discussions of any age', async () => {
    const ids = [5, 1_999, 2_000, 4_100, 39_999, 45_000, 90_000];
    for (const id of ids) await add(`Majors of ${id}`, { id: id as PostId });

    expect(await findTitles('majors')).toEqual(ids.toReversed().map((id) => `Majors of ${id}`));
    expect(await findTitles('majors', {}, { limit: 2, offset: 0 })).toEqual(['Majors of 90000', 'Majors of 45000']);
    for (const id of ids) expect(await findTitles(`majors ${id}`)).toContain(`Majors of ${id}`);
  });

  it('searches the current text after an edit', async () => {
    const { id } = await add('Before the edit');
    await changePost(stores, id, (post) => void post.edit(robin, { title: 'Afterwards', tags: ['Aid'] }, NOON));

    expect([await findTitles('before'), await findTitles('afterwards'), await findTitles('aid')]).toEqual([
      [],
      ['Afterwards'],
      ['Afterwards'],
    ]);
  });
});

describe('search filters', () => {
  beforeEach(async () => {
    await add('Major of robin', { collegeId: 1, tags: ['Money'] });
    await add('Major of kim', { authorId: kim, collegeId: 2, tags: ['Northern College'] });
    await add('Major of ada', { authorId: ada, isAnonymous: true, replyCount: 2 });
  });
  const all = ['Major of ada', 'Major of kim', 'Major of robin'];

  it.each([
    [{}, all],
    [{ collegeIds: [1] }, ['Major of robin']],
    [{ collegeIds: [1, 2] }, ['Major of kim', 'Major of robin']],
    [{ collegeIds: [] }, []],
    [{ collegeIds: [1], collegeTag: 'northern  college' }, ['Major of kim', 'Major of robin']],
    [{ collegeIds: [], collegeTag: 'Northern College' }, ['Major of kim']],
    [{ tag: 'MONEY' }, ['Major of robin']],
    [{ tag: 'Mon' }, []],
    [{ filter: 'mine' }, ['Major of ada']],
    [{ filter: 'unanswered' }, ['Major of kim', 'Major of robin']],
    [{ filter: 'saved' }, []],
  ] as [Filters, string[]][])('with %j return only matching discussions', async (filters, found) => {
    // Equally good matches are sorted newest first, so sort by title here.
    expect((await findTitles('major', filters)).sort()).toEqual(found);
  });

  it('for saved discussions match only those that the reader saved', async () => {
    const [, { post }] = (await find('major')).items as [unknown, { post: { id: number; title: string } }];
    await stores.participation.savePost(ada, post.id, NOON);
    await stores.participation.savePost(kim, post.id - 1, NOON);

    expect(await findTitles('major', { filter: 'saved' })).toEqual([post.title]);
  });

  it('exclude named posts of users who block the reader or are blocked', async () => {
    expect((await findTitles('major', {}, undefined, [robin, ada])).sort()).toEqual(['Major of ada', 'Major of kim']);
  });

  it('exclude hidden and deleted discussions; authors find their own hidden ones', async () => {
    await add('Major hidden', { hiddenBy: 'reports' });
    await add('Major hidden of ada', { authorId: ada, hiddenBy: 'moderator' });
    const { id } = await add('Major deleted');
    await changePost(stores, id, (post) => post.delete(robin, NOON));

    expect((await findTitles('major')).sort()).toEqual(all);
    expect((await findTitles('major', { filter: 'mine' })).sort()).toEqual(['Major hidden of ada', 'Major of ada']);
  });

  it('leave the personal flags false for visitors', async () => {
    const { items } = await search.find('robin', {}, { limit: 5, offset: 0 }, null);
    expect(items).toMatchObject([{ post: { mine: false, saved: false, subscribed: false } }]);
  });
});

describe('search highlights', () => {
  it('mark matches in the full title and in excerpts of the text', async () => {
    const content = `${'Some words before. '.repeat(60)}We compared majors there. ${'Some words after. '.repeat(60)}`;
    await add('Majors & minors: <b>which</b> major?', { content });
    const { title, excerpt } = await findFirstMatch('major');

    expect(joinPieces(title)).toBe('Majors & minors: <b>which</b> major?');
    expect(toMatchedTexts(title)).toEqual(['Majors', 'major']);
    expect(toMatchedTexts(excerpt)).toEqual(['majors']);
    expect(joinPieces(excerpt).length).toBeLessThan(400);
  });

  it('are plain text, never markup', async () => {
    const script = '<script>alert(1)</script>';
    await add(`Major ${script}`, { content: `A major ${script} & <img src=x onerror=alert(1)> text` });
    const { title, excerpt } = await findFirstMatch('major');

    expect(joinPieces(title)).toBe(`Major ${script}`);
    expect(joinPieces(excerpt)).toMatch(/major .*alert\(1\).*text$/);
  });

  it('match accented words', async () => {
    await add('Who reads my résumé?');
    expect(toMatchedTexts((await findFirstMatch('résumé')).title)).toEqual(['résumé']);
  });

  it("are empty if the text doesn't match; the excerpt is the beginning of the text", async () => {
    await add('A major question', { content: 'First words of a text that goes on.' });
    expect((await findFirstMatch('major')).excerpt).toEqual([
      { text: expect.stringMatching(/^First words/), isMatch: false },
    ]);
  });
});

describe('similar discussions', () => {
  const listSimilarTitles = async (title: string, blockedIds: number[] = [], max = 5) =>
    (await search.listSimilar(title, max, { id: ada, blockedIds })).map((one) => one.title);

  it('share words in the title, best match first', async () => {
    await add('Campus food');
    await add('How to choose a major');
    await add('Choose a dorm early');
    await add('Something about cars', { content: 'How to choose a major is not the question.' });

    await add('About trains', { content: 'Here one can choose as well.' });
    expect((await listSimilarTitles('How should I choose my major?')).slice(0, 2)).toEqual([
      'How to choose a major',
      expect.any(String),
    ]);
    expect(await listSimilarTitles('How should I choose my major?')).toContain('Choose a dorm early');
    expect(await listSimilarTitles('How should I choose my major?')).not.toContain('About trains');
  });

  it('are limited to the requested number', async () => {
    for (let n = 0; n < 8; n++) await add(`Choosing a major ${n}`);
    expect(await listSimilarTitles('Choosing a major', [], 3)).toHaveLength(3);
  });

  it('state their reply count and whether they have an answer', async () => {
    const { id } = await add('How to choose a major');
    const reply = ForumReply.restore(await addReply(stores, id));
    await changePost(stores, id, (post) => {
      post.addReply(reply);
      post.markAnswer(robin, reply, NOON);
    });

    expect(await search.listSimilar('choose major', 5, { id: ada, blockedIds: [] })).toEqual([
      { id, title: 'How to choose a major', replyCount: 1, isAnswered: true },
    ]);
  });

  it('exclude hidden and deleted discussions and those of blocked users', async () => {
    await add('Choosing a major, hidden', { hiddenBy: 'reports' });
    const { id } = await add('Choosing a major, deleted');
    await changePost(stores, id, (post) => post.delete(robin, NOON));
    await add('Choosing a major, blocked', { authorId: kim });
    await add('Choosing a major, anonymous', { authorId: kim, isAnonymous: true });

    expect(await listSimilarTitles('Choosing a major', [kim])).toEqual(['Choosing a major, anonymous']);
  });

  it.each(['', 'a I of', 'the and for', '?!', "' & | :*"])('are empty for "%s"', async (title) => {
    await add('The answer and the question');
    expect(await listSimilarTitles(title)).toEqual([]);
  });
});
