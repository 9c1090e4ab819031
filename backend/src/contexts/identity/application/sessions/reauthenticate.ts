import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { PasswordIncorrect, PasswordNeeded, SessionOver } from '../../domain/users/account-errors';
import type { User } from '../../domain/users/user';
import { CheckOwnPassword } from './check-own-password';
import { Sessions } from './ports/sessions';
import type { Visitor } from '../users/visitor';

export interface ReauthenticateInput {
  user: User;
  password: string | null;
  /** How the request calls the password. */
  field: 'password' | 'currentPassword';
  visitor: Visitor;
  sessionSecret: string;
  /** Whether a sign-in of the last ten minutes will do in place of the password. */
  freshSessionWillDo: boolean;
}

/** Before what someone at another's computer must not do. */
@UseCase()
export class Reauthenticate {
  constructor(
    private readonly checkOwnPassword: CheckOwnPassword,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** @throws PasswordNeeded, PasswordIncorrect, SessionOver, TooManyRequests */
  async execute(input: ReauthenticateInput): Promise<void> {
    const { user, password, field, visitor, sessionSecret, freshSessionWillDo } = input;
    if (password === null) {
      // Who always comes through a provider has no password to tell.
      if (!freshSessionWillDo && user.hasPassword) throw new PasswordNeeded(field);
      const session = await this.sessions.find(sessionSecret);
      if (!session) throw new SessionOver();
      if (!session.isFresh(this.clock.now())) throw new PasswordNeeded(field);
    } else if (!(await this.checkOwnPassword.execute({ user, password, visitor }))) {
      throw new PasswordIncorrect(field);
    }
  }
}
