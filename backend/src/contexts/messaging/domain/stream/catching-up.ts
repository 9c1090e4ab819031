/** The events of a person that are kept. */
export interface KeptEvents {
  /** Of the newest event there ever was; 0 before the first. */
  readonly lastId: number;
  /** Of the oldest that is still kept; null where none is. */
  readonly oldestId: number | null;
}

/** `ready`: begins with what comes. `resume`: begins with what was missed. `reset`: what was missed is not known any more. */
export interface Beginning {
  readonly how: 'ready' | 'resume' | 'reset';
  /** What has been seen: the next event has the next id. */
  readonly after: number;
}

/** Reading everything again costs less than so many single changes. */
export const MISSED_AT_MOST = 500;

/** Where a stream begins. @param seen the last id that the browser has seen; null where it has seen none */
export function beginningOf(seen: number | null, { lastId, oldestId }: KeptEvents): Beginning {
  if (seen === null) return { how: 'ready', after: lastId };
  const missed = lastId - seen;
  const areKept = missed === 0 || (oldestId !== null && oldestId <= seen + 1);
  const canResume = missed >= 0 && missed <= MISSED_AT_MOST && areKept;
  return canResume ? { how: 'resume', after: seen } : { how: 'reset', after: lastId };
}
