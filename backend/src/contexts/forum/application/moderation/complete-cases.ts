import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { WrittenContent } from '../reports/ports/written-content';
import { Cases } from './ports/cases';
import { People } from './ports/people';

const BATCH = 100;

/** Finds out who wrote what was reported before there were cases. */
@UseCase()
export class CompleteCases {
  constructor(
    private readonly cases: Cases,
    private readonly content: WrittenContent,
    private readonly people: People,
    private readonly transactions: Transactions,
  ) {}

  async isNeeded(): Promise<boolean> {
    return this.transactions.run(async () => (await this.cases.incomplete(1)).length > 0);
  }

  async execute(): Promise<void> {
    for (let isOver = false; !isOver;) {
      isOver = await this.transactions.run(async () => {
        const cases = await this.cases.incomplete(BATCH);
        for (const one of cases) {
          const { type, id } = one.target;
          const authorId = type === 'review' ? ((await this.content.authorOf({ type, id }))?.authorId ?? null) : id;
          const reporters = await this.cases.reportersOf(one.target);
          const involved = await this.people.accounts(authorId === null ? reporters : [authorId, ...reporters]);
          const isThere = authorId !== null && involved.has(authorId);
          one.complete(
            isThere ? authorId : null,
            [...involved.values()].some(({ isMinor }) => isMinor),
          );
          await this.cases.complete(one);
        }
        return cases.length < BATCH;
      });
    }
  }
}
