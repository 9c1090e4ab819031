import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { currentConsent } from '../../domain/activity/consent';
import { type BroadcastState, nextBroadcastAt } from '../../domain/broadcasts/broadcast';
import type { BroadcastAnswer } from '../../domain/broadcasts/broadcast-answer';
import { BroadcastNotFound } from '../../domain/broadcasts/errors';
import { Consents } from '../activity/ports/activity-log';
import { FindOwnCollege } from '../memberships/own-membership';
import { Memberships } from '../memberships/ports/memberships';
import { BroadcastPeople } from './ports/broadcast-people';
import { BroadcastAnswers, BroadcastDeliveries, Broadcasts, type DeliveredBroadcast } from './ports/broadcasts';

/** A message as an administrator of the college sees it. */
export interface ListedBroadcast extends Readonly<BroadcastState> {
  /** Null if the account was deleted. */
  readonly authorName: string | null;
  readonly isOwn: boolean;
  /** Whether the viewer can send it now. */
  readonly canApprove: boolean;
  /** How many students answered it. */
  readonly answers: number;
}

/** Lists the messages of the administrator's college. */
@UseCase()
export class ListBroadcasts {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly memberships: Memberships,
    private readonly broadcasts: Broadcasts,
    private readonly answers: BroadcastAnswers,
    private readonly people: BroadcastPeople,
    private readonly clock: Clock,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute(
    by: number,
    page: { limit: number; before: number | null },
  ): Promise<{
    rows: readonly ListedBroadcast[];
    hasMore: boolean;
    nextPossibleAt: Date | null;
    needsApproval: boolean;
  }> {
    const collegeId = await this.findOwnCollege.execute(by);
    const found = await this.broadcasts.list(collegeId, { ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    const hasColleague = (await this.memberships.listActive(collegeId)).some(({ userId }) => userId !== by);
    const names = await this.people.findNames(shown.flatMap(({ createdBy }) => createdBy ?? []));
    const counts = await this.answers.countStudents(shown.map(({ id }) => id));
    const rows = shown.map((one): ListedBroadcast => {
      return {
        ...one.snapshot(),
        authorName: names.get(one.createdBy ?? 0) ?? null,
        isOwn: one.isWrittenBy(by),
        canApprove: one.canBeSentBy(by, hasColleague),
        answers: counts.get(one.id) ?? 0,
      };
    });
    const nextPossibleAt = nextBroadcastAt(await this.broadcasts.findLatest(collegeId), this.clock.now());
    return { rows, hasMore: found.length > page.limit, nextPossibleAt, needsApproval: hasColleague };
  }
}

/** A text with the name of its author, as the other side sees it. */
export interface NamedAnswer extends BroadcastAnswer {
  /** Null if the account was deleted. */
  readonly authorName: string | null;
}

/** The exchange between one student and the college about a message. */
export interface AnswerThread {
  readonly studentId: number;
  readonly fullName: string;
  readonly answers: readonly NamedAnswer[];
}

/** Lists the answers to a message, with the names of the students who answered. */
@UseCase()
export class ListAnswers {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly broadcasts: Broadcasts,
    private readonly answers: BroadcastAnswers,
    private readonly people: BroadcastPeople,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded, BroadcastNotFound */
  async execute(
    by: number,
    broadcastId: number,
    page: { limit: number; after: number },
  ): Promise<{ threads: readonly AnswerThread[]; nextAfter: number | null }> {
    const collegeId = await this.findOwnCollege.execute(by);
    const broadcast = await this.broadcasts.find(broadcastId);
    if (!broadcast) throw new BroadcastNotFound();
    broadcast.assertBelongsTo(collegeId);
    const found = await this.answers.listStudents(broadcastId, { ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    const texts = await this.answers.listExchanges(broadcastId, shown);
    const names = await this.people.findNames([...shown, ...texts.flatMap(({ writtenBy }) => writtenBy ?? [])]);
    const threads = shown.flatMap((studentId): AnswerThread[] => {
      const fullName = names.get(studentId);
      if (fullName === undefined) return [];
      const own = texts.filter((one) => one.studentId === studentId);
      return [{ studentId, fullName, answers: own.map((one) => toNamedAnswer(one, names)) }];
    });
    return { threads, nextAfter: found.length > page.limit ? shown.at(-1)! : null };
  }
}

const toNamedAnswer = (one: BroadcastAnswer, names: ReadonlyMap<number, string>): NamedAnswer => ({
  ...one,
  authorName: names.get(one.isByCollege ? (one.writtenBy ?? 0) : one.studentId) ?? null,
});

/** A message in a student's inbox. */
export interface CollegeMessage extends DeliveredBroadcast {
  readonly collegeName: string;
  /** Whether the student currently receives messages from the college. */
  readonly isSubscribed: boolean;
  readonly canAnswer: boolean;
  readonly answers: readonly NamedAnswer[];
}

/** Lists the messages that colleges sent to a student. Colleges can't see who reads them. */
@UseCase()
export class ReadCollegeInbox {
  constructor(
    private readonly deliveries: BroadcastDeliveries,
    private readonly answers: BroadcastAnswers,
    private readonly consents: Consents,
    private readonly people: BroadcastPeople,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async execute(
    studentId: number,
    page: { limit: number; before: number | null },
  ): Promise<{ items: readonly CollegeMessage[]; nextBefore: number | null }> {
    const found = await this.deliveries.listInbox(studentId, { ...page, limit: page.limit + 1 });
    const shown = found.slice(0, page.limit);
    const [colleges, consents, canAnswer, texts] = [
      await this.people.findCollegeNames([...new Set(shown.map(({ collegeId }) => collegeId))]),
      await this.consents.findByStudent(studentId),
      await this.people.isAdult(studentId),
      await this.answers.listByStudent(
        studentId,
        shown.map(({ id }) => id),
      ),
    ];
    const names = await this.people.findNames([studentId, ...texts.flatMap(({ writtenBy }) => writtenBy ?? [])]);
    const now = this.clock.now();
    const items = shown.map((one): CollegeMessage => ({
      ...one,
      collegeName: colleges.get(one.collegeId) ?? 'A college',
      isSubscribed: currentConsent(consents.get(one.collegeId), now).level !== 'none',
      canAnswer,
      answers: texts.filter(({ broadcastId }) => broadcastId === one.id).map((text) => toNamedAnswer(text, names)),
    }));
    return { items, nextBefore: found.length > page.limit ? shown.at(-1)!.id : null };
  }

  /** @throws BroadcastNotFound */
  async markRead(studentId: number, broadcastId: number): Promise<void> {
    if (!(await this.deliveries.markRead(broadcastId, studentId, this.clock.now()))) throw new BroadcastNotFound();
  }
}
