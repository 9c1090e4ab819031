import { Injectable } from '@nestjs/common';
import { AdminAnalyticsFacade } from '../contexts/admin-analytics';
import { CollegesFacade } from '../contexts/colleges';
import { ForumFacade } from '../contexts/forum';
import { IdentityFacade } from '../contexts/identity';
import { MentorshipFacade } from '../contexts/mentorship';
import { MessagingFacade } from '../contexts/messaging';
import { IdempotencyKeys } from '../shared/infrastructure/idempotency/idempotency-keys';
import { PersonalDataRegistry, type PersonalDataTables, type WrittenChoice } from '../shared/application/personal-data';

interface Keeper {
  exportUser(userId: number): Promise<PersonalDataTables>;
}

interface Eraser extends Keeper {
  eraseUser(userId: number, written: WrittenChoice): Promise<void>;
}

/** Reads from every context that stores personal data. */
@Injectable()
export class PersonalDataOfContexts extends PersonalDataRegistry {
  readonly #keepers: ReadonlyMap<string, Keeper>;
  readonly #others: readonly Eraser[];

  constructor(
    identity: IdentityFacade,
    colleges: CollegesFacade,
    mentorship: MentorshipFacade,
    messaging: MessagingFacade,
    forum: ForumFacade,
    adminAnalytics: AdminAnalyticsFacade,
    private readonly idempotencyKeys: IdempotencyKeys,
  ) {
    super();
    const others: Record<string, Eraser> = {
      colleges,
      mentorship,
      messaging,
      forum,
      'admin-analytics': adminAnalytics,
    };
    this.#keepers = new Map<string, Keeper>([['identity', identity], ...Object.entries(others)]);
    this.#others = Object.values(others);
  }

  get parts(): readonly string[] {
    return [...this.#keepers.keys()];
  }

  async export(part: string, userId: number): Promise<PersonalDataTables> {
    const keeper = this.#keepers.get(part);
    if (!keeper) throw new Error(`There is no part called ${part}`);
    return keeper.exportUser(userId);
  }

  async erase(userId: number, written: WrittenChoice): Promise<void> {
    for (const other of this.#others) await other.eraseUser(userId, written);
    await this.idempotencyKeys.forgetPerson(userId);
  }
}
