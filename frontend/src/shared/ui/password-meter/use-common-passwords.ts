import { useQuery } from '@tanstack/react-query';

const toSet = (passwords: string[]): ReadonlySet<string> => new Set(passwords);

/**
 * Returns the passwords that the server refuses as too common, in lower case; undefined until they are loaded. They are
 * a file of the build, so that no password leaves the browser before the form is sent.
 */
export function useCommonPasswords({ enabled }: { enabled: boolean }): ReadonlySet<string> | undefined {
  return useQuery<string[], Error, ReadonlySet<string>>({
    queryKey: ['/common-passwords.json'],
    select: toSet,
    enabled,
  }).data;
}
