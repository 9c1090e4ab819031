import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { Yourself } from '../../domain/connections/request-rules';
import {
  NothingToSave,
  TooManyDrafts,
  DRAFTS,
  type RequestDraft,
  draftRefusalOf,
} from '../../domain/connections/request-draft';
import { People } from '../profiles/ports/profiles';
import { RequestDrafts, Connections } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { GetAlumni } from '../finder/get-alumni';
import { DomainError } from '../../../../shared/domain/domain-error';
import { RequestConnection } from '../connections/request-connection';

export interface SaveRequestDraftInput {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null or blank: the usual words. At most 5,000 characters. */
  readonly message: string | null;
}

/**
 * Saves a request until its sender has confirmed an address. Nothing about the other person is read: the answer is the
 * same for every id, also for one without an account.
 */
@UseCase()
export class SaveRequestDraft {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws Yourself, NothingToSave, TooManyDrafts */
  async execute({ fromUserId, toUserId, message }: SaveRequestDraftInput): Promise<void> {
    if (fromUserId === toUserId) throw new Yourself('userId');
    await this.transactions.run(async () => {
      await this.drafts.lock(fromUserId);
      // Under the lock: an address confirmed after this question sends the draft, one confirmed before it needs none.
      if ((await this.people.findActiveByIds([fromUserId])).has(fromUserId)) throw new NothingToSave();
      await this.#assertRoomFor(fromUserId, toUserId);

      const words = message?.trim() || null;
      await this.drafts.save({ fromUserId, toUserId, message: words, savedAt: this.clock.now(), refusal: null });
    });
  }

  async #assertRoomFor(fromUserId: number, toUserId: number): Promise<void> {
    const others = (await this.drafts.listBySender(fromUserId)).filter((draft) => draft.toUserId !== toUserId);
    if (others.length >= DRAFTS.mostPerPerson) throw new TooManyDrafts(DRAFTS.mostPerPerson);
  }
}

export interface ShownRequestDraft extends Omit<RequestDraft, 'fromUserId' | 'toUserId'> {
  readonly userId: number;
  /** Null for people whom the viewer may not see. */
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
}

@UseCase()
export class ShowRequestDrafts {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly getAlumni: GetAlumni,
  ) {}

  /** @param viewer as others are shown to them: null, like a visitor, before their address is confirmed */
  async execute(fromUserId: number, viewer: Pick<SignedInUser, 'id'> | null): Promise<ShownRequestDraft[]> {
    const shown: ShownRequestDraft[] = [];
    for (const { toUserId, message, savedAt, refusal } of await this.drafts.listBySender(fromUserId)) {
      shown.push({ userId: toUserId, ...(await this.#seen(toUserId, viewer)), message, savedAt, refusal });
    }
    return shown;
  }

  async #seen(userId: number, viewer: Pick<SignedInUser, 'id'> | null) {
    try {
      const { fullName, avatarUrl } = await this.getAlumni.execute(userId, viewer);
      return { displayName: fullName, avatarUrl };
    } catch (error) {
      if (error instanceof AlumniNotFound) return { displayName: null, avatarUrl: null };
      throw error;
    }
  }
}

/**
 * Sends what someone saved before they confirmed an address, each draft in a unit of work of its own. A second time
 * finds only what was refused, and leaves it for its writer to decide.
 */
@UseCase()
export class SendRequestDrafts {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly connections: Connections,
    private readonly people: People,
    private readonly requestConnection: RequestConnection,
    private readonly transactions: Transactions,
  ) {}

  async execute(fromUserId: number): Promise<void> {
    if (!(await this.people.findActiveByIds([fromUserId])).has(fromUserId)) return;
    for (const { toUserId } of await this.drafts.listBySender(fromUserId)) await this.#send(fromUserId, toUserId);
  }

  async #send(fromUserId: number, toUserId: number): Promise<void> {
    try {
      await this.transactions.run(async () => {
        // Locks both: from here on the draft is neither changed nor discarded.
        await this.connections.findBetween(fromUserId, toUserId);
        const draft = await this.drafts.findBetween(fromUserId, toUserId);
        if (!draft || draft.refusal) return;
        await this.requestConnection.execute({ fromUserId, toUserId, message: draft.message });
      });
    } catch (error) {
      const refusal = error instanceof DomainError ? draftRefusalOf(error) : null;
      if (!refusal) throw error;
      await this.drafts.markRefused(fromUserId, toUserId, refusal);
    }
  }
}
