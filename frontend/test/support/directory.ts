import { configure } from '@testing-library/dom';
import type { CollegeFacets, CollegePoints } from '@/pages/directory/api/directory';
import { aCollegeInDetail, colleges } from './colleges';
import { aStudent } from './people';
import { reply, server, type Call } from './server';
import { visit } from './visit';

// The directory is the largest page: checking whether each element is visible takes jsdom minutes.
configure({ defaultHidden: true });

const histogram = (max: number) => ({
  least: 0,
  most: max,
  step: max / 20,
  counts: Array.from({ length: 20 }, (_, bar) => bar),
  above: 3,
  unreported: 0,
});

const NONE_HIDDEN: CollegeFacets['hidden'] = {
  tuition: 0,
  acceptance: 0,
  enrollment: 0,
  net_price: 0,
  graduation: 0,
  retention: 0,
  earnings: 0,
  debt: 0,
  majors: 0,
};

export const hiddenColleges = (hidden: Partial<CollegeFacets['hidden']>): CollegeFacets['hidden'] => ({
  ...NONE_HIDDEN,
  ...hidden,
});

export const facets = (overrides: Partial<CollegeFacets> = {}): CollegeFacets => ({
  total: 63,
  states: [
    { value: 'CA', count: 40 },
    { value: 'MA', count: 20 },
    { value: 'PR', count: 3 },
  ],
  types: [{ value: 'Public 4-year', count: 30 }],
  majors: [
    { value: 'Biology', count: 12, unknown: 0 },
    { value: 'Computer Science', count: 51, unknown: 0 },
  ],
  mentors: 12,
  majors_known: 60,
  majors_grouped: 0,
  tuition: histogram(50_000),
  acceptance: histogram(100),
  enrollment: histogram(50_000),
  net_price: histogram(50_000),
  graduation: histogram(100),
  retention: histogram(100),
  earnings: histogram(100_000),
  debt: histogram(40_000),
  settings: [{ value: 'city', count: 25 }],
  tests: [{ value: 'optional', count: 9 }],
  missions: [{ value: 'historically_black', count: 4 }],
  known: { settings: 63, tests: 20, missions: 6 },
  hidden: NONE_HIDDEN,
  without: [],
  ...overrides,
});

const points: CollegePoints = {
  id: [1, 2, 3],
  name: ['College 1', 'College 2', 'College 3'],
  state: ['MA', 'MA', 'CA'],
  latitude: [42.36, 42.34, 34.05],
  longitude: [-71.06, -71.1, -118.24],
  enrollment: [500, 900, 100],
  unplaced: 1,
};

/** Returns the requested page of ten, from a list of 63. */
function aPageOf63({ query }: Call): Response {
  const from = Number(query.get('offset') ?? 0) + 1;
  return reply(200, colleges(Math.min(Number(query.get('limit')), 64 - from), from), { 'X-Total-Count': '63' });
}

/** Opens the directory as a student; the server has 63 colleges unless the test has set another response. */
export function visitDirectory(address = '/colleges') {
  server.respondByDefault('GET /api/colleges', aPageOf63);
  server.respondByDefault('GET /api/colleges/facets', facets());
  server.respondByDefault('GET /api/colleges/filters', ({ query }: Call) => ({ q: query.get('q'), unread: [] }));
  server.respondByDefault('GET /api/colleges/map', points);
  server.respondByDefault('GET /api/colleges/compare', ({ query }: Call) =>
    query.getAll('ids').map((id) => aCollegeInDetail({ id: Number(id), name: `College ${id}` })),
  );
  server.respondByDefault('POST /api/interactions', reply(204));
  return visit(address, { as: aStudent() });
}
