import { Clock } from '../../../../shared/application/clock';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { CannotChooseYourself } from '../../domain/connections/request-rules';
import {
  DraftNotNeeded,
  TooManyDrafts,
  DRAFT_LIMITS,
  type RequestDraft,
  toDraftRefusal,
} from '../../domain/connections/request-draft';
import { People } from '../profiles/ports/people';
import { RequestDrafts, Connections } from '../connections/ports/connections';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import { GetAlumni } from '../finder/get-alumni';
import { DomainError } from '../../../../shared/domain/domain-error';
import { RequestConnection } from '../connections/request-connection';

interface SaveRequestDraftInput {
  readonly fromUserId: number;
  readonly toUserId: number;
  /** Null or blank: the default message. At most 5,000 characters. */
  readonly message: string | null;
  /** Undefined keeps what an earlier draft to the same person is about. */
  readonly about?: RequestAbout | null | undefined;
}

/**
 * Saves a request until its sender has confirmed their address. Doesn't read anything about the recipient: the response
 * is the same for every id, even without an account.
 */
@UseCase()
export class SaveRequestDraft {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws CannotChooseYourself, DraftNotNeeded, TooManyDrafts */
  async execute({ fromUserId, toUserId, message, about }: SaveRequestDraftInput): Promise<void> {
    if (fromUserId === toUserId) throw new CannotChooseYourself('userId');
    await this.transactions.run(async () => {
      await this.drafts.lock(fromUserId);
      // Checked under the lock: an address confirmed later triggers sending the draft, one confirmed earlier needs no
      // draft.
      if ((await this.people.findActiveByIds([fromUserId])).has(fromUserId)) throw new DraftNotNeeded();
      await this.#assertFewDrafts(fromUserId, toUserId);

      const text = message?.trim() || null;
      await this.drafts.save({
        fromUserId,
        toUserId,
        message: text,
        about: about === undefined ? ((await this.drafts.findBetween(fromUserId, toUserId))?.about ?? null) : about,
        savedAt: this.clock.now(),
        refusal: null,
      });
    });
  }

  async #assertFewDrafts(fromUserId: number, toUserId: number): Promise<void> {
    const others = (await this.drafts.listBySender(fromUserId)).filter((draft) => draft.toUserId !== toUserId);
    if (others.length >= DRAFT_LIMITS.mostPerPerson) throw new TooManyDrafts(DRAFT_LIMITS.mostPerPerson);
  }
}

export interface RequestDraftDetails extends Omit<RequestDraft, 'fromUserId' | 'toUserId'> {
  readonly userId: number;
  /** Null if the viewer may not see the person. */
  readonly displayName: string | null;
  readonly avatarUrl: string | null;
  /** Whether the person was invented for the demo data. */
  readonly isSample: boolean;
}

@UseCase()
export class ListRequestDrafts {
  constructor(
    private readonly drafts: RequestDrafts,
    private readonly getAlumni: GetAlumni,
  ) {}

  /**
   * @param viewer the viewer for whom recipients are shown; null before their address is confirmed, as for a visitor
   */
  async execute(fromUserId: number, viewer: Pick<SignedInUser, 'id'> | null): Promise<RequestDraftDetails[]> {
    const details: RequestDraftDetails[] = [];
    for (const { toUserId, message, about, savedAt, refusal } of await this.drafts.listBySender(fromUserId)) {
      details.push({
        userId: toUserId,
        ...(await this.#findRecipient(toUserId, viewer)),
        message,
        about,
        savedAt,
        refusal,
      });
    }
    return details;
  }

  async #findRecipient(userId: number, viewer: Pick<SignedInUser, 'id'> | null) {
    try {
      const { fullName, avatarUrl, isSample } = await this.getAlumni.execute(userId, viewer);
      return { displayName: fullName, avatarUrl, isSample };
    } catch (error) {
      if (error instanceof AlumniNotFound) return { displayName: null, avatarUrl: null, isSample: false };
      throw error;
    }
  }
}

/**
 * Sends the requests that a user saved before confirming their address, each in its own unit of work. Refused drafts
 * are kept for the user to decide, and not sent again.
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
        // Locks both users: from here on, the draft can't be changed or discarded.
        await this.connections.findBetween(fromUserId, toUserId);
        const draft = await this.drafts.findBetween(fromUserId, toUserId);
        if (!draft || draft.refusal) return;
        await this.requestConnection.execute({ fromUserId, toUserId, message: draft.message, about: draft.about });
      });
    } catch (error) {
      const refusal = error instanceof DomainError ? toDraftRefusal(error) : null;
      if (!refusal) throw error;
      await this.drafts.markRefused(fromUserId, toUserId, refusal);
    }
  }
}
