export {
  areClocksEqual,
  formatTimeOfDay,
  toDayKey,
  formatDayInZone,
  deviceZone,
  toTimeFieldValue,
  formatTimeRange,
  parseWallClock,
  zoneName,
  type WallClock,
} from './zoned-time';
