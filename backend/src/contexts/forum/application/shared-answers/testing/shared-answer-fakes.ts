import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import {
  SharedAnswer,
  type SharedAnswerId,
  type SharedAnswerState,
  type AskerAndAnswerer,
} from '../../../domain/shared-answers/shared-answer';
import { SharedAnswerNotFound } from '../../../domain/shared-answers/shared-answer-errors';
import { ConversationPartners, type SharedAnswerNotice } from '../ports/conversation-partners';
import { SharedAnswers } from '../ports/shared-answers';

/** Shared answers in memory. */
export class InMemorySharedAnswers extends SharedAnswers {
  readonly states = new Map<number, SharedAnswerState>();

  async nextId(): Promise<SharedAnswerId> {
    return (this.states.size + 1) as SharedAnswerId;
  }

  async get(id: number): Promise<SharedAnswer> {
    const state = this.states.get(id);
    if (!state) throw new SharedAnswerNotFound();
    return SharedAnswer.restore({ ...state });
  }

  lock(id: number): Promise<SharedAnswer> {
    return this.get(id);
  }

  async save(answer: SharedAnswer): Promise<void> {
    this.states.set(answer.id, answer.snapshot());
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  async listBetween(one: number, other: number, limit: number): Promise<readonly SharedAnswer[]> {
    const isBetweenBoth = ({ askerId, answererId }: AskerAndAnswerer) =>
      (askerId === one && answererId === other) || (askerId === other && answererId === one);
    const states = this.#open().filter(isBetweenBoth).reverse();
    return states.slice(0, limit).map((state) => SharedAnswer.restore({ ...state }));
  }

  async listIdsByUser(userId: number): Promise<readonly SharedAnswerId[]> {
    return this.#open()
      .filter(({ askerId, answererId }) => askerId === userId || answererId === userId)
      .map(({ id }) => id);
  }

  async export(): Promise<PersonalDataTables> {
    return {};
  }

  async deleteByUser(userId: number): Promise<void> {
    for (const id of await this.listIdsByUser(userId)) this.states.delete(id);
  }

  #open(): SharedAnswerState[] {
    return [...this.states.values()].filter(({ status }) => status === 'proposed' || status === 'published');
  }
}

/** A student and an alum, connected unless `areConnected` is false; records whom it notified, once per event. */
export class InMemoryConversationPartners extends ConversationPartners {
  areConnected = true;
  readonly notified: [number, string][] = [];
  readonly #eventIds = new Set<string>();

  constructor(
    private readonly sides: AskerAndAnswerer,
    private readonly names: ReadonlyMap<number, readonly string[]>,
  ) {
    super();
  }

  async findAskerAndAnswerer(one: number, other: number): Promise<AskerAndAnswerer | null> {
    const pair = [this.sides.askerId, this.sides.answererId];
    return this.areConnected && pair.includes(one) && pair.includes(other) && one !== other ? this.sides : null;
  }

  async listNames(viewer: number): Promise<readonly string[]> {
    return this.names.get(viewer) ?? [];
  }

  async notify(userId: number, { what, eventId }: SharedAnswerNotice): Promise<void> {
    if (this.#eventIds.has(eventId)) return;
    this.#eventIds.add(eventId);
    this.notified.push([userId, what]);
  }
}
