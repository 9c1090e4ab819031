export {
  areClocksEqual,
  clock,
  dayKey,
  dayName,
  deviceZone,
  timeKey,
  timeRange,
  wallClock,
  zoneName,
  type WallClock,
} from './zoned-time';
