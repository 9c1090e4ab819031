import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Messages } from '../../application/conversations/ports/messages';
import { type MessageId, Message, type MessageState } from '../../domain/conversations/message';
import { MESSAGE_COLUMNS, messageSchema } from './message.schema';

// Message IDs follow the order of the index on pairs, and of the index on requests.
const LAST_REQUEST = `
  SELECT r.*, (
    SELECT count(*)::int FROM messaging.messages m
    WHERE least(m.sender_id, m.recipient_id) = least($1::int, $2::int)
      AND greatest(m.sender_id, m.recipient_id) = greatest($1::int, $2::int)
      AND m.id >= r.id AND m.sender_id = $1
  ) AS sent
  FROM (
    SELECT ${MESSAGE_COLUMNS} FROM messaging.messages m
    WHERE m.sender_id = $1 AND m.recipient_id = $2 AND m.is_request ORDER BY m.id DESC LIMIT 1
  ) AS r`;

@Injectable()
export class TypeormMessages extends Messages {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async add(write: (id: MessageId) => Message): Promise<Message> {
    const [next] = await this.unitOfWork.query<{ id: MessageId }>(
      "SELECT nextval(pg_get_serial_sequence('messaging.messages', 'id'))::int AS id",
    );
    const message = write(next!.id);
    await this.unitOfWork.saveAggregate(message, (db) => db.getRepository(messageSchema).insert(message.snapshot()));
    return message;
  }

  async find(id: MessageId): Promise<Message | null> {
    const state = await this.unitOfWork.manager.getRepository(messageSchema).findOneBy({ id });
    return state && Message.restore(state);
  }

  async lock(id: MessageId): Promise<Message | null> {
    this.unitOfWork.requireUnitOfWork();
    const lock = { mode: 'pessimistic_write' } as const;
    const state = await this.unitOfWork.manager.getRepository(messageSchema).findOne({ where: { id }, lock });
    return state && Message.restore(state);
  }

  async save(message: Message): Promise<void> {
    const { id, ...state } = message.snapshot();
    await this.unitOfWork.saveAggregate(message, (db) => db.getRepository(messageSchema).update({ id }, state));
  }

  async markRead({ from, to }: { from: number; to: number }, except: MessageId | null, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE messaging.messages SET read = true, read_at = coalesce(read_at, $4)
       WHERE recipient_id = $1 AND sender_id = $2 AND NOT read AND id IS DISTINCT FROM $3::integer`,
      [to, from, except, at],
    );
  }

  async findLastRequest(from: number, to: number): Promise<{ request: Message; sent: number } | null> {
    const [found] = await this.unitOfWork.query<MessageState & { sent: number }>(LAST_REQUEST, [from, to]);
    if (!found) return null;
    const { sent, ...state } = found;
    return { request: Message.restore(state), sent };
  }
}
