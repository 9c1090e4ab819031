import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import type { InteractionType } from '../../domain/interactions/college-interaction';
import { type CountedInteraction, type CountedStudent, countStudents } from '../../domain/statistics/count-students';
import { PERIOD_WEEKS } from '../../domain/interactions/statistics-period';
import { lastWeekClose, periodBefore } from '../../../../shared/domain/weeks';
import { publishStatistics } from '../../domain/statistics/suppression';
import { Snapshots } from '../statistics/ports/snapshots';
import { StatisticsRules } from '../statistics/statistics-rules';

const SEEDED_WEEKS = 13;
const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
const STUDENT_COUNT = 160;
const MAX_VISITS_PER_STUDENT = 14;
/** What a student does on a visit, in addition to viewing the page. */
const VISIT_INTERACTION_TYPES: readonly InteractionType[] = [
  ...(['view', 'view', 'view', 'view', 'view', 'save', 'compare', 'compare'] as const),
  ...(['alumni_view', 'alumni_view', 'contact', 'forum_post', 'rsvp'] as const),
];
const SAMPLE_SOURCES = [
  'search',
  'search',
  'search',
  'alumni_profile',
  'alumni_profile',
  'compare',
  'directory',
  'other',
];
const SAMPLE_STATES = ['MI', 'MI', 'MI', 'IL', 'IL', 'OH', 'CA', 'NY', null];
const SAMPLE_MAJORS = ['Computer Science', 'Business Administration', 'Biology', 'Psychology', 'Nursing', null];

/**
 * Adds closed weeks for the demo college, counted from invented students with the same functions as real ones. Only for
 * trying out the product: nothing else creates statistics of invented students.
 */
@UseCase()
export class SeedDemoStatistics {
  constructor(
    private readonly snapshots: Snapshots,
    private readonly rules: StatisticsRules,
    private readonly clock: Clock,
  ) {}

  /** Adds the weeks since the last closed one, at most 13; closed weeks don't change. */
  async execute(collegeId: number): Promise<void> {
    const now = this.clock.now();
    const lastClose = lastWeekClose(now);
    const [latest] = await this.snapshots.listLatest(collegeId, 1);
    const missingWeeks = latest ? (lastClose.getTime() - latest.closed.getTime()) / WEEK_MS : SEEDED_WEEKS;
    if (missingWeeks <= 0) return;
    const students = inventStudents(lastClose);
    const weeks = PERIOD_WEEKS.usual;
    const k = this.rules.minGroup;
    const closes = Array.from(
      { length: Math.min(missingWeeks, SEEDED_WEEKS) },
      (_, ago) => new Date(lastClose.getTime() - ago * WEEK_MS),
    );
    await this.snapshots.save(
      closes.map((closed) => {
        const period = periodBefore(closed, weeks);
        const views = students.flatMap(({ interactions }) =>
          interactions.filter(({ type, at }) => type === 'view' && at >= period.start && at < closed),
        ).length;
        return { collegeId, closed, weeks, k, published: publishStatistics(countStudents(students, period, views), k) };
      }),
      now,
    );
  }
}

/** Invents the same students on every run, with more activity in later weeks. */
function inventStudents(until: Date): CountedStudent[] {
  let state = 1;
  // A linear congruential generator (Numerical Recipes): demo data need not be unpredictable.
  const random = () => (state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296) / 4_294_967_296;
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  let id = 0;
  return Array.from({ length: STUDENT_COUNT }, (): CountedStudent => {
    const first = random() ** 2 * (SEEDED_WEEKS + PERIOD_WEEKS.usual) * WEEK_MS;
    const visits = Array.from(
      { length: 1 + Math.floor(random() ** 2 * MAX_VISITS_PER_STUDENT) },
      (): CountedInteraction[] => {
        const type = pick(VISIT_INTERACTION_TYPES);
        const at = new Date(until.getTime() - 1 - first * random());
        const view = {
          type: 'view',
          source: pick(SAMPLE_SOURCES),
          seconds: 20 + Math.floor(random() ** 2 * 400),
          at,
        } as const;
        const others = type === 'view' ? [] : [{ type, source: view.source, seconds: null, at }];
        return [view, ...others].map((one) => ({ id: ++id, ...one }));
      },
    );
    return { interactions: visits.flat(), state: pick(SAMPLE_STATES), major: pick(SAMPLE_MAJORS) };
  });
}
