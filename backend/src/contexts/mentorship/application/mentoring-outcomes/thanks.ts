import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { AlumniNotFound } from '../../domain/profile-fields/errors';
import {
  OnlyAlumAllowed,
  OnlyStudentAllowed,
  ThanksNotFound,
  ThanksNotPossible,
} from '../../domain/mentoring-outcomes/mentoring-errors';
import { Thanks, type ThanksState, type ThanksText } from '../../domain/mentoring-outcomes/thanks';
import type { PersonSummary } from '../../domain/profiles/person';
import type { Cursor } from '../connections/ports/connections';
import { GetAlumni } from '../finder/get-alumni';
import { People } from '../profiles/ports/people';
import { LoadMentoring } from './load-mentoring';
import { ThanksStore } from './ports/mentoring-outcomes';

interface WriteThanksInput {
  readonly by: number;
  readonly alumId: number;
  readonly thanks: ThanksText;
}

/** Stores a student's thanks to an alum, or changes them. */
@UseCase()
export class WriteThanks {
  constructor(
    private readonly loadMentoring: LoadMentoring,
    private readonly store: ThanksStore,
    private readonly people: People,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OnlyStudentAllowed, ThanksNotPossible unless the two are or were connected */
  async execute({ by, alumId, thanks: text }: WriteThanksInput): Promise<void> {
    await this.transactions.run(async () => {
      const { connection, ...pair } = await this.loadMentoring.execute(by, alumId);
      if (by !== pair.studentId) throw new OnlyStudentAllowed();
      const { status, closedBy } = connection.snapshot();
      if (status !== 'connected' && closedBy !== 'finished') throw new ThanksNotPossible();
      const { isMinor } = await this.people.getById(by);
      const earlier = await this.store.findByPair(pair);
      const now = this.clock.now();
      earlier?.rewrite(text, isMinor, now);
      const thanks = earlier ?? Thanks.write(await this.store.nextId(), pair, text, isMinor, now);
      await this.store.save(thanks);
      for (const event of thanks.pullEvents()) await this.transactions.publish(event);
    });
  }
}

/** Deletes a student's thanks, at any time: also after the two are no longer connected, or one has blocked the other. */
@UseCase()
export class WithdrawThanks {
  constructor(private readonly store: ThanksStore) {}

  /** Idempotent. */
  async execute(studentId: number, alumId: number): Promise<void> {
    const thanks = await this.store.findByPair({ studentId, alumId });
    if (thanks) await this.store.delete(thanks.snapshot().id);
  }
}

/** The alum publishes thanks on their profile, or hides them there. */
@UseCase()
export class AnswerThanks {
  constructor(
    private readonly loadMentoring: LoadMentoring,
    private readonly store: ThanksStore,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @throws ConnectionNotFound, OnlyAlumAllowed, ThanksNotFound, ThanksNotPublishable */
  async execute({ by, studentId, publish }: { by: number; studentId: number; publish: boolean }): Promise<void> {
    await this.transactions.run(async () => {
      const pair = await this.loadMentoring.execute(by, studentId);
      if (by !== pair.alumId) throw new OnlyAlumAllowed();
      const thanks = await this.store.findByPair(pair);
      if (!thanks || thanks.snapshot().isHiddenByModerators) throw new ThanksNotFound();
      thanks.answer(publish, this.clock.now());
      await this.store.save(thanks);
    });
  }
}

/** Thanks as everyone sees them on the profile of the alum. */
export interface PublishedThanks {
  readonly id: number;
  readonly text: string;
  /** "A student", or the first name of an adult who wants to be named. */
  readonly signature: string;
  /** The month of publication: `2027-03`. */
  readonly month: string;
}

interface ListThanksInput {
  readonly alumId: number;
  /** Null for a visitor. */
  readonly by: Pick<SignedInUser, 'id'> | null;
  readonly limit: number;
  readonly before: Cursor | null;
}

/** Lists the published thanks to an alum, for everyone who sees the profile. */
@UseCase()
export class ListThanks {
  constructor(
    private readonly getAlumni: GetAlumni,
    private readonly store: ThanksStore,
    private readonly people: People,
  ) {}

  /** @throws AlumniNotFound unless the viewer sees more of the alum than the name */
  async execute({ alumId, by, limit, before }: ListThanksInput): Promise<{
    readonly items: readonly PublishedThanks[];
    /** The start of the next page; null on the last one. */
    readonly next: Cursor | null;
  }> {
    const { alumniProfile } = await this.getAlumni.execute(alumId, by);
    if (!alumniProfile) return { items: [], next: null };
    // Accounts that are suspended or closing appear nowhere.
    const people = await this.people.findActiveByIds(await this.store.listPublishingStudents(alumId));
    const query = { studentIds: [...people.keys()], limit: limit + 1, before };
    const found = await this.store.listPublished(alumId, query);
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      items: page.map((thanks) => toPublishedThanks(thanks, people.get(thanks.studentId))),
      next: last?.publishedAt && found.length > limit ? { at: last.publishedAt, id: last.id } : null,
    };
  }
}

const ANONYMOUS_SIGNATURE = 'A student';

function toPublishedThanks(
  { id, text, signature, publishedAt }: ThanksState,
  author: PersonSummary | undefined,
): PublishedThanks {
  const isNamed = signature === 'first-name' && author?.isMinor === false;
  const [firstName = ''] = (author?.displayName ?? '').trim().split(/\s+/u);
  const month = publishedAt?.toISOString().slice(0, 7) ?? '';
  return { id, text, signature: isNamed && firstName ? firstName : ANONYMOUS_SIGNATURE, month };
}

/** Thanks, as moderation sees and hides them. */
@UseCase()
export class ModerateThanks {
  constructor(
    private readonly store: ThanksStore,
    private readonly getAlumni: GetAlumni,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Finds the author of thanks that a user can read: published ones on a profile that they see, and those they received.
   * @returns null if they can't read it
   */
  async findAuthorFor(by: number, id: number): Promise<{ readonly authorId: number } | null> {
    const thanks = await this.find(id);
    if (!thanks || thanks.isHiddenByModerators) return null;
    const { studentId: authorId, alumId, publishedAt } = thanks;
    if (by === alumId || by === authorId) return { authorId };
    return publishedAt && (await this.#canSee(by, alumId)) ? { authorId } : null;
  }

  /** Returns thanks, hidden or not; null if there are none with this ID. */
  async find(id: number): Promise<ThanksState | null> {
    return (await this.store.find(id))?.snapshot() ?? null;
  }

  /** @returns false if there are none with this ID */
  async setHidden(id: number, isHidden: boolean): Promise<boolean> {
    return this.transactions.run(async () => {
      const thanks = await this.store.find(id);
      if (!thanks) return false;
      thanks.setHiddenByModerators(isHidden);
      await this.store.save(thanks);
      return true;
    });
  }

  async #canSee(by: number, alumId: number): Promise<boolean> {
    try {
      return (await this.getAlumni.execute(alumId, { id: by })).alumniProfile !== null;
    } catch (refusal) {
      if (refusal instanceof AlumniNotFound) return false;
      throw refusal;
    }
  }
}
