import { Injectable } from '@nestjs/common';
import type { KeptRows } from '../../shared/application/personal-data';
import { Erasure } from './application/ports/erasure';
import { PersonalData } from './application/ports/personal-data';

/** What the forum tells the rest of the house. */
@Injectable()
export class ForumFacade {
  constructor(
    private readonly personalData: PersonalData,
    private readonly erasure: Erasure,
  ) {}

  /** Everything the forum keeps about a person. */
  exportUser(userId: number): Promise<KeptRows> {
    return this.personalData.of(userId);
  }

  /** Takes somebody out of everything the forum keeps. */
  eraseUser(userId: number): Promise<void> {
    return this.erasure.erase(userId);
  }
}
