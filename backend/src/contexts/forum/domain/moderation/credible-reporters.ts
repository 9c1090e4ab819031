/** Where an account comes from, as far as it decides how much its reports count. */
export interface AccountOrigin {
  readonly registeredAt: Date;
  /** Networks of its recent sign-ins, also after signing out; empty if none is known. */
  readonly networks: readonly string[];
}

/** Reports of younger accounts reach a moderator, but don't help to hide content: anyone can make three accounts. */
const MIN_REPORTER_ACCOUNT_AGE_DAYS = 7;

const UNKNOWN_NETWORK = 'unknown';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * Counts the reporters whose reports can hide content: accounts older than seven days, and only one of those that share
 * a network. All reporters without a known network count as one.
 */
export function countCredibleReporters(reporters: readonly AccountOrigin[], now: Date): number {
  const latestRegistrationTime = now.getTime() - MIN_REPORTER_ACCOUNT_AGE_DAYS * DAY_MS;
  const countedNetworks = new Set<string>();
  let count = 0;
  for (const { registeredAt, networks } of reporters) {
    if (registeredAt.getTime() > latestRegistrationTime) continue;
    const reporterNetworks = networks.length > 0 ? networks : [UNKNOWN_NETWORK];
    if (!reporterNetworks.some((network) => countedNetworks.has(network))) count += 1;
    for (const network of reporterNetworks) countedNetworks.add(network);
  }
  return count;
}
