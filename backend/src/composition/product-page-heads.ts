import { Injectable } from '@nestjs/common';
import { CollegePagesFacade, ProgramPagesFacade } from '../contexts/colleges';
import { ForumFacade } from '../contexts/forum';
import { ProfilesFacade } from '../contexts/mentorship';
import { type PageHead, PageHeads, type PageView } from '../shared/infrastructure/http/page-heads';
import { Settings } from '../shared/infrastructure/settings/settings';
import { toCollegeLinkedData } from './college-linked-data';
import { comparisonPageHead, parseComparedIds } from './comparison-page-head';
import { discussionPageHead } from './discussion-page-head';
import { parseId } from './parse-id';
import { excerpt } from './plain-text';
import { collegeProgramsPageHead, fieldPageHead, findFieldCode, programComparisonPageHead } from './program-page-heads';
import { questionPageHead } from './question-page-head';
import { findStatePageHead, findStatePath } from './state-pages';

/**
 * The head tags of every page of the frontend. A path without a page has status 404. When people navigate inside the
 * frontend, its own routes set the title and the description; a journey compares the two.
 */
@Injectable()
export class ProductPageHeads extends PageHeads {
  readonly #appName: string;
  readonly #fixedHeads: ReadonlyMap<string, PageHead>;

  constructor(
    { appName, oauthDebug }: Settings,
    private readonly colleges: CollegePagesFacade,
    private readonly programs: ProgramPagesFacade,
    private readonly mentorship: ProfilesFacade,
    private readonly forum: ForumFacade,
  ) {
    super();
    this.#appName = appName;
    this.#fixedHeads = new Map(fixedPageHeads(appName, oauthDebug));
  }

  hasPage(path: string): boolean {
    const plain = removeTrailingSlash(path);
    return (
      this.#fixedHeads.has(plain) ||
      /^\/(?:(?:college|alumni|students|forum|questions|states|programs)\/[^/]+|college\/[^/]+\/programs)$/.test(plain)
    );
  }

  findCanonicalPath(path: string): string | null {
    const canonical = findStatePath(path);
    return canonical === path ? null : canonical;
  }

  getHead(path: string, { isVisitor, tab, colleges, programs }: PageView): Promise<PageHead> {
    const plain = path === '/index.html' ? '/' : removeTrailingSlash(path);
    if (plain === '/') return isVisitor ? this.#getLandingHead() : Promise.resolve(this.#dashboardHead);
    if (plain === '/auth' && tab === 'register') {
      return Promise.resolve({ ...this.#fixedHeads.get(plain)!, title: `Create an account · ${this.#appName}` });
    }
    if (/^\/students\/[^/]+$/.test(plain)) return Promise.resolve(this.#studentHead);
    if (plain === '/compare' && programs) return this.#getProgramComparisonHead(programs);
    if (plain === '/compare') return this.#getComparisonHead(parseComparedIds(colleges));
    if (plain.startsWith('/states/')) return Promise.resolve(this.#getStateHead(plain));
    if (plain.startsWith('/programs/')) return this.#findFieldHead(findFieldCode(plain));
    const [, collegeId] = /^\/college\/([^/]+)\/programs$/.exec(plain) ?? [];
    if (collegeId !== undefined) return this.#findCollegeProgramsHead(parseId(collegeId));
    const [, kind, key] = /^\/(college|alumni|forum|questions)\/([^/]+)$/.exec(plain) ?? [];
    if (kind === 'college') return this.#findCollegeHead(parseId(key!));
    if (kind === 'alumni') return this.#findAlumniHead(parseId(key!));
    if (kind === 'forum') return this.#findDiscussionHead(parseId(key!));
    if (kind === 'questions' && !this.#fixedHeads.has(plain)) return this.#findQuestionHead(parseId(key!));
    return Promise.resolve(
      this.#fixedHeads.get(plain) ?? this.#toNotFoundHead('Page not found', 'This page doesn’t exist.'),
    );
  }

  /** With the number of colleges, which is part of the first sentence: loaded later, it would move the page. */
  async #getLandingHead(): Promise<PageHead> {
    return { ...this.#fixedHeads.get('/')!, answers: { '/api/colleges/count': await this.colleges.count() } };
  }

  async #findCollegeHead(id: number | null): Promise<PageHead> {
    const college = id === null ? null : await this.colleges.findById(id);
    if (!college) {
      return this.#toNotFoundHead(
        'College Not Found',
        "The college you're looking for doesn't exist or has been removed.",
      );
    }
    return {
      status: 200,
      title: `${college.title} · ${this.#appName}`,
      description: college.description ?? college.summary,
      canonical: `/college/${college.id}`,
      heading: college.name,
      introduction: college.description ?? college.summary,
      keywords: [college.name, college.city, college.state, college.type, 'college', 'alumni'].join(', '),
      data: toCollegeLinkedData(college),
      answers: { [`/api/colleges/${college.id}`]: college },
    };
  }

  async #findCollegeProgramsHead(id: number | null): Promise<PageHead> {
    const college = id === null ? null : await this.colleges.findById(id);
    if (!college) return this.#findCollegeHead(null);
    return collegeProgramsPageHead(college, await this.programs.countOfCollege(college.id), this.#appName);
  }

  async #findFieldHead(code: string | null): Promise<PageHead> {
    const field = code === null ? null : await this.programs.findField(code);
    if (field) return fieldPageHead(field, this.#appName);
    return this.#toNotFoundHead('Field Not Found', 'We have no programs in this field of study.');
  }

  /** A comparison whose colleges all don't exist is missing; with some of them, it shows the others. */
  async #getComparisonHead(ids: readonly number[]): Promise<PageHead> {
    if (ids.length === 0) return this.#fixedHeads.get('/compare')!;
    const colleges = await this.colleges.listDetails(ids);
    if (colleges.length > 0) return comparisonPageHead(colleges, this.#appName);
    return this.#toNotFoundHead(
      'Colleges Not Found',
      "The colleges you're looking for don't exist or have been removed.",
    );
  }

  /** Like a comparison of colleges; without a single program, it is missing. */
  async #getProgramComparisonHead(text: string): Promise<PageHead> {
    const programs = await this.programs.listCompared(text.split(','));
    if (programs.length > 0) return programComparisonPageHead(programs, this.#appName);
    return this.#toNotFoundHead(
      'Programs Not Found',
      'The programs you’re looking for don’t exist or have been removed.',
    );
  }

  #getStateHead(path: string): PageHead {
    return (
      findStatePageHead(path, this.#appName) ??
      this.#toNotFoundHead('State Not Found', 'There’s no US state or territory with this name.')
    );
  }

  /** Only what every visitor can see; without a public profile, the page doesn't exist. */
  async #findAlumniHead(id: number | null): Promise<PageHead> {
    const alumni = id === null ? null : await this.mentorship.findAlumniHeadTags(id);
    if (!alumni) {
      return this.#toNotFoundHead(
        'Alumni Not Found',
        "The alumni profile you're looking for doesn't exist or isn't publicly visible.",
      );
    }
    const { fullName, college, bio } = alumni;
    return {
      status: 200,
      title: `${fullName} · ${this.#appName}`,
      description: bio ? excerpt(bio) : `${fullName}${college ? `, ${college}` : ''}: an alumni profile.`,
      // A public profile is not yet consent to be indexed by search engines: alumni aren't asked about that.
      canonical: null,
      heading: fullName,
    };
  }

  /** Only what visitors can read. */
  async #findDiscussionHead(id: number | null): Promise<PageHead> {
    const post = id === null ? null : await this.forum.findPublicPost(id);
    if (!post) {
      return this.#toNotFoundHead('Discussion Not Found', "This discussion doesn't exist or has been removed.");
    }
    return discussionPageHead(post, this.#appName);
  }

  async #findQuestionHead(id: number | null): Promise<PageHead> {
    const question = id === null ? null : await this.forum.findPublicQuestion(id);
    if (question) return questionPageHead(question, this.#appName);
    return this.#toNotFoundHead('Question Not Found', 'This question doesn’t exist or is closed.');
  }

  get #dashboardHead(): PageHead {
    return {
      status: 200,
      title: `Dashboard · ${this.#appName}`,
      description: `Your ${this.#appName}.`,
      canonical: null,
    };
  }

  /** The same for every student, existing or not: only the page itself checks who can see it. */
  get #studentHead(): PageHead {
    return {
      status: 200,
      title: `Student · ${this.#appName}`,
      description: `A student on ${this.#appName}.`,
      canonical: null,
    };
  }

  #toNotFoundHead(title: string, description: string): PageHead {
    return { status: 404, title: `${title} · ${this.#appName}`, description, canonical: null };
  }
}

/** Returns the paths of the pages without data that search engines should index. */
export const listIndexedPaths = (appName: string, oauthDebug: boolean): string[] => [
  ...new Set(fixedPageHeads(appName, oauthDebug).flatMap(([, { canonical }]) => canonical ?? [])),
];

const removeTrailingSlash = (path: string): string => path.replace(/(.)\/+$/, '$1');

function fixedPageHeads(name: string, oauthDebug: boolean): [string, PageHead][] {
  const page = (title: string, description: string, canonical: string | null, heading?: string): PageHead => ({
    status: 200,
    title,
    description,
    canonical,
    heading,
  });
  const privacy = page(
    `Privacy Policy · ${name}`,
    `What data ${name} collects about you, why, and how you can control it.`,
    '/privacy-policy',
    'Privacy Policy',
  );
  const forOperators: [string, PageHead] = [
    '/oauth-debug',
    page(`OAuth debug tools · ${name}`, 'Check callback URLs and test Google and LinkedIn sign-in.', null),
  ];
  const hub = page(`College Hub · ${name}`, 'See a college’s costs, outcomes, events and reviews on one page.', null);
  return [
    [
      '/',
      page(
        `${name}: find alumni mentors and research colleges`,
        'Search US colleges, compare the real numbers, and talk with alumni who studied there.',
        '/',
        'Ask someone who’s been there.',
      ),
    ],
    [
      '/auth',
      page(
        `Sign in · ${name}`,
        `Sign in to ${name} or create a free account.`,
        '/auth',
        'Your Bridge to College Success',
      ),
    ],
    [
      '/terms',
      page(
        `Terms of Service · ${name}`,
        `The rules for using ${name}, in plain English.`,
        '/terms',
        'Terms of Service',
      ),
    ],
    ['/privacy-policy', privacy],
    [
      '/faq',
      page(
        `Frequently asked questions · ${name}`,
        'Short answers for students, alumni and colleges.',
        '/faq',
        'Frequently asked questions',
      ),
    ],
    ['/privacy', privacy],
    ['/questions/new', page(`Ask someone who lived it · ${name}`, 'Ask someone who lived it', null)],
    ['/verify-email', page(`Confirm your email address · ${name}`, 'Confirm your email address', null)],
    ['/auth/complete', page(`Complete your registration · ${name}`, 'Complete your registration', null)],
    ...(oauthDebug ? [forOperators] : []),
    ['/forgot-password', page(`Forgot your password? · ${name}`, 'Forgot your password?', null)],
    ['/reset-password', page(`Choose a new password · ${name}`, 'Choose a new password', null)],
    ['/invitation', page(`Your invitation · ${name}`, 'Your invitation', null)],
    ['/claim', page(`Your alumni profile · ${name}`, 'Your alumni profile', null)],
    ['/restore-account', page(`Keep your account · ${name}`, 'Keep your account', null)],
    ['/data-export', page(`Your data · ${name}`, 'Your data', null)],
    [
      '/colleges',
      page(`Colleges · ${name}`, 'Search and filter US colleges, see them on a map, and compare up to four.', null),
    ],
    [
      '/compare',
      page(
        `Compare colleges · ${name}`,
        'Compare tuition, admission rates and graduation rates of up to four US colleges. You don’t need an account.',
        '/compare',
        'Compare colleges',
      ),
    ],
    [
      '/programs',
      page(
        `Programs · ${name}`,
        'Find a field of study, and compare what its graduates earn and owe at US colleges.',
        '/programs',
        'Programs',
      ),
    ],
    [
      '/states',
      page(
        `Colleges by state · ${name}`,
        'Browse the colleges in every US state and territory, with official data on tuition, admission and graduation rates.',
        '/states',
        'Colleges by state',
      ),
    ],
    ['/welcome', page(`Set up your profile · ${name}`, 'Set up your profile', null)],
    ['/college', hub],
    ['/college-hub', hub],
    [
      '/find-alumni',
      page(
        `Find Alumni · ${name}`,
        'Find alumni by college, major, industry and class year, and see who’s open to mentoring.',
        null,
      ),
    ],
    ['/connect-students', page(`Connect with Students · ${name}`, 'Connect with Students', null)],
    ['/recommendations', page(`Mentor Recommendations · ${name}`, 'Mentor Recommendations', null)],
    ['/group-hours', page(`Group hours · ${name}`, 'Join a call with an alum and a few other students.', null)],
    ['/joint-call', page(`Joint call · ${name}`, 'Talk to two alumni who chose differently.', null)],
    ['/my-people', page(`My People · ${name}`, 'My People', null)],
    ['/moderation', page(`Moderation · ${name}`, 'Moderation', null)],
    ['/forum', page(`Forum · ${name}`, 'Questions and answers from students and alumni.', null)],
    [
      '/questions',
      page(
        `Questions · ${name}`,
        'What students ask alumni who’ve been there, and their answers.',
        '/questions',
        'Questions',
      ),
    ],
    ['/messages', page(`Messages · ${name}`, 'Messages', null)],
    ['/college-messages', page(`Messages from colleges · ${name}`, 'Messages from colleges', null)],
    ['/notifications', page(`Notifications · ${name}`, 'Notifications', null)],
    ['/unsubscribe', page(`Unsubscribe · ${name}`, 'Unsubscribe', null)],
    ['/events', page(`Events · ${name}`, 'Events', null)],
    ['/reviews', page(`Reviews · ${name}`, 'What students and graduates say about their colleges.', null)],
    ['/profile-settings', page(`Profile Settings · ${name}`, 'Profile Settings', null)],
    ['/college-admin-dashboard', page(`College dashboard · ${name}`, 'College dashboard', null)],
  ];
}
