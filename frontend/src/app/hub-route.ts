import { parseHubTab, type HubTab } from '@/pages/hub';
import { pageHead } from './page-head';
import { numberParam } from './search-params';

interface HubSearch {
  id?: number;
  tab?: HubTab;
}

/** The options that both routes of the college hub share. */
export const hubRoute = {
  validateSearch: (search: Record<string, unknown>): HubSearch => ({
    id: numberParam(search.id),
    tab: parseHubTab(search.tab),
  }),
  head: () =>
    pageHead({
      title: 'College Hub',
      description: 'See a college’s costs, outcomes, events and reviews on one page.',
      canonical: null,
    }),
};
