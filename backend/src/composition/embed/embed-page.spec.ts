import { type EmbedContent, EMBED_LOOKS, renderEmbed, renderMissingEmbed } from './embed-page';

const SITE = { origin: 'https://gradspan.example', appName: 'Gradspan' };
type Alum = EmbedContent['alumni'][number];
type Profile = NonNullable<Alum['alumniProfile']>;

const PROFILE: Profile = {
  college: 'Boston University',
  collegeId: 7,
  major: 'History',
  graduationYear: 2015,
  currentPosition: 'Editor',
  company: 'Harbor Press',
  industry: null,
  yearsOfExperience: null,
  bio: null,
  skills: null,
  mentorshipAreas: null,
  location: null,
  linkedinUrl: null,
  twitterHandle: null,
  githubUrl: null,
  personalWebsite: null,
  isWillingToMentor: true,
  maxMentees: 3,
  availabilityStatus: 'available',
  isProfileVisible: true,
  allowStudentConnections: true,
  placesLeft: 3,
  minutesLeft: null,
  repliesWithinDays: null,
  isVerifiedAlum: true,
};
const anAlum = (changes: Partial<Alum> = {}): Alum => ({
  id: 4,
  fullName: 'Ada Lindqvist',
  role: 'alumni',
  avatarUrl: null,
  isSample: false,
  connectionStatus: 'none',
  alumniProfile: PROFILE,
  ...changes,
});
const render = (changes: Partial<EmbedContent> = {}) =>
  renderEmbed(
    {
      college: { id: 7, name: 'Boston University' },
      alumni: [anAlum()],
      questions: [{ id: 9, text: 'What did you pay?', postId: null }],
      ...changes,
    },
    'light',
    SITE,
  );

describe('the frame for sites of colleges', () => {
  it('shows studies and work of alumni, questions, and where to ask', () => {
    const page = render();

    expect(page).toContain('href="https://gradspan.example/alumni/4"');
    expect(page).toContain('Class of 2015 · History');
    expect(page).toContain('Editor · Harbor Press');
    expect(page).toContain('Verified alum');
    expect(page).toContain('href="https://gradspan.example/questions/9"');
    expect(page).toContain('Waiting for an answer');
    expect(page).toContain('href="https://gradspan.example/questions/new?collegeId=7"');
  });

  it('leaves out what is unknown, and marks people of the demo data', () => {
    const page = render({
      alumni: [anAlum({ isSample: true, alumniProfile: { ...PROFILE, company: null, isVerifiedAlum: false } })],
    });

    expect(page).toContain('>Editor</p>');
    expect(page).toContain('>Sample</p>');
    expect(page).not.toContain('Verified alum');
  });

  it('says that there are no alumni, and leaves out an empty list of questions', () => {
    const page = render({ alumni: [], questions: [] });

    expect(page).toContain('No alumni have a public profile yet.');
    expect(page).not.toContain('Questions from students');
    expect(page).toContain('Ask a question');
  });

  it('contains what people wrote as text only', () => {
    const text = '"><script>alert(1)</script>';
    const page = render({
      college: { id: 7, name: text },
      alumni: [anAlum({ fullName: text, alumniProfile: { ...PROFILE, company: text } })],
      questions: [{ id: 9, text, postId: 3 }],
    });

    expect(page.match(/<script/g)).toHaveLength(1);
    expect(page).toContain('<script src="/embed.js" async></script>');
  });

  it('cuts long questions, and gives no opened page a way back to the site', () => {
    const page = render({ questions: [{ id: 9, text: 'Why? '.repeat(40), postId: 3 }] });

    expect(page).toContain(`${'Why? '.repeat(28).trim()}...`);
    expect(page).not.toContain('Why? '.repeat(29).trim());
    expect(page).toContain('Answered');
    const links = page.match(/<a [^>]*>/g) ?? [];
    expect(links).toHaveLength(4);
    for (const link of links) expect(link).toContain('target="_blank" rel="noopener"');
  });

  it('shows only pictures that are stored here, otherwise initials', () => {
    const picture = '/pictures/0123456789abcdef0123456789abcdef.webp';
    expect(render({ alumni: [anAlum({ avatarUrl: picture })] })).toContain(`<img src="${picture}" alt=""`);

    const page = render({ alumni: [anAlum({ avatarUrl: 'https://lh3.googleusercontent.com/a/b' })] });
    expect(page).not.toContain('googleusercontent');
    expect(page).toContain('>AL</span>');
  });

  it.each(EMBED_LOOKS)('has the look %s, also for a college that is missing', (look) => {
    const content = { college: { id: 7, name: 'Boston University' }, alumni: [], questions: [] };
    expect(renderEmbed(content, look, SITE)).toContain(`data-look="${look}"`);
    expect(renderMissingEmbed(look, SITE)).toContain(`data-look="${look}"`);
  });
});
