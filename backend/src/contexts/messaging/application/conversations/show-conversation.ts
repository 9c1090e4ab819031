import type { SignedInUser } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { MOST_BEFORE_ANSWER } from '../../domain/conversations/relationship-status';
import { type Writing, writingOf } from '../../domain/conversations/writing';
import { Consent } from '../presence/ports/consent';
import { ShowActivity } from '../presence/show-activity';
import { OpenConversation, type OpenedConversation } from './open-conversation';
import { MessageReader } from './ports/message-reader';
import { People } from './ports/people';
import { type Relationship, Relationships } from './ports/relationships';

export interface ShownConversation extends OpenedConversation {
  readonly writing: Writing;
  /** The one who looks is under 18. */
  readonly showSafetyNote: boolean;
  /** Both share it, and the other is active. */
  readonly isActive: boolean;
  /** The one who looks shares that they are typing: it is worth saying so to the server. */
  readonly sharesTyping: boolean;
}

/** What a page about one conversation needs besides the messages. */
@UseCase()
export class ShowConversation {
  constructor(
    private readonly openConversation: OpenConversation,
    private readonly messages: MessageReader,
    private readonly relationships: Relationships,
    private readonly people: People,
    private readonly consent: Consent,
    private readonly showActivity: ShowActivity,
  ) {}

  /** @throws OwnConversation, ConversationNotFound */
  async execute(by: Pick<SignedInUser, 'id' | 'role'>, otherId: number): Promise<ShownConversation> {
    const opened = await this.openConversation.execute(by.id, otherId);
    const { person, status } = opened.relationship;
    const writing = writingOf({
      viewerRole: by.role,
      isAvailable: person !== null,
      status,
      sent: await this.#sent(by.id, otherId, opened.relationship),
      whyNoRequest: person && status === 'none' ? await this.relationships.whyNoRequest(by.id, otherId) : null,
    });
    const showSafetyNote = await this.people.isMinor(by.id);
    const sharesTyping = status === 'connected' && (await this.consent.of(by.id)).activityStatus;
    const active = sharesTyping ? await this.showActivity.execute(by.id, [otherId]) : null;
    return { ...opened, writing, showSafetyNote, sharesTyping, isActive: active?.has(otherId) ?? false };
  }

  async #sent(by: number, otherId: number, { status }: Relationship): Promise<number> {
    if (status !== 'pending_sent') return 0;
    const sent = await this.messages.sentSinceRequest(by, [otherId], MOST_BEFORE_ANSWER);
    return sent.get(otherId) ?? MOST_BEFORE_ANSWER;
  }
}
