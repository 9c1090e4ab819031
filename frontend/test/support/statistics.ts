import type { CollegeStatistics } from '@/pages/college-admin-dashboard/api/college-statistics';

/** Statistics of a college with enough students for most of the figures. */
export const someStatistics = (overrides: Partial<CollegeStatistics> = {}): CollegeStatistics => ({
  period: { from: '2026-03-02', to: '2026-03-29', weeks: 4 },
  hasData: true,
  views: 325,
  uniqueStudents: 80,
  highIntent: 25,
  highIntentShare: { percent: 31, is: 'exactly' },
  avgSeconds: 195,
  changes: { views: 12, uniqueStudents: -5, highIntent: null, avgSeconds: 0 },
  sources: [
    { source: 'search', students: 45, percent: 56 },
    { source: 'other', students: 35, percent: 44 },
  ],
  actions: [
    { action: 'contact', students: 15 },
    { action: 'compare', students: 40 },
    { action: 'forum_post', students: null },
    { action: 'returned', students: 30 },
  ],
  funnel: [
    { step: 'returned', students: 30 },
    { step: 'compare', students: 20 },
    { step: 'contact', students: 10 },
    { step: 'high_intent', students: null },
  ],
  states: [
    { name: 'MA', students: 50, percent: 63 },
    { name: null, students: 30, percent: 37 },
  ],
  majors: null,
  weeks: [
    { week: '2026-03-23', views: null, uniqueStudents: null },
    { week: '2026-03-30', views: 325, uniqueStudents: 80 },
  ],
  suppressed: true,
  k: 10,
  ...overrides,
});

/** Statistics of a college without any closed week. */
export const noStatistics = (): CollegeStatistics =>
  someStatistics({
    hasData: false,
    views: null,
    uniqueStudents: null,
    highIntent: null,
    highIntentShare: null,
    avgSeconds: null,
    sources: null,
    actions: [],
    funnel: [],
    states: null,
    weeks: [],
  });
