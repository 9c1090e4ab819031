import { Injectable } from '@nestjs/common';
import { AdminAnalyticsFacade } from '../contexts/admin-analytics';
import { CollegesFacade } from '../contexts/colleges';
import { ForumFacade } from '../contexts/forum';
import { IdentityFacade } from '../contexts/identity';
import { EverythingAboutAPerson, type KeptRows } from '../shared/application/personal-data';

interface Keeper {
  exportUser(userId: number): Promise<KeptRows>;
}

/** Asks every context that keeps anything about people. */
@Injectable()
export class EverythingInAllContexts extends EverythingAboutAPerson {
  readonly #keepers: ReadonlyMap<string, Keeper>;

  constructor(
    identity: IdentityFacade,
    colleges: CollegesFacade,
    forum: ForumFacade,
    adminAnalytics: AdminAnalyticsFacade,
  ) {
    super();
    this.#keepers = new Map<string, Keeper>([
      ['identity', identity],
      ['colleges', colleges],
      ['forum', forum],
      ['admin-analytics', adminAnalytics],
    ]);
  }

  get parts(): readonly string[] {
    return [...this.#keepers.keys()];
  }

  async export(part: string, userId: number): Promise<KeptRows> {
    const keeper = this.#keepers.get(part);
    if (!keeper) throw new Error(`No part of the product is called ${part}`);
    return keeper.exportUser(userId);
  }

  async erase(userId: number): Promise<void> {
    throw new Error(`Nothing knows yet how to erase person ${userId}`);
  }
}
