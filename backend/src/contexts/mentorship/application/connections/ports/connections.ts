import type { Connection } from '../../../domain/connections/connection';

/** What people are to each other: one connection for two, whoever asked first. */
export abstract class Connections {
  /** Where a new one begins. */
  abstract nextId(): Promise<number>;

  /**
   * Null where the two never asked. Inside a unit of work nobody else is at what either of the two keeps before its end:
   * neither at their connections nor at their profiles.
   */
  abstract findBetween(one: number, other: number): Promise<Connection | null>;

  /** Locks as `between` does. Null where there is none. */
  abstract findById(id: number): Promise<Connection | null>;

  abstract save(connection: Connection): Promise<void>;
}
