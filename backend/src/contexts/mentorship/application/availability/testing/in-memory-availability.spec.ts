import { describeAvailability } from './availability.contract';
import { InMemoryAvailabilities, InMemoryCalendarFeeds, InMemoryUserTimeZones } from './in-memory-availability';

describeAvailability('memory', async () => ({
  timeZones: new InMemoryUserTimeZones(),
  availabilities: new InMemoryAvailabilities(),
  feeds: new InMemoryCalendarFeeds(),
}));
