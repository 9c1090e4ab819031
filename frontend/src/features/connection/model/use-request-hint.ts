import { useIsMinor } from '@/entities/profile';
import type { User } from '@/shared/auth';
import { OPEN_REQUEST_PRIVACY_MESSAGE, openRequestPrivacyText } from './open-request';

/** Returns the hint beside the text of a request: what the person who is asked sees. */
export function useRequestHint(viewer: User, fullName: string): string {
  const { isMinor, error } = useIsMinor(viewer);
  const messageHint = `${fullName} sees this message before deciding. Make it your own.`;
  const profileHint = `${fullName} sees this message and your profile before deciding. Make it your own.`;
  if (viewer.role !== 'student') return profileHint;
  if (isMinor !== undefined) return `${isMinor ? messageHint : profileHint} ${openRequestPrivacyText(isMinor)}`;
  return error ? `${messageHint} ${OPEN_REQUEST_PRIVACY_MESSAGE}` : messageHint;
}
