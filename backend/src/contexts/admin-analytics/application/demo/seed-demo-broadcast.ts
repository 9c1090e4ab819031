import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AnswerBroadcast } from '../broadcasts/answer-broadcast';
import { ListBroadcasts } from '../broadcasts/read-broadcasts';
import { DeliverBroadcast, SendBroadcast } from '../broadcasts/send-broadcast';

/** A message of the demo college, and the exchange with each student who answered. */
export interface DemoBroadcast {
  readonly subject: string;
  readonly content: string;
  readonly answers: readonly {
    readonly studentId: number;
    readonly content: string;
    /** What the college wrote back; undefined if it hasn't yet. */
    readonly reply?: string;
  }[];
}

/** Sends a message of the demo college, and the answers of students. */
@UseCase()
export class SeedDemoBroadcast {
  constructor(
    private readonly listBroadcasts: ListBroadcasts,
    private readonly sendBroadcast: SendBroadcast,
    private readonly deliverBroadcast: DeliverBroadcast,
    private readonly answerBroadcast: AnswerBroadcast,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Does nothing if the college has written a message. In one unit of work, so that no message stays without its
   * answers.
   * @throws AdministratorNotVerified, TwoFactorNeeded, BroadcastTooSoon
   */
  async execute(administratorId: number, { answers, ...text }: DemoBroadcast): Promise<void> {
    await this.transactions.run(async () => {
      if ((await this.listBroadcasts.execute(administratorId, { limit: 1, before: null })).rows.length > 0) return;
      const { id } = await this.sendBroadcast.execute(administratorId, text);
      await this.deliverBroadcast.execute({ id, after: 0 });
      for (const { studentId, content, reply } of answers) {
        await this.answerBroadcast.answerAsStudent(studentId, id, content);
        if (reply) await this.answerBroadcast.answerAsCollege(administratorId, id, studentId, reply);
      }
    });
  }
}
