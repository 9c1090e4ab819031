import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CollegeDetailView, CollegePagesFacade, ProgramPagesFacade } from '../contexts/colleges';
import type { ForumFacade, PublicDiscussion, PublicQuestion } from '../contexts/forum';
import type { AlumniHeadTags, ProfilesFacade } from '../contexts/mentorship';
import type { Settings } from '../shared/infrastructure/settings/settings';
import { ProductPageHeads } from './product-page-heads';

const figure = (value: number | null, year: string | null = null) => ({ value, year, source: 'College Scorecard' });

const ALIASES: readonly string[] = ['ASU'];

const ALMA = {
  id: 7,
  ipeds_id: 170_001,
  name: 'Alma State University',
  title: 'Alma State University, Alma, MI',
  aliases: ALIASES,
  founded_year: null,
  figures: new Proxy({}, { get: (_, name) => (name === 'net_price' ? figure(12_300, '2022-23') : figure(null)) }),
  city: 'Alma',
  state: 'MI',
  type: 'Public 4-year',
  description: null,
  summary: 'Alma State University is a public four-year college in Alma, MI.',
  website: 'https://alma.example',
  latitude: 43.4,
  longitude: -84.6,
  enrollment: 1_200,
} as CollegeDetailView;

const COUNT = { count: 6_429, main_campuses: 6_000, source: 'scorecard' as const, release: null };
const TESS = { ...ALMA, id: 3, name: 'Tessera College' };

/** A catalog with this college and Tessera College, which can only be compared. */
const catalogue = (college: CollegeDetailView) =>
  ({
    findById: async (id: number) => (id === college.id ? college : null),
    count: async () => COUNT,
    listDetails: async (ids: readonly number[]): Promise<readonly CollegeDetailView[]> =>
      ids.flatMap((id) => [college, TESS].filter((one) => one.id === id)),
  }) as CollegePagesFacade;

const FIELD = {
  cip: '1107',
  field: 'Computer Science',
  slug: 'computer-science',
  group: null,
  colleges: 1,
  programs: 2,
};

/** Programs of one field; only Alma State has some. */
const PROGRAMS = {
  findField: async (code: string) => (code === FIELD.cip ? FIELD : null),
  countOfCollege: async (id: number) => (id === ALMA.id ? 2 : 0),
} as ProgramPagesFacade;

const VERA: AlumniHeadTags = { id: 4, fullName: 'Vera Fielding', college: 'Alma State University', bio: null };

/** Only this alum has a public page. */
const everyone = (alumna: AlumniHeadTags = VERA) =>
  ({ findAlumniHeadTags: async (id: number) => (id === alumna.id ? alumna : null) }) as ProfilesFacade;

const QUESTION: PublicDiscussion = {
  id: 9,
  title: 'How many AP credits transfer?',
  content: 'I have **four** exams.\n\n- Biology\n- [Calculus](https://example.org/bc)',
  createdAt: '2026-03-01T12:00:00.000Z',
  replyCount: 2,
  answer: { content: 'Ask the `registrar` first.', createdAt: '2026-03-02T12:00:00.000Z' },
  replies: [{ content: 'It depends on the major.', createdAt: '2026-03-01T13:00:00.000Z' }],
};

const OPEN_QUESTION: PublicQuestion = {
  id: 5,
  text: 'Is the first year mostly theory?\n\nI like labs.',
  isIndexed: true,
};

/** A forum with only this discussion and this open question, which visitors can read. */
const forumWith = (post: PublicDiscussion, question = OPEN_QUESTION) =>
  ({
    findPublicPost: async (id: number) => (id === post.id ? post : null),
    findPublicQuestion: async (id: number) => (id === question.id ? question : null),
  }) as ForumFacade;

const headsFor = (
  settings: Partial<Settings>,
  college = ALMA,
  alumna = VERA,
  post = QUESTION,
  question = OPEN_QUESTION,
) =>
  new ProductPageHeads(
    { appName: 'Gradspan', ...settings } as Settings,
    catalogue(college),
    PROGRAMS,
    everyone(alumna),
    forumWith(post, question),
  );
const heads = headsFor({});
const VISITOR = { isVisitor: true, tab: null, colleges: null, programs: null };

describe('the head of a page', () => {
  it.each(['/', '/auth', '/terms', '/privacy-policy', '/privacy'])('has a canonical path for %s', async (path) => {
    const { status, canonical, description } = await heads.getHead(path, VISITOR);

    expect(status).toBe(200);
    expect(canonical).toMatch(/^\//);
    expect(description.length).toBeGreaterThan(20);
  });

  it('is the same for an alias, a trailing slash and /index.html', async () => {
    expect((await heads.getHead('/privacy', VISITOR)).canonical).toBe('/privacy-policy');
    expect(await heads.getHead('/terms/', VISITOR)).toEqual(await heads.getHead('/terms', VISITOR));
    expect(await heads.getHead('/index.html', VISITOR)).toEqual(await heads.getHead('/', VISITOR));
  });

  it.each([
    '/verify-email',
    '/reset-password',
    '/claim',
    '/invitation',
    '/restore-account',
    '/forgot-password',
    '/auth/complete',
    '/data-export',
    '/recommendations',
  ])('keeps %s out of search engines', async (path) => {
    expect(await heads.getHead(path, VISITOR)).toMatchObject({ status: 200, canonical: null });
  });

  it.each([
    '/',
    '/auth',
    '/auth/complete',
    '/terms/',
    '/college/7',
    '/college/99',
    '/alumni/4',
    '/students/3',
    '/forum',
    '/forum/9',
    '/questions',
    '/questions/5',
    '/compare',
    '/states',
    '/states/nowhere',
  ])('exists for %s, whatever the page shows', (path) => expect(heads.hasPage(path)).toBe(true));

  it.each(['/Terms', '/nothing', '/college/7/x', '//evil.example/college/7', '/constructor', '/oauth-debug'])(
    'does not exist for %s',
    (path) => expect(heads.hasPage(path)).toBe(false),
  );

  it('exists for operator tools only if they are turned on, and keeps them out of search engines', async () => {
    const getDebugHead = (oauthDebug: boolean) => headsFor({ oauthDebug }).getHead('/oauth-debug', VISITOR);
    expect(await getDebugHead(true)).toMatchObject({ status: 200, canonical: null });
    expect(await getDebugHead(false)).toMatchObject({ status: 404, canonical: null });
  });

  it('keeps pages for signed-in people out of search engines', async () => {
    expect(await heads.getHead('/college-admin-dashboard', VISITOR)).toMatchObject({ status: 200, canonical: null });
  });

  it.each([
    '/nothing',
    '/colleges/x',
    '/college/7/x',
    '/auth/more',
    '/Terms',
    '/constructor',
    '/__proto__',
    '/college-admin-dashboard/x',
  ])('has status 404 for %s', async (path) => {
    expect(await heads.getHead(path, VISITOR)).toMatchObject({
      status: 404,
      canonical: null,
      title: 'Page not found · Gradspan',
    });
  });

  it.each([
    ['/auth', 'Sign in · Gradspan'],
    ['/verify-email', 'Confirm your email address · Gradspan'],
    ['/forgot-password', 'Forgot your password? · Gradspan'],
    ['/reset-password', 'Choose a new password · Gradspan'],
    ['/claim', 'Your alumni profile · Gradspan'],
    ['/invitation', 'Your invitation · Gradspan'],
    ['/restore-account', 'Keep your account · Gradspan'],
    ['/data-export', 'Your data · Gradspan'],
    ['/profile-settings', 'Profile Settings · Gradspan'],
    ['/welcome', 'Set up your profile · Gradspan'],
    ['/find-alumni', 'Find Alumni · Gradspan'],
    ['/connect-students', 'Connect with Students · Gradspan'],
    ['/college-admin-dashboard', 'College dashboard · Gradspan'],
    ['/forum', 'Forum · Gradspan'],
  ])('has the same title as the page for %s: %s', async (path, title) => {
    expect((await heads.getHead(path, VISITOR)).title).toBe(title);
  });

  it('exists for every page of the product', async () => {
    const tree = readFileSync(path.join(__dirname, '../../../frontend/src/app/route-tree.gen.ts'), 'utf8');
    const paths = [...tree.matchAll(/fullPath: '([^'$]+)'/g)].map(([, found]) => found!.replace(/(.)\/$/, '$1'));
    const unknown = [];
    for (const one of paths) if ((await heads.getHead(one, VISITOR)).status === 404) unknown.push(one);
    expect(paths.length).toBeGreaterThan(30);
    // Only available if the operator has turned it on.
    expect(unknown).toEqual(['/oauth-debug']);
  });

  it('contains the configured product name', async () => {
    const { title } = await headsFor({ appName: 'Alma' }).getHead('/terms', VISITOR);

    expect(title).toBe('Terms of Service · Alma');
  });
});

describe('the head of a college’s page', () => {
  it('describes the college with structured data for search engines', async () => {
    expect(await heads.getHead('/college/7', VISITOR)).toMatchObject({
      status: 200,
      title: 'Alma State University, Alma, MI · Gradspan',
      description: 'Alma State University is a public four-year college in Alma, MI.',
      canonical: '/college/7',
      keywords: 'Alma State University, Alma, MI, Public 4-year, college, alumni',
      data: {
        '@type': 'CollegeOrUniversity',
        name: 'Alma State University',
        alternateName: ['ASU'],
        identifier: { propertyID: 'UNITID', value: '170001' },
        additionalProperty: [
          {
            '@type': 'PropertyValue',
            propertyID: 'net_price',
            name: 'Average price after grants per year',
            value: 12_300,
            unitText: 'USD',
            description: 'College Scorecard, 2022-23',
            valueReference: { '@type': 'PropertyValue', name: 'Period', value: '2022-23' },
          },
        ],
        url: 'https://alma.example',
        geo: { latitude: 43.4, longitude: -84.6 },
      },
    });
  });

  it('uses the college’s own description if there is one, and shows it while the page loads', async () => {
    const withText = headsFor({}, { ...ALMA, description: 'Old.' });
    expect(await withText.getHead('/college/7', VISITOR)).toMatchObject({ description: 'Old.', introduction: 'Old.' });
    const { introduction } = await heads.getHead('/college/7', VISITOR);
    expect(introduction).toBe('Alma State University is a public four-year college in Alma, MI.');
  });

  it.each([
    ['MI', 'US'],
    ['DC', 'US'],
    ['PR', 'PR'],
    ['GU', 'GU'],
  ])('names the country of a college in %s: %s', async (state, addressCountry) => {
    const { data } = await headsFor({}, { ...ALMA, state }).getHead('/college/7', VISITOR);
    expect(data).toMatchObject({ address: { addressRegion: state, addressCountry } });
  });

  it('omits unknown values', async () => {
    const unknown = headsFor({}, { ...ALMA, website: null, latitude: null, longitude: null });
    const { data } = await unknown.getHead('/college/7', VISITOR);

    expect(data).not.toHaveProperty('url');
    expect(data).not.toHaveProperty('geo');
  });

  it('is the same with and without a trailing slash', async () => {
    expect(await heads.getHead('/college/7/', VISITOR)).toEqual(await heads.getHead('/college/7', VISITOR));
  });

  it.each([
    '/college/8',
    '/college/2147483648',
    '/college/99999999999',
    '/college/0',
    '/college/007',
    '/college/x',
    '/college/constructor',
  ])('has status 404 for %s', async (path) => {
    expect(await heads.getHead(path, VISITOR)).toMatchObject({
      status: 404,
      canonical: null,
      title: 'College Not Found · Gradspan',
    });
  });
});

describe('the head of an alum’s page', () => {
  it('contains the name and keeps the page out of search engines', async () => {
    expect(await heads.getHead('/alumni/4', VISITOR)).toEqual({
      status: 200,
      title: 'Vera Fielding · Gradspan',
      canonical: null,
      heading: 'Vera Fielding',
      description: 'Vera Fielding, Alma State University: an alumni profile.',
    });
  });

  it.each([
    ['Short,\n and\tplain.', 'Short, and plain.'],
    [`${'word '.repeat(30)}`, 'word '.repeat(30).trim()],
    [`${'word '.repeat(29)}longer`, `${'word '.repeat(29).trim()}...`],
    ['x'.repeat(200), `${'x'.repeat(150)}...`],
  ])('uses the beginning of the bio as the description: %j', async (bio, description) => {
    expect((await headsFor({}, ALMA, { ...VERA, bio }).getHead('/alumni/4/', VISITOR)).description).toBe(description);
  });

  it.each(['/alumni/5', '/alumni/2147483648', '/alumni/0', '/alumni/04', '/alumni/x', '/alumni/constructor'])(
    'has status 404 for %s',
    async (path) => {
      expect(await heads.getHead(path, VISITOR)).toEqual({
        status: 404,
        title: 'Alumni Not Found · Gradspan',
        canonical: null,
        description: "The alumni profile you're looking for doesn't exist or isn't publicly visible.",
      });
    },
  );
});

describe('the head of a discussion’s page', () => {
  it('contains the question and its answers as structured data, in plain text', async () => {
    expect(await heads.getHead('/forum/9', VISITOR)).toEqual({
      status: 200,
      title: 'How many AP credits transfer? · Gradspan',
      description: 'I have four exams. Biology Calculus',
      canonical: '/forum/9',
      heading: 'How many AP credits transfer?',
      data: {
        '@context': 'https://schema.org',
        '@type': 'QAPage',
        mainEntity: {
          '@type': 'Question',
          name: 'How many AP credits transfer?',
          text: 'I have four exams. Biology Calculus',
          dateCreated: '2026-03-01T12:00:00.000Z',
          answerCount: 2,
          acceptedAnswer: {
            '@type': 'Answer',
            text: 'Ask the registrar first.',
            dateCreated: '2026-03-02T12:00:00.000Z',
          },
          suggestedAnswer: [
            { '@type': 'Answer', text: 'It depends on the major.', dateCreated: '2026-03-01T13:00:00.000Z' },
          ],
        },
      },
    });
  });

  it('omits the answers if there are none', async () => {
    const post = { ...QUESTION, replyCount: 0, answer: null, replies: [] };
    const { data } = await headsFor({}, ALMA, VERA, post).getHead('/forum/9/', VISITOR);

    expect(Object.keys(data!.mainEntity as object)).toEqual(['@type', 'name', 'text', 'dateCreated', 'answerCount']);
  });

  it('contains only the beginning of a long text', async () => {
    const post = { ...QUESTION, content: 'word '.repeat(4_000) };
    const { description, data } = await headsFor({}, ALMA, VERA, post).getHead('/forum/9', VISITOR);

    expect(description).toHaveLength(152);
    expect((data!.mainEntity as { text: string }).text.length).toBeLessThan(1_010);
  });

  it.each(['/forum/8', '/forum/0', '/forum/09', '/forum/2147483648', '/forum/x'])(
    'has status 404 for %s',
    async (path) => {
      expect(await heads.getHead(path, VISITOR)).toEqual({
        status: 404,
        title: 'Discussion Not Found · Gradspan',
        canonical: null,
        description: "This discussion doesn't exist or has been removed.",
      });
    },
  );
});

describe('the head of a page that depends on the viewer', () => {
  it('is the one of the dashboard for people with a session', async () => {
    expect(await heads.getHead('/', { ...VISITOR, isVisitor: false })).toMatchObject({
      title: 'Dashboard · Gradspan',
      canonical: null,
    });
  });

  it('names the registration form', async () => {
    const { title, canonical } = await heads.getHead('/auth', { ...VISITOR, tab: 'register' });
    expect([title, canonical]).toEqual(['Create an account · Gradspan', '/auth']);
  });
});

describe('the head of the landing page', () => {
  it('contains the number of colleges, so that the page can show it at once', async () => {
    expect((await heads.getHead('/', VISITOR)).answers).toEqual({ '/api/colleges/count': COUNT });
  });
});

describe('the head of a comparison', () => {
  const headOf = (colleges: string | null) => heads.getHead('/compare', { ...VISITOR, colleges });

  it('names the colleges in the order of the address, with one canonical path for every order', async () => {
    const head = await headOf('7,3');
    expect(head).toMatchObject({
      status: 200,
      title: 'Alma State University vs. Tessera College · Gradspan',
      canonical: '/compare?colleges=3,7',
    });
    expect(head.description).toContain('Alma State University and Tessera College');
    expect((await headOf('3,7')).canonical).toBe('/compare?colleges=3,7');
  });

  it('lists the colleges as linked data', async () => {
    expect((await headOf('7,3')).data).toMatchObject({
      '@type': 'ItemList',
      itemListElement: [
        { position: 1, item: { name: 'Alma State University' } },
        { position: 2, item: { name: 'Tessera College' } },
      ],
    });
  });

  it('ignores unknown, repeated and invalid colleges', async () => {
    expect(await headOf('abc,,7,7,99,-1,3,2147483648')).toEqual(await headOf('7,3'));
  });

  it('is the same as without colleges if none is valid', async () => {
    expect(await headOf('abc,,0')).toEqual(await headOf(null));
    expect(await headOf(null)).toMatchObject({ status: 200, canonical: '/compare' });
  });

  it('keeps a single college out of search engines', async () => {
    expect(await headOf('7')).toMatchObject({ status: 200, canonical: null });
  });

  it('is missing if none of the colleges exists', async () => {
    expect(await headOf('98,99')).toMatchObject({ status: 404, canonical: null });
  });
});

describe('the head of a state', () => {
  it('names the state', async () => {
    expect(await heads.getHead('/states/new-york', VISITOR)).toMatchObject({
      status: 200,
      title: 'Colleges in New York · Gradspan',
      canonical: '/states/new-york',
    });
  });

  it.each([
    ['district-of-columbia', 'the District of Columbia'],
    ['federated-states-of-micronesia', 'the Federated States of Micronesia'],
    ['marshall-islands', 'the Marshall Islands'],
    ['northern-mariana-islands', 'the Northern Mariana Islands'],
    ['us-virgin-islands', 'the U.S. Virgin Islands'],
    ['puerto-rico', 'Puerto Rico'],
  ])('names %s with the article that it needs', async (slug, name) => {
    expect(await heads.getHead(`/states/${slug}`, VISITOR)).toMatchObject({
      title: `Colleges in ${name} · Gradspan`,
      description: expect.stringContaining(`for colleges in ${name}.`),
      heading: `Colleges in ${name}`,
      data: { name: `Colleges in ${name}` },
    });
  });

  it.each(['/states/nowhere', '/states/ny', '/states/constructor', '/states/new-york/x'])(
    'is missing for %s',
    async (path) => expect(await heads.getHead(path, VISITOR)).toMatchObject({ status: 404, canonical: null }),
  );

  it.each([
    ['/states/CA', '/states/california'],
    ['/states/ny/', '/states/new-york'],
    ['/states/New-York', '/states/new-york'],
    ['/states/New%20York', '/states/new-york'],
    ['/states/vi', '/states/us-virgin-islands'],
    ['/states/new-york', null],
    ['/states/nowhere', null],
    ['/states/%E0%A4%A', null],
    ['/states', null],
    ['/college/7', null],
  ])('has the canonical path of %s: %s', (path, canonical) => expect(heads.findCanonicalPath(path)).toBe(canonical));
});

describe('the head of a page about programs', () => {
  it('names the college and the number of its programs', async () => {
    expect(await heads.getHead('/college/7/programs/', VISITOR)).toMatchObject({
      status: 200,
      title: 'Programs at Alma State University, Alma, MI · Gradspan',
      description: expect.stringContaining('the 2 programs at Alma State University, Alma, MI,'),
      canonical: '/college/7/programs',
      data: { about: { '@type': 'CollegeOrUniversity', identifier: { value: '170001' } } },
    });
  });

  it('isn’t indexed for a college without programs', async () => {
    const college = { ...ALMA, id: 8 };
    const head = await headsFor({}, college).getHead('/college/8/programs', VISITOR);
    expect(head).toMatchObject({ status: 200, canonical: null });
  });

  it.each(['/programs/1107-computer-science', '/programs/1107', '/programs/1107-other-words'])(
    'names the field of %s, with one canonical path',
    async (path) => {
      expect(await heads.getHead(path, VISITOR)).toMatchObject({
        status: 200,
        title: 'Computer Science: colleges, earnings and debt · Gradspan',
        description: expect.stringContaining('at the only college'),
        canonical: '/programs/1107-computer-science',
        data: { about: { '@type': 'DefinedTerm', termCode: '11.07' } },
      });
    },
  );

  it.each(['/college/9/programs', '/college/x/programs', '/programs/2201', '/programs/law', '/programs/1107/x'])(
    'is missing for %s',
    async (path) => expect(await heads.getHead(path, VISITOR)).toMatchObject({ status: 404, canonical: null }),
  );
});

describe('the head of an open question’s page', () => {
  const headOf = (path: string, question = OPEN_QUESTION) =>
    headsFor({}, ALMA, VERA, QUESTION, question).getHead(path, VISITOR);

  it('contains the beginning of the question on one line', async () => {
    expect(await headOf('/questions/5')).toEqual({
      status: 200,
      title: 'Is the first year mostly theory? I like labs. · Gradspan',
      description: 'Is the first year mostly theory? I like labs.',
      canonical: '/questions/5',
      heading: 'Is the first year mostly theory? I like labs.',
    });
    const long = await headOf('/questions/5', { ...OPEN_QUESTION, text: 'word '.repeat(200) });
    expect(long.title).toHaveLength(72 + ' · Gradspan'.length);
    expect(long.description).toHaveLength(152);
  });

  it('keeps the questions of minors out of search engines', async () => {
    expect(await headOf('/questions/5', { ...OPEN_QUESTION, isIndexed: false })).toMatchObject({
      status: 200,
      canonical: null,
    });
  });

  it.each(['/questions/6', '/questions/0', '/questions/05', '/questions/x'])('has status 404 for %s', async (path) => {
    expect(await headOf(path)).toEqual({
      status: 404,
      title: 'Question Not Found · Gradspan',
      canonical: null,
      description: 'This question doesn’t exist or is closed.',
    });
  });
});
