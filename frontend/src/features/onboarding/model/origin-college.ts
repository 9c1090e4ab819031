import { ORIGIN_COLLEGE_KEY, readStored, removeStored, storeValue } from '@/shared/lib/storage';

/** The college through whose page or alumni a person came to register, by ID or by name. */
export type OriginCollege = { id: number } | { name: string };

/** Stores the college on this device until the setup has used it. */
export const storeOriginCollege = (viewer: number, origin: OriginCollege): void =>
  storeValue(ORIGIN_COLLEGE_KEY, { viewer, ...origin });

export const forgetOriginCollege = (): void => removeStored(ORIGIN_COLLEGE_KEY);

/** Returns the college through which the viewer came, if it was stored on this device. */
export function readOriginCollege(viewer: number): OriginCollege | undefined {
  const stored = readStored(ORIGIN_COLLEGE_KEY);
  if (typeof stored !== 'object' || stored === null || !('viewer' in stored) || stored.viewer !== viewer)
    return undefined;
  if ('id' in stored && typeof stored.id === 'number') return { id: stored.id };
  if ('name' in stored && typeof stored.name === 'string') return { name: stored.name };
  return undefined;
}
