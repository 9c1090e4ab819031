import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Inquiries, type InquiryView, Interactions } from '../../application/engagement/ports/interest';
import type { PersonId } from '../../domain/catalogue/ids';
import { type Inquiry, InquiryNotFound } from '../../domain/engagement/inquiry';
import type { Interaction } from '../../domain/engagement/interaction';
import { inquirySchema } from './inquiry.schema';
import { isoTimeSql, throwCollegeNotFound } from '../catalogue/sql-helpers';

const INQUIRY_COLUMNS_SQL = `id, college_id AS "collegeId", ${isoTimeSql('created_at')} AS "inquiryDate"`;

@Injectable()
export class SqlInquiries extends Inquiries {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  saveOnce(inquiry: Inquiry): Promise<{ inquiry: InquiryView; isFirst: boolean }> {
    return this.unitOfWork.run(async () => {
      // Writes the row of this day again, so that it is locked and returned.
      const inserted = await this.unitOfWork.manager
        .createQueryBuilder()
        .insert()
        .into(inquirySchema)
        .values(inquiry.snapshot())
        .orUpdate(['day'], ['student_id', 'college_id', 'day'])
        .returning(`${INQUIRY_COLUMNS_SQL}, xmax = 0 AS "isFirst"`)
        .updateEntity(false)
        .execute()
        .catch(throwCollegeNotFound);
      const [{ isFirst, ...view }] = inserted.raw as [InquiryView & { isFirst: boolean }];
      if (isFirst) await this.unitOfWork.saveAggregate(inquiry, async () => {});
      return { inquiry: view, isFirst };
    });
  }

  listByStudent(studentId: PersonId): Promise<readonly (InquiryView & { collegeName: string })[]> {
    return this.unitOfWork.query(
      `SELECT i.id, i.college_id AS "collegeId", c.name AS "collegeName", ${isoTimeSql('i.created_at')} AS "inquiryDate"
       FROM colleges.student_inquiries i JOIN colleges.colleges c ON c.id = i.college_id
       WHERE i.student_id = $1 ORDER BY i.created_at DESC, i.id DESC`,
      [studentId],
    );
  }

  async delete(id: number, studentId: PersonId): Promise<void> {
    const removed = await this.unitOfWork.query<{ id: number }>(
      'DELETE FROM colleges.student_inquiries WHERE id = $1 AND student_id = $2 RETURNING id',
      [id, studentId],
    );
    if (removed.length === 0) throw new InquiryNotFound();
  }

  async deleteAll(studentId: PersonId, collegeId: number | null): Promise<void> {
    await this.unitOfWork.query(
      'DELETE FROM colleges.student_inquiries WHERE student_id = $1 AND ($2::integer IS NULL OR college_id = $2)',
      [studentId, collegeId],
    );
  }
}

/** Publishes interactions as events in the outbox; no table of this context stores them. */
@Injectable()
export class OutboxInteractions extends Interactions {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async publish(interaction: Interaction): Promise<void> {
    await this.unitOfWork.saveAggregate(interaction, async () => {});
  }
}
