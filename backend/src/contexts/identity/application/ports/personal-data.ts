/** Everything kept about one person, without what proves who they are: no hashes. Times are ISO 8601 in UTC. */
export interface PersonalDataExport {
  account: Record<string, unknown>;
  registrationDetails: Record<string, unknown> | null;
  sessions: Record<string, unknown>[];
  confirmationMails: Record<string, unknown>[];
  /** Since when signing in asks for a code; null where it never did. */
  twoFactor: Record<string, unknown> | null;
  /** Accounts elsewhere that sign in here. */
  externalIdentities: Record<string, unknown>[];
  familiarNetworks: Record<string, unknown>[];
  auditLog: Record<string, unknown>[];
}

export abstract class PersonalData {
  /** @throws UserNotFound */
  abstract of(username: string): Promise<PersonalDataExport>;
}
