export { CampusEvents } from './ui/campus-events';
export { UpcomingEvents } from './ui/upcoming-events';
