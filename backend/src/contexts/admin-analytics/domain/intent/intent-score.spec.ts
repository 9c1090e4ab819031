import fc from 'fast-check';
import { HIGH_INTENT_MINIMUM, POINTS_BY_TYPE, scoreIntent, type ScoredInteraction } from './intent-score';
import { INTERACTION_TYPES, type InteractionType } from '../interactions/college-interaction';

const NOW = new Date('2026-03-30T12:00:00Z');
const DAY = 24 * 60 * 60 * 1_000;
let ids = 0;
const did = (type: InteractionType, daysAgo = 0, seconds: number | null = null): ScoredInteraction => ({
  id: ++ids,
  type,
  seconds,
  at: new Date(NOW.getTime() - daysAgo * DAY),
});
const scoreOf = (...interactions: ScoredInteraction[]) => scoreIntent(interactions, NOW).score;

describe('the intent score', () => {
  it.each([
    ['view', 1],
    ['save', 3],
    ['compare', 3],
    ['alumni_view', 1],
    ['forum_post', 5],
    ['rsvp', 5],
    ['contact', 8],
    ['website', 0],
    ['net_price', 0],
    ['inquiry', 0],
  ] as const)('gives a %s %d points', (type, points) => {
    expect(scoreOf(did(type))).toBe(points);
  });

  it('gives a view of a minute or longer one more point', () => {
    expect(scoreOf(did('view', 0, 59))).toBe(1);
    expect(scoreOf(did('view', 0, 60))).toBe(2);
    expect(scoreOf(did('save', 0, 60))).toBe(3);
  });

  it('counts only the first three views of a day', () => {
    const views = [did('view', 0, 0), did('view'), did('view'), did('view', 0, 600)].map((one, minute) => ({
      ...one,
      at: new Date(one.at.getTime() + minute),
    }));
    const later = new Date(NOW.getTime() + 1_000);

    expect(scoreIntent(views, later).score).toBe(3);
    expect(scoreIntent(views, later).interactions.map(({ points }) => points)).toEqual([0, 1, 1, 1]);
    expect(scoreOf(did('view'), did('view'), did('view'), did('view', 1))).toBeCloseTo(3 + 0.5 ** (1 / 21), 1);
  });

  it('counts saving and comparing once a day', () => {
    expect(scoreOf(did('save'), did('save'), did('compare'), did('compare'))).toBe(6);
    expect(scoreOf(did('contact'), did('contact'))).toBe(16);
  });

  it('halves points after 21 days', () => {
    expect(scoreOf(did('contact', 21))).toBe(4);
    expect(scoreOf(did('contact', 42))).toBe(2);
  });

  it('ignores interactions that are 90 days old', () => {
    expect(scoreIntent([did('contact', 89)], NOW).interactions).toHaveLength(1);
    expect(scoreIntent([did('contact', 90)], NOW).interactions).toHaveLength(0);
  });

  it('ignores interactions after the given time', () => {
    expect(scoreOf(did('contact', -0.01))).toBe(0);
  });

  it('changes from day to day, not within a day', () => {
    const history = [did('contact', 3), did('view', 2)];
    const at = (time: string) => scoreIntent(history, new Date(`2026-03-30T${time}Z`));

    expect(at('00:00:00')).toEqual(at('23:59:59'));
  });

  it('is high with at least 20 points of at least two types', () => {
    const contacts = [did('contact'), did('contact'), did('contact')];

    expect(scoreIntent(contacts, NOW)).toMatchObject({ score: 24, isHigh: false });
    expect(scoreIntent([...contacts, did('view')], NOW).isHigh).toBe(true);
    expect(scoreIntent([...contacts, did('website')], NOW).isHigh).toBe(false);
    expect(scoreIntent([did('contact'), did('contact'), did('save')], NOW)).toMatchObject({ score: 19, isHigh: false });
    expect(HIGH_INTENT_MINIMUM).toEqual({ score: 20, types: 2 });
  });

  it('lists interactions newest first', () => {
    const { interactions } = scoreIntent([did('save', 5), did('view', 1), did('contact', 3)], NOW);

    expect(interactions.map(({ type }) => type)).toEqual(['view', 'contact', 'save']);
  });

  const histories = fc
    .array(
      fc.record({
        type: fc.constantFrom(...INTERACTION_TYPES),
        seconds: fc.option(fc.integer({ min: 0, max: 3_600 })),
        minutesAgo: fc.integer({ min: -2_000, max: 95 * 24 * 60 }),
      }),
      { maxLength: 40 },
    )
    .map((all) =>
      all.map(({ type, seconds, minutesAgo }, index): ScoredInteraction => {
        const at = new Date(NOW.getTime() - minutesAgo * 60_000);
        return { id: index + 1, type, seconds, at };
      }),
    );

  it('is the sum of the listed points, independent of the input order', () => {
    fc.assert(
      fc.property(histories, (history) => {
        const { score, interactions } = scoreIntent(history, NOW);
        const listed = interactions.reduce((sum, { currentPoints }) => sum + currentPoints, 0);

        expect(Math.abs(score - listed)).toBeLessThanOrEqual(0.05 + 0.005 * history.length);
        expect(scoreIntent([...history].reverse(), NOW).score).toBe(score);
      }),
      { numRuns: 500 },
    );
  });

  it('does not rise when an interaction is deleted, except by a view that then counts instead', () => {
    fc.assert(
      fc.property(histories, fc.nat(), (history, which) => {
        const before = scoreIntent(history, NOW);
        const gone = history[which % Math.max(1, history.length)];
        if (!gone) return;
        const after = scoreIntent(
          history.filter(({ id }) => id !== gone.id),
          NOW,
        );
        // A view beyond the daily limit can replace the deleted one and expire later.
        const slack = gone.type === 'view' ? 1 : 0;
        expect(after.score).toBeLessThanOrEqual(before.score + slack + 0.1);
      }),
      { numRuns: 500 },
    );
  });

  it('gives points to exactly these types of interactions', () => {
    expect(Object.keys(POINTS_BY_TYPE).sort()).toEqual(
      ['alumni_view', 'compare', 'contact', 'forum_post', 'rsvp', 'save', 'view'].sort(),
    );
  });
});
