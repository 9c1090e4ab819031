export { type RawEventsSearch } from './model/search';
export { EventsPage } from './ui/events-page';
