import type { Period } from '../../../../../shared/domain/weeks';
import {
  medianSeconds,
  type ReplySummary,
  type ReplyTimesOfWeek,
  type ReplyTimeStep,
} from '../../../domain/reply-times/reply-time';
import {
  type AskedAlum,
  type Asking,
  type CollegeReplies,
  ReplyRecords,
  ReplyTimes,
  type StoredReplyTime,
} from '../ports/reply-times';

interface ReplyRecord extends AskedAlum {
  decidedAt: Date | null;
  isAnswered: boolean | null;
}

export class InMemoryReplyRecords extends ReplyRecords {
  readonly records: ReplyRecord[] = [];

  async add(asked: AskedAlum, answeredAt: Date | null): Promise<void> {
    const existing = this.#listOf(asked).find(({ askedAt }) => askedAt.getTime() === asked.askedAt.getTime());
    if (!existing) {
      this.records.push({ ...asked, decidedAt: answeredAt, isAnswered: answeredAt ? true : null });
    } else if (answeredAt && !existing.isAnswered) {
      existing.decidedAt = answeredAt;
      existing.isAnswered = true;
    }
  }

  async decide(pair: Asking, at: Date, isAnswered: boolean): Promise<void> {
    const latest = this.#listOf(pair)
      .filter(({ isOpenQuestion }) => !isOpenQuestion)
      .at(-1);
    if (!latest || latest.isAnswered || (latest.isAnswered === false && !isAnswered)) return;
    latest.decidedAt = at;
    latest.isAnswered = isAnswered;
  }

  async undo(pair: Asking, at: Date): Promise<void> {
    for (const one of this.#listOf(pair)) {
      if (one.decidedAt?.getTime() !== at.getTime()) continue;
      one.decidedAt = null;
      one.isAnswered = null;
    }
  }

  async deleteOpen(pair: Asking): Promise<void> {
    for (const one of this.#listOf(pair)) {
      if (one.decidedAt === null) this.records.splice(this.records.indexOf(one), 1);
    }
  }

  async summarizeAlumni(alumIds: readonly number[], period: Period): Promise<ReadonlyMap<number, ReplySummary>> {
    const decided = this.#listDecided(period);
    const summaries = alumIds.map((id) => [id, summarize(decided.filter(({ alumId }) => alumId === id))] as const);
    return new Map(summaries.filter(([, { requests }]) => requests > 0));
  }

  async summarizeColleges(
    period: Period,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<readonly CollegeReplies[]> {
    const decided = this.#listDecided(period);
    const ids = new Set(
      decided.flatMap(({ collegeId }) => (collegeId !== null && collegeId > after ? [collegeId] : [])),
    );
    return [...ids]
      .toSorted((one, other) => one - other)
      .slice(0, limit)
      .map((id) => ({ collegeId: id, ...summarize(decided.filter(({ collegeId }) => collegeId === id)) }));
  }

  async summarizeAll(period: Period): Promise<ReplySummary> {
    return summarize(this.#listDecided(period));
  }

  #listOf({ alumId, askerId }: Asking): ReplyRecord[] {
    return this.records
      .filter((one) => one.alumId === alumId && one.askerId === askerId)
      .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime());
  }

  #listDecided({ start, end }: Period): ReplyRecord[] {
    return this.records.filter(({ decidedAt }) => decidedAt !== null && decidedAt >= start && decidedAt < end);
  }
}

function summarize(decided: readonly ReplyRecord[]): ReplySummary {
  const answered = decided.filter(({ isAnswered }) => isAnswered);
  const toSeconds = ({ isAnswered, decidedAt, askedAt }: ReplyRecord) =>
    isAnswered && decidedAt ? (decidedAt.getTime() - askedAt.getTime()) / 1_000 : null;
  return {
    requests: decided.length,
    answered: answered.length,
    askers: new Set(decided.map(({ askerId }) => askerId)).size,
    answeredAskers: new Set(answered.map(({ askerId }) => askerId)).size,
    medianSeconds: medianSeconds(decided.map(toSeconds)),
  };
}

export class InMemoryReplyTimes extends ReplyTimes {
  readonly alumni = new Map<number, ReplyTimeStep | null>();
  readonly #colleges = new Map<number, { readonly closed: Date; readonly step: ReplyTimeStep | null }>();
  readonly #weeks: ReplyTimesOfWeek[] = [];

  async isClosed(closed: Date): Promise<boolean> {
    return this.#weeks.some((week) => week.closed.getTime() === closed.getTime());
  }

  async listAlumniIds({
    after,
    limit,
  }: {
    readonly after: number;
    readonly limit: number;
  }): Promise<readonly number[]> {
    const ids = [...this.alumni.keys()].filter((id) => id > after);
    return ids.toSorted((one, other) => one - other).slice(0, limit);
  }

  async saveAlumni(times: readonly StoredReplyTime[]): Promise<void> {
    for (const { id, repliesWithinDays } of times) if (this.alumni.has(id)) this.alumni.set(id, repliesWithinDays);
  }

  async saveColleges(closed: Date, times: readonly StoredReplyTime[]): Promise<void> {
    for (const { id, repliesWithinDays: step } of times) this.#colleges.set(id, { closed, step });
  }

  async saveWeek(week: ReplyTimesOfWeek): Promise<void> {
    if (!(await this.isClosed(week.closed))) this.#weeks.push(week);
  }

  async findOfCollege(collegeId: number): Promise<ReplyTimeStep | null> {
    const [latest] = await this.listWeeks(1);
    const found = this.#colleges.get(collegeId);
    return latest && found && found.closed >= latest.closed ? found.step : null;
  }

  async listWeeks(limit: number): Promise<readonly ReplyTimesOfWeek[]> {
    return this.#weeks.toSorted((one, other) => other.closed.getTime() - one.closed.getTime()).slice(0, limit);
  }
}
