export { type EventsAddress } from './model/search';
export { EventsPage } from './ui/events-page';
