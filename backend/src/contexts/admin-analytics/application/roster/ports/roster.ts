import type { RosterData, RosterEntry, RosterEntryState } from '../../../domain/roster/roster-entry';

/** Selects the person with this value; addresses are in lower case. */
export type RosterFilter =
  | { readonly by: 'id'; readonly value: number }
  | { readonly by: 'email' | 'externalId'; readonly value: string };

export interface RosterQuery {
  /** Null lists everyone. */
  readonly filter: RosterFilter | null;
  /** How many of the first people to leave out. */
  readonly offset: number;
  readonly limit: number;
}

export interface NewRosterEntry extends RosterData {
  readonly collegeId: number;
  /** The administrator in whose name the college's system acts. */
  readonly addedBy: number;
  readonly importedAt: Date;
  readonly purgeAt: Date;
}

/**
 * The people whom a college has imported or provisioned, with those whose affiliation it ended, until they are deleted.
 * People who registered themselves and confirmed their studies aren't among them: the college didn't send their data.
 */
export abstract class Roster {
  /** In the order of their IDs. */
  abstract list(
    collegeId: number,
    query: RosterQuery,
  ): Promise<{ readonly items: readonly RosterEntryState[]; readonly total: number }>;

  /**
   * Locks the person until the end of the unit of work.
   * @throws RosterEntryNotFound if the person isn't in the list of this college
   */
  abstract lock(collegeId: number, id: number): Promise<RosterEntry>;

  /**
   * Adds a person, who is then invited as after an import.
   * @returns their ID
   * @throws AlreadyInRoster
   */
  abstract add(entry: NewRosterEntry): Promise<number>;

  /**
   * Stores what the college changed. A new address gets a new invitation.
   * @throws AlreadyInRoster
   */
  abstract save(entry: RosterEntry): Promise<void>;

  /** Moves a person whose affiliation ended out of the list of the college's alumni. */
  abstract end(entry: RosterEntry): Promise<void>;

  /**
   * Moves a person back. Mails that were sent aren’t sent again, unless the claim was removed: then the person gets a new invitation.
   * @throws AlreadyInRoster if the college has imported the address again meanwhile
   */
  abstract relist(entry: RosterEntry): Promise<void>;

  /** Deletes the data of a person whose affiliation ended. */
  abstract deleteEnded(id: number): Promise<void>;
}
