import type { Request, Response } from 'express';
import type { Visitor } from '../../application/visitor';

/** The browser in which someone gets an account. */
export interface RegisteringBrowser {
  readonly visitor: Visitor;
  /** Secret of the session this browser has had so far; it ends. */
  readonly endingSecret: string | null;
}

/** How every way to get an account hands its session to the browser. Kept by identity, asked by contexts that invite people. */
export abstract class NewAccountSessions {
  /** The browser on the other side, as limits and the audit log know it. */
  abstract visitorOf(request: Request, response: Response): Visitor;

  /**
   * Registers someone and sets the session cookie. A browser in which someone has just given a birth date that is too
   * recent is refused for a day.
   * @param register returns the secret of the new session
   */
  abstract open<Registered extends { readonly secret: string }>(
    request: Request,
    response: Response,
    register: (browser: RegisteringBrowser) => Promise<Registered>,
  ): Promise<Registered>;
}
