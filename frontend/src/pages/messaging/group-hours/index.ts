export { type RawGroupHoursSearch } from './model/search';
export { GroupHoursPage } from './ui/group-hours-page';
