import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { AdminAnalyticsOperatorFacade } from '../../contexts/admin-analytics';
import { CollegeDemoFacade } from '../../contexts/colleges';
import { ForumDemoFacade } from '../../contexts/forum';
import { AccountDemoFacade, AccountOperatorFacade } from '../../contexts/identity';
import { MentorshipDemoFacade } from '../../contexts/mentorship';
import { Jobs } from '../../shared/application/jobs';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { SeedDemoCollege } from './college/seed-demo-college';
import { SeedConversations } from './conversations/seed-conversations';
import { toDiscussions } from './discussions/demo-people-discussions';
import { toQuestions } from './discussions/demo-questions';
import { ignoreRefusal } from './ignore-refusal';
import { SeedCases } from './moderation/seed-cases';
import { ADMINISTRATOR, STUDENT } from './people/demo-accounts';
import { DEMO_COLLEGE_IDS } from './people/demo-college-ids';
import { SeedPeople } from './people/seed-people';

const DETAILS_QUEUE = 'seed-demo-details';
const WEEKLY_QUEUE = 'refresh-demo-weeks';
/** Mondays, before the statistics of the week are closed: a closed week of the demo college doesn't change. */
const ON_MONDAYS = '5 0 * * 1';
const { michiganState, floridaState, losAngeles } = DEMO_COLLEGE_IDS;
const SAVED_COLLEGE_IDS = [losAngeles, floridaState, michiganState];

interface DemoAccounts {
  readonly made: readonly string[];
  readonly usernames: readonly string[];
  readonly password: string;
}

type UserIds = ReadonlyMap<string, number>;

/** Creates a demo account for each role, so that the product can be tried out right after it is started. */
@Injectable()
export class SeedDemo implements OnModuleInit, OnApplicationBootstrap {
  readonly #log = new Logger(SeedDemo.name);

  constructor(
    private readonly settings: Settings,
    private readonly identity: AccountDemoFacade,
    private readonly operators: AccountOperatorFacade,
    private readonly collegeOperators: AdminAnalyticsOperatorFacade,
    private readonly colleges: CollegeDemoFacade,
    private readonly mentorship: MentorshipDemoFacade,
    private readonly forum: ForumDemoFacade,
    private readonly people: SeedPeople,
    private readonly demoCollege: SeedDemoCollege,
    private readonly conversations: SeedConversations,
    private readonly cases: SeedCases,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    if (!this.settings.demoData) return;
    this.jobs.process(DETAILS_QUEUE, async () => this.#seedDetails(await this.people.findIds()));
    this.jobs.process(WEEKLY_QUEUE, async () => this.#refreshWeeks(await this.people.findIds()));
    this.jobs.schedule(WEEKLY_QUEUE, ON_MONDAYS);
  }

  /** Creates what the first pages need before the server listens, and the rest in a job. */
  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.demoData || !this.settings.backgroundWork) return;
    const { made, usernames, password } = await this.#seedAccounts();
    await this.#seedContent(await this.people.execute(), made);
    await this.jobs.send(DETAILS_QUEUE, {}, { singletonKey: DETAILS_QUEUE });
    this.#log.log(`Demo accounts: ${usernames.join(', ')}; password ${password}`);
  }

  /** Creates what is missing. Existing data stays unchanged, and what people have removed doesn't return. */
  async execute(): Promise<DemoAccounts> {
    const accounts = await this.#seedAccounts();
    const ids = await this.people.execute();
    await this.#seedContent(ids, accounts.made);
    await this.#seedDetails(ids);
    return accounts;
  }

  async #seedAccounts(): Promise<DemoAccounts> {
    const accounts = await this.identity.seedPeople();
    // Only for a new account, so that a revoked grant doesn't return.
    if (accounts.made.includes(ADMINISTRATOR)) await this.operators.grantOperator(ADMINISTRATOR, 'demo account');
    // If a person changed the role of the account while trying it out, it keeps that role.
    await this.collegeOperators.verifyAdministrator(ADMINISTRATOR, { forcedBecause: 'demo account' });
    return accounts;
  }

  /** @param made usernames of the accounts that were just created */
  async #seedContent(ids: UserIds, made: readonly string[]): Promise<void> {
    const [student, administrator] = [ids.get(STUDENT), ids.get(ADMINISTRATOR)];
    if (student && made.includes(STUDENT)) {
      await ignoreRefusal(() => this.colleges.seedSavedColleges(student, SAVED_COLLEGE_IDS));
    }
    if (administrator) await this.colleges.seedSamples({ administrator, ids });
    await this.#refreshWeeks(ids);
    await this.conversations.execute(ids);
    await this.mentorship.countAlumniOfColleges();
  }

  async #refreshWeeks(ids: UserIds): Promise<void> {
    const administrator = ids.get(ADMINISTRATOR);
    if (administrator) await this.demoCollege.seedWeeks(administrator, ids);
  }

  /** Each step checks what exists, so that the next run completes what a crash has left out. */
  async #seedDetails(ids: UserIds): Promise<void> {
    const [student, administrator] = [ids.get(STUDENT), ids.get(ADMINISTRATOR)];
    const discussions = await this.forum.seed(toDiscussions(ids));
    for (const question of toQuestions(ids)) await ignoreRefusal(() => this.forum.seedQuestion(question));
    if (student) await ignoreRefusal(() => this.mentorship.recommendMentors(student));
    await this.people.seedPictures(ids);
    if (!administrator) return;
    await ignoreRefusal(() => this.demoCollege.seedAlumniList(administrator, ids));
    await ignoreRefusal(() => this.demoCollege.seedBroadcast(administrator, ids));
    await ignoreRefusal(() => this.demoCollege.seedSupportRequest(ids));
    await this.cases.execute(administrator, ids, discussions);
  }
}
