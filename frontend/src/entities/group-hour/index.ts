export { groupHourPath, groupHourQueries, isGroupHourQuery, type GroupHour } from './api/group-hours';
export { OpenGroupHours } from './ui/open-group-hours';
export { placesText } from './model/places-text';
