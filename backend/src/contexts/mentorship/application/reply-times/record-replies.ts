import { UseCase } from '../../../../shared/application/use-case';
import { Connections } from '../connections/ports/connections';
import { CollegeAlumni } from '../finder/ports/college-alumni';
import { type AskedAlum, type Asking, ReplyRecords } from './ports/reply-times';

/** The two people of a connection, and its ID. */
interface ConnectionOfTwo {
  readonly connectionId: number;
  readonly fromUserId: number;
  readonly toUserId: number;
}

/** The alum is the recipient; records of requests that an alum sent don't exist. */
const toAsking = ({ fromUserId, toUserId }: ConnectionOfTwo): Asking => ({ alumId: toUserId, askerId: fromUserId });

/** Records when alumni are asked and when they answer. Call in the unit of work of the change. */
@UseCase()
export class RecordReplies {
  constructor(
    private readonly records: ReplyRecords,
    private readonly connections: Connections,
    private readonly colleges: CollegeAlumni,
  ) {}

  /** Records a request to a mentor; requests to students and between alumni don't count. */
  async start(asked: ConnectionOfTwo, askedAt: Date): Promise<void> {
    const connection = await this.connections.find(asked.connectionId);
    if (connection?.snapshot().mentorId !== asked.toUserId) return;
    const collegeId = await this.colleges.findCollegeId(asked.toUserId);
    await this.records.add({ ...toAsking(asked), askedAt, collegeId, isOpenQuestion: false }, null);
  }

  answer(asked: ConnectionOfTwo, at: Date): Promise<void> {
    return this.records.decide(toAsking(asked), at, true);
  }

  /** Declining is an answer only with a reason: without one, the student learns nothing. */
  async decline(asked: ConnectionOfTwo, at: Date): Promise<void> {
    const connection = await this.connections.find(asked.connectionId);
    await this.records.decide(toAsking(asked), at, (connection?.snapshot().reason ?? null) !== null);
  }

  undo(asked: ConnectionOfTwo, answeredAt: Date): Promise<void> {
    return this.records.undo(toAsking(asked), answeredAt);
  }

  /** Records that a request has expired; any other end of a request that waits for an answer doesn't count. */
  close(asked: ConnectionOfTwo & { readonly closedBy: string }, at: Date): Promise<void> {
    if (asked.closedBy === 'expired') return this.records.decide(toAsking(asked), at, false);
    return this.records.deleteOpen(toAsking(asked));
  }

  /** Records an open question and its first answer. Recording it again changes nothing. */
  async addAnswered(asked: Omit<AskedAlum, 'isOpenQuestion'>, answeredAt: Date): Promise<void> {
    await this.records.add({ ...asked, isOpenQuestion: true }, answeredAt);
  }
}
