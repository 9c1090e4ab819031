import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  BroadcastAnswers,
  BroadcastDeliveries,
  type DeliveredBroadcast,
} from '../../application/broadcasts/ports/broadcasts';
import type { BroadcastAnswer, NewBroadcastAnswer } from '../../domain/broadcasts/broadcast-answer';
import { broadcastAnswerSchema } from './broadcast.schema';

const DELIVERED_COLUMNS_SQL = `b.id, b.college_id AS "collegeId", b.subject, b.content, d.delivered_at AS "deliveredAt",
  d.read_at AS "readAt"`;

@Injectable()
export class SqlBroadcastDeliveries extends BroadcastDeliveries {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listSubscribers(
    collegeId: number,
    now: Date,
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT student_id AS id FROM admin_analytics.college_consents
       WHERE college_id = $1 AND level IN ('messages', 'named') AND (expires_at IS NULL OR expires_at > $2)
         AND student_id > $3 ORDER BY student_id LIMIT $4`,
      [collegeId, now, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  async save(broadcastId: number, studentIds: readonly number[], at: Date): Promise<readonly number[]> {
    if (studentIds.length === 0) return [];
    const rows = await this.unitOfWork.query<{ id: number }>(
      `INSERT INTO admin_analytics.broadcast_deliveries (student_id, broadcast_id, delivered_at)
       SELECT id, $2, $3 FROM unnest($1::integer[]) AS id ORDER BY id
       ON CONFLICT DO NOTHING RETURNING student_id AS id`,
      [studentIds, broadcastId, at],
    );
    return rows.map(({ id }) => id);
  }

  listInbox(
    studentId: number,
    { limit, before }: { limit: number; before: number | null },
  ): Promise<readonly DeliveredBroadcast[]> {
    return this.unitOfWork.query<DeliveredBroadcast>(
      `SELECT ${DELIVERED_COLUMNS_SQL} FROM admin_analytics.broadcast_deliveries d
       JOIN admin_analytics.broadcasts b ON b.id = d.broadcast_id
       WHERE d.student_id = $1 AND ($2::integer IS NULL OR d.broadcast_id < $2)
       ORDER BY d.broadcast_id DESC LIMIT $3`,
      [studentId, before, limit],
    );
  }

  async find(broadcastId: number, studentId: number): Promise<DeliveredBroadcast | null> {
    const [found] = await this.unitOfWork.query<DeliveredBroadcast>(
      `SELECT ${DELIVERED_COLUMNS_SQL} FROM admin_analytics.broadcast_deliveries d
       JOIN admin_analytics.broadcasts b ON b.id = d.broadcast_id
       WHERE d.student_id = $1 AND d.broadcast_id = $2`,
      [studentId, broadcastId],
    );
    return found ?? null;
  }

  async markRead(broadcastId: number, studentId: number, at: Date): Promise<boolean> {
    const marked = await this.unitOfWork.query(
      `UPDATE admin_analytics.broadcast_deliveries SET read_at = coalesce(read_at, $3)
       WHERE student_id = $2 AND broadcast_id = $1 RETURNING broadcast_id`,
      [broadcastId, studentId, at],
    );
    return marked.length > 0;
  }
}

const ANSWER_COLUMNS_SQL = `id::integer, broadcast_id AS "broadcastId", student_id AS "studentId",
  is_by_college AS "isByCollege", written_by AS "writtenBy", content, created_at AS "createdAt"`;

@Injectable()
export class SqlBroadcastAnswers extends BroadcastAnswers {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async save(answer: NewBroadcastAnswer): Promise<BroadcastAnswer> {
    const { identifiers } = await this.unitOfWork.manager.insert(broadcastAnswerSchema, { ...answer });
    return { ...answer, id: Number(identifiers[0]!['id']) };
  }

  listByStudent(studentId: number, broadcastIds: readonly number[]): Promise<readonly BroadcastAnswer[]> {
    return this.unitOfWork.query<BroadcastAnswer>(
      `SELECT ${ANSWER_COLUMNS_SQL} FROM admin_analytics.broadcast_answers
       WHERE student_id = $1 AND broadcast_id = ANY ($2) ORDER BY broadcast_answers.id`,
      [studentId, broadcastIds],
    );
  }

  async listStudents(
    broadcastId: number,
    { after, limit }: { after: number; limit: number },
  ): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT DISTINCT student_id AS id FROM admin_analytics.broadcast_answers
       WHERE broadcast_id = $1 AND student_id > $2 ORDER BY student_id LIMIT $3`,
      [broadcastId, after, limit],
    );
    return rows.map(({ id }) => id);
  }

  listExchanges(broadcastId: number, studentIds: readonly number[]): Promise<readonly BroadcastAnswer[]> {
    return this.unitOfWork.query<BroadcastAnswer>(
      `SELECT ${ANSWER_COLUMNS_SQL} FROM admin_analytics.broadcast_answers
       WHERE broadcast_id = $1 AND student_id = ANY ($2) ORDER BY broadcast_answers.id`,
      [broadcastId, studentIds],
    );
  }

  async countStudents(broadcastIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.unitOfWork.query<{ id: number; count: number }>(
      `SELECT broadcast_id AS id, count(DISTINCT student_id)::integer AS count
       FROM admin_analytics.broadcast_answers WHERE broadcast_id = ANY ($1) GROUP BY broadcast_id`,
      [broadcastIds],
    );
    return new Map(rows.map(({ id, count }) => [id, count]));
  }
}
