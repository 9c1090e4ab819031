import type { Request, Response } from 'express';
import type { Visitor } from '../../application/visitor';

/** The browser in which a person registers. */
export interface RegisteringBrowser {
  readonly visitor: Visitor;
  /** Secret of the browser's current session, which ends; null if there is none. */
  readonly endingSecret: string | null;
}

/**
 * Sets the session cookie for every way to create an account. Implemented by identity, used by contexts that invite
 * people.
 */
export abstract class NewAccountSessions {
  /**
   * Registers a person and sets the session cookie. A browser in which a birth date was entered that is too recent is
   * refused for a day.
   * @param register returns the secret of the new session
   */
  abstract open<Registered extends { readonly secret: string }>(
    request: Request,
    response: Response,
    register: (browser: RegisteringBrowser) => Promise<Registered>,
  ): Promise<Registered>;
}
