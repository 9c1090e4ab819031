import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import {
  canBeFoundBy,
  defaultRequestMessage,
  findOpenConnection,
  findRequestRefusalReason,
  type RefusalReason,
} from '../../domain/connections/request-rules';
import { PersonNotFound } from '../../domain/profiles/person';
import { ConnectionReader, WaitList } from './ports/connections';
import { type ConnectionDetails, toConnectionDetails } from './list-connections';
import { type LoadedRequest, LoadRelationship } from './request-connection';

export const RELATIONS = ['none', 'pending_sent', 'pending_received', 'connected', 'declined', 'blocked'] as const;
export type RelationState = (typeof RELATIONS)[number];

export interface RelationDetails {
  readonly state: RelationState;
  readonly connection: ConnectionDetails | null;
  readonly mayRequest: boolean;
  /** Null if the viewer may send a request, or if no request is needed. */
  readonly why: RefusalReason | null;
  readonly suggestedMessage: string;
  readonly isOnWaitList: boolean;
}

/** Returns how the viewer is related to another person, and what they may do about it. */
@UseCase()
export class GetRelation {
  constructor(
    private readonly loadRelationship: LoadRelationship,
    private readonly reader: ConnectionReader,
    private readonly waitList: WaitList,
    private readonly clock: Clock,
  ) {}

  /** @throws CannotChooseYourself, PersonNotFound */
  async execute({ by, otherId }: { by: number; otherId: number }): Promise<RelationDetails> {
    const loaded = await this.loadRelationship.loadWithRequestLimits(by, otherId);
    const { sender, recipient, blocks } = loaded;
    if (!recipient || blocks.byOther) throw new PersonNotFound();

    const state = toRelationState(loaded, by);
    if (state === 'none' && !canBeFoundBy(sender.role, recipient)) throw new PersonNotFound();
    const row = await this.reader.findBetween(by, otherId);
    const reason =
      state === 'blocked' || findOpenConnection(loaded) ? null : findRequestRefusalReason(loaded, this.clock.now());
    const { person } = recipient;
    return {
      state,
      connection: row && toConnectionDetails(row, by, person),
      mayRequest: reason === null && (state === 'none' || state === 'declined'),
      why: reason,
      suggestedMessage: defaultRequestMessage(sender.role, person),
      isOnWaitList: (await this.waitList.findJoinedAt(otherId, by)) !== null,
    };
  }
}

function toRelationState({ blocks, connection }: LoadedRequest, viewerId: number): RelationState {
  if (blocks.byOne) return 'blocked';
  const { status, fromUserId } = connection?.snapshot() ?? { status: 'closed', fromUserId: 0 };
  if (status === 'closed') return 'none';
  if (status === 'pending') return fromUserId === viewerId ? 'pending_sent' : 'pending_received';
  return status;
}
