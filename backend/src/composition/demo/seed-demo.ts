import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { AdminAnalyticsOperatorFacade, AdminAnalyticsDemoFacade } from '../../contexts/admin-analytics';
import { CollegeDemoFacade, CatalogFacade } from '../../contexts/colleges';
import { ForumDemoFacade } from '../../contexts/forum';
import { AccountDemoFacade } from '../../contexts/identity';
import { MentorshipDemoFacade } from '../../contexts/mentorship';
import { Settings } from '../../shared/infrastructure/settings/settings';
import { DEMO_ALUMNI } from './demo-alumni';
import { discussionsOf } from './demo-people-discussions';
import { SeedDealings } from './seed-dealings';

const STUDENT = 'demo.student';
const ALUMNI = 'demo.alumni';
const ADMINISTRATOR = 'demo.admin';

interface DemoAccounts {
  readonly made: readonly string[];
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Creates a demo account for each role, so that the product can be tried out right after it is started. */
@Injectable()
export class SeedDemo implements OnApplicationBootstrap {
  readonly #log = new Logger(SeedDemo.name);

  constructor(
    private readonly settings: Settings,
    private readonly identity: AccountDemoFacade,
    private readonly collegeOperators: AdminAnalyticsOperatorFacade,
    private readonly demoStatistics: AdminAnalyticsDemoFacade,
    private readonly demoColleges: CollegeDemoFacade,
    private readonly catalog: CatalogFacade,
    private readonly mentorship: MentorshipDemoFacade,
    private readonly dealings: SeedDealings,
    private readonly forum: ForumDemoFacade,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (!this.settings.demoData || !this.settings.backgroundWork) return;
    const { usernames, password } = await this.execute();
    this.#log.log(`Demo accounts: ${usernames.join(', ')}; password ${password}`);
  }

  /** Creates what is missing; existing data stays unchanged. */
  async execute(): Promise<DemoAccounts> {
    const accounts = await this.identity.seedPeople();
    // If a person changed the role of the account while trying it out, it keeps that role.
    await this.collegeOperators.verifyAdministrator(ADMINISTRATOR, { forcedBecause: 'demo account' });
    await this.#seedSamples();
    return accounts;
  }

  async #seedSamples(): Promise<void> {
    const ids = await this.identity.findDemoAccountIds();
    const [student, alumni, administrator] = [STUDENT, ALUMNI, ADMINISTRATOR].map((username) => ids.get(username));
    // Demo people who were renamed or deleted are not replaced.
    if (student && alumni && administrator) await this.demoColleges.seedSamples({ student, alumni, administrator });
    if (administrator) await this.demoStatistics.seedStatistics(administrator);
    if (student && alumni) await this.mentorship.seedProfiles({ student, alumni });
    const userIds = new Map([...ids, ...(await this.#seedAlumni())]);
    await this.dealings.execute(userIds);
    await this.mentorship.countAlumniOfColleges();
    await this.forum.seed(discussionsOf(userIds));
  }

  /**
   * Adds alumni for the finder.
   * @returns their keys by username
   */
  async #seedAlumni(): Promise<ReadonlyMap<string, number>> {
    const names = await this.catalog.listNames(DEMO_ALUMNI.map(({ collegeId }) => collegeId));
    const nameOf = new Map(names.map(({ id, name }) => [id, name]));
    const people = DEMO_ALUMNI.flatMap(({ collegeId: id, ...alumnus }) => {
      const name = nameOf.get(id);
      return name === undefined ? [] : [{ ...alumnus, college: { id, name } }];
    });
    const ids = await this.identity.seedAlumni(people);
    await this.mentorship.seedAlumni(
      people.flatMap(({ username, told }) => (ids.has(username) ? [{ userId: ids.get(username)!, told }] : [])),
    );
    return ids;
  }
}
