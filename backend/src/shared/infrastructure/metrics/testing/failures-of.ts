import { backgroundFailuresCounter } from '../background-failures';

/** Returns how often background work with this name has failed in this process. */
export const countFailures = async (name: string): Promise<number> =>
  (await backgroundFailuresCounter.get()).values.find(({ labels }) => labels.name === name)?.value ?? 0;
