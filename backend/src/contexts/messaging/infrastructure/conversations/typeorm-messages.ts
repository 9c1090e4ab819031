import { Injectable } from '@nestjs/common';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Messages } from '../../application/conversations/ports/messages';
import { MessageNotFound } from '../../domain/conversations/errors';
import { type MessageId, Message, type MessageState } from '../../domain/conversations/message';
import { MESSAGE_COLUMNS_SQL, messageSchema } from './message.schema';

// Message IDs follow the order of the index on pairs, and of the index on requests.
const SELECT_LAST_REQUEST = `
  SELECT r.*, (
    SELECT count(*)::int FROM messaging.messages m
    WHERE least(m.sender_id, m.recipient_id) = least($1::int, $2::int)
      AND greatest(m.sender_id, m.recipient_id) = greatest($1::int, $2::int)
      AND m.id >= r.id AND m.sender_id = $1
  ) AS sent
  FROM (
    SELECT ${MESSAGE_COLUMNS_SQL} FROM messaging.messages m
    WHERE m.sender_id = $1 AND m.recipient_id = $2 AND m.is_request ORDER BY m.id DESC LIMIT 1
  ) AS r`;

@Injectable()
export class TypeormMessages extends Messages {
  readonly #table: AggregateTable<Message, MessageState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, messageSchema, (state) => Message.restore(state), ['senderId']);
  }

  nextId(): Promise<MessageId> {
    return this.#table.nextId();
  }

  find(id: MessageId): Promise<Message | null> {
    return this.#table.find({ id });
  }

  async lock(id: MessageId): Promise<Message> {
    this.unitOfWork.requireUnitOfWork();
    // Rows are locked by their distribution column: Citus can't lock them on several servers.
    const unlocked = await this.#table.find({ id });
    const message = unlocked && (await this.#table.lock({ id, senderId: unlocked.snapshot().senderId }));
    if (!message) throw new MessageNotFound();
    return message;
  }

  save(message: Message): Promise<void> {
    return this.#table.save(message);
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async markRead({ from, to }: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE messaging.messages SET read = true, read_at = coalesce(read_at, $4)
       WHERE recipient_id = $1 AND sender_id = $2 AND NOT read AND id IS DISTINCT FROM $3::integer`,
      [to, from, except, at],
    );
  }

  async findLastRequest(from: number, to: number): Promise<{ request: MessageState; sent: number } | null> {
    const [found] = await this.unitOfWork.query<MessageState & { sent: number }>(SELECT_LAST_REQUEST, [from, to]);
    if (!found) return null;
    const { sent, ...request } = found;
    return { request, sent };
  }
}
