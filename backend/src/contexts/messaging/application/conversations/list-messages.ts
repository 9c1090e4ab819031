import type { SignedInUser } from '../../../../shared/application/authenticator';
import { CollegeRights } from '../../../../shared/application/college-rights';
import { RoleDetails } from '../../../../shared/application/role-details';
import { UseCase } from '../../../../shared/application/use-case';
import { WaitToBeVerified } from '../../domain/conversations/message-errors';

import { type FoundMessages, type MessagePage, MessageReader } from './ports/message-reader';
import { ShowReceipts } from './show-receipts';

export interface ListMessagesInput extends MessagePage {
  readonly by: Pick<SignedInUser, 'id' | 'role'>;
}

/** The own messages, newest first. Listing reads none of them. */
@UseCase()
export class ListMessages {
  constructor(
    private readonly reader: MessageReader,
    private readonly showReceipts: ShowReceipts,
    private readonly details: RoleDetails,
    private readonly rights: CollegeRights,
  ) {}

  /** @throws WaitToBeVerified for administrators who do not speak for their college yet */
  async execute({ by, ...page }: ListMessagesInput): Promise<FoundMessages> {
    if (by.role === 'college_admin' && !(await this.#speaksForCollege(by.id))) throw new WaitToBeVerified();
    const { items, hasMore } = await this.reader.of(by.id, page);
    return { items: await this.showReceipts.execute(by.id, items), hasMore };
  }

  async #speaksForCollege(userId: number): Promise<boolean> {
    const { collegeAdmin } = await this.details.findByUser(userId, 'college_admin');
    return collegeAdmin !== null && this.rights.canRepresent(userId, collegeAdmin.collegeId);
  }
}
