import { Clock } from '../../../shared/application/clock';
import { RateLimits } from '../../../shared/application/rate-limits';
import { Transactions } from '../../../shared/application/transactions';
import { UseCase } from '../../../shared/application/use-case';
import { LIMITS } from '../../../shared/domain/limits';
import { Connection } from '../domain/connection';
import { mentorOf, suggestedMessage } from '../domain/connection-rules';
import { openConnectionOf, refusalOf } from '../domain/request-prospect';
import { Connections } from './ports/connections';
import { WaitList } from './ports/wait-list';
import { type WeighedRequest, WeighRequest } from './weigh-request';

export interface RequestConnectionInput {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null or blank: the usual words. At most 1,000 characters. */
  readonly message: string | null;
}

/** The one way to ask, whatever page or call it begins with. */
@UseCase()
export class RequestConnection {
  constructor(
    private readonly weighRequest: WeighRequest,
    private readonly connections: Connections,
    private readonly waitList: WaitList,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the connection; `isNew` is false when one was open already, and nothing has changed
   * @throws Yourself, OtherRole, AlumniNotFound, EmailNotConfirmed, NotAcceptingRequests, RequestTooSoon, NoPlaceLeft,
   *   TooManyOpenRequests, TooManyRequests
   */
  async execute({ fromUserId, toUserId, message }: RequestConnectionInput): Promise<{ id: number; isNew: boolean }> {
    // Counted before the unit of work begins: what was tried counts, whatever becomes of it.
    const open = this.#openOrRefused(await this.weighRequest.execute(fromUserId, toUserId));
    if (open) return { id: open.id, isNew: false };
    await this.limits.consume(LIMITS.firstContactsPerPerson, String(fromUserId));

    return this.transactions.run(async () => {
      const weighed = await this.weighRequest.execute(fromUserId, toUserId);
      const meanwhile = this.#openOrRefused(weighed);
      if (meanwhile) return { id: meanwhile.id, isNew: false };

      const connection = await this.#asked(weighed, message);
      await this.connections.save(connection);
      await this.waitList.leave(toUserId, fromUserId);
      return { id: connection.id, isNew: true };
    });
  }

  #openOrRefused(weighed: WeighedRequest): Connection | null {
    const open = openConnectionOf(weighed);
    const refusal = open ? null : refusalOf(weighed, this.clock.now());
    if (refusal) throw refusal;
    return open;
  }

  async #asked({ sender, asked, connection }: WeighedRequest, written: string | null): Promise<Connection> {
    const { person } = asked!;
    const message = written?.trim() || suggestedMessage(sender.role, person.role, person.displayName);
    const request = { fromUserId: sender.id, toUserId: person.id, mentorId: mentorOf(sender, person), message };
    if (!connection) return Connection.request(await this.connections.nextId(), request, this.clock.now());
    connection.requestAgain(request, this.clock.now());
    return connection;
  }
}
