import { describeAvailability } from './availability.contract';
import { InMemoryAvailabilities, InMemoryCalendarFeeds, InMemoryTimeZones } from './in-memory-availability';

describeAvailability('memory', async () => ({
  timeZones: new InMemoryTimeZones(),
  availabilities: new InMemoryAvailabilities(),
  feeds: new InMemoryCalendarFeeds(),
}));
