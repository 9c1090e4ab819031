import type { InteractionType } from '../interactions/college-interaction';
import { periodBefore } from '../../../../shared/domain/weeks';
import {
  type CountedInteraction,
  type CountedStudent,
  countStudents,
  NOT_STATED,
  STUDENT_ACTIONS,
} from './count-students';

const DAY = 24 * 60 * 60 * 1_000;
const CLOSE = new Date('2026-03-30T00:00:00Z');
const PERIOD = periodBefore(CLOSE, 4);
let ids = 0;

/** @param daysAgo before the close */
const did = (type: InteractionType, daysAgo = 1, change: Partial<CountedInteraction> = {}): CountedInteraction => ({
  id: ++ids,
  type,
  source: null,
  seconds: null,
  at: new Date(CLOSE.getTime() - daysAgo * DAY),
  ...change,
});
const someone = (...interactions: CountedInteraction[]): CountedStudent => ({ interactions, state: null, major: null });
const count = (...students: CountedStudent[]) => countStudents(students, PERIOD, 0);
const actionsOf = (...interactions: CountedInteraction[]) =>
  [...count(someone(...interactions)).actions].filter(([, students]) => students > 0).map(([action]) => action);
const sourcesOf = (...interactions: CountedInteraction[]) => [...count(someone(...interactions)).sources.keys()];

describe('counting the students of a period', () => {
  it('includes the start of the period and excludes the close', () => {
    expect(count(someone(did('save', 28))).students).toBe(1);
    expect(count(someone(did('save', 28.001))).students).toBe(0);
    expect(count(someone(did('save', 0.001))).students).toBe(1);
    expect(count(someone(did('save', 0))).students).toBe(0);
  });

  it('counts each student once, and takes the views from its argument', () => {
    const ada = someone(did('save'), did('view'), did('save', 5));

    expect(count(ada, someone(did('view')))).toMatchObject({ students: 2 });
    expect(countStudents([ada], PERIOD, 77).views).toBe(77);
  });

  it('computes scores at the last moment before the close', () => {
    // 8 + 8 + 3 + 1 points on the last day; 19.4 a day later.
    const high = someone(did('contact'), did('contact'), did('save'), did('view'));
    expect(count(high).highIntent).toBe(1);
    expect(count(someone(did('contact'), did('contact'), did('save'))).highIntent).toBe(0);

    const later = someone(did('contact'), did('contact'), did('save'), did('view', 0));
    expect(count(later).highIntent).toBe(0);
  });

  it('uses earlier interactions for the score, but counts nothing else of them', () => {
    const before = Array.from({ length: 9 }, () => did('contact', 40, { source: 'search' }));
    const { highIntent, actions, sources } = count(someone(...before, did('save')));

    expect([highIntent, actions.get('contact'), actions.get('save')]).toEqual([1, 0, 1]);
    expect(sources).toEqual(new Map([['other', 1]]));
    expect(count(someone(...before))).toMatchObject({ students: 0, highIntent: 0 });
  });

  it('counts each action once per student, including actions with zero students', () => {
    const { actions } = count(someone(did('save'), did('save', 2), did('rsvp')), someone(did('save'), did('website')));

    expect(Object.fromEntries(actions)).toEqual({
      ...Object.fromEntries(STUDENT_ACTIONS.map((action) => [action, 0])),
      save: 2,
      rsvp: 1,
    });
  });

  it('counts students who returned: viewed again on another day within a week', () => {
    expect(actionsOf(did('view', 9), did('view', 2))).toEqual(['returned']);
    expect(actionsOf(did('view', 9), did('view', 1))).toEqual([]);
    expect(actionsOf(did('view', 1), did('view', 0.5))).toEqual([]);
    expect(actionsOf(did('view', 1.5), did('view', 0.5))).toEqual(['returned']);
    expect(actionsOf(did('view', 20), did('view', 9), did('view', 3))).toEqual(['returned']);
    expect(actionsOf(did('save', 3), did('view', 2))).toEqual(['save']);
  });

  it('uses the source of the first interaction with one', () => {
    const from = (source: string | null, daysAgo: number) => did('view', daysAgo, { source });

    expect(sourcesOf(from('directory', 3), from('compare', 5), from(null, 9))).toEqual(['comparison']);
    expect(sourcesOf(from('map', 3))).toEqual(['search']);
    expect(sourcesOf(from('a new page', 3))).toEqual(['other']);
    expect(sourcesOf(from(null, 3))).toEqual(['other']);
    expect(sourcesOf(from('search', 29), from('alumni_profile', 2))).toEqual(['alumni_profile']);
  });

  it('counts states and majors, including majors that are not stated', () => {
    const { states, majors } = count(
      { interactions: [did('save')], state: 'MA', major: 'Biology' },
      { interactions: [did('save')], state: 'MA', major: null },
      { interactions: [did('save', 99)], state: 'NY', major: 'History' },
    );

    expect(states).toEqual(new Map([['MA', 2]]));
    expect(majors).toEqual(
      new Map([
        ['Biology', 1],
        [NOT_STATED, 1],
      ]),
    );
  });

  it('counts a step of the funnel only for students who reached the one before it', () => {
    const returned = [did('view', 1), did('view', 3)];
    const { funnel } = count(
      someone(...returned, did('compare'), did('contact'), did('contact'), did('contact')),
      someone(...returned, did('compare')),
      someone(...returned, did('contact')),
      someone(did('compare'), did('contact'), did('contact'), did('contact')),
    );

    expect(funnel).toEqual([
      { step: 'returned', students: 3, inAll: 3 },
      { step: 'compare', students: 2, inAll: 3 },
      { step: 'contact', students: 1, inAll: 3 },
      { step: 'high_intent', students: 1, inAll: 2 },
    ]);
  });

  it('averages views of known length, and counts their students', () => {
    const { timed } = count(
      someone(did('view', 1, { seconds: 100 }), did('view', 2, { seconds: 50 }), did('view', 40, { seconds: 900 })),
      someone(did('view', 1, { seconds: 30 })),
      someone(did('view'), did('save', 1, { seconds: 600 })),
    );

    expect(timed).toEqual({ students: 2, averageSeconds: 60 });
    expect(count().timed).toEqual({ students: 0, averageSeconds: 0 });
  });
});
