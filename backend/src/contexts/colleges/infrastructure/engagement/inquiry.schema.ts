import { EntitySchema } from 'typeorm';
import type { InquiryState } from '../../domain/engagement/inquiry';

interface InquiryRow extends InquiryState {
  id: number;
}

export const inquirySchema = new EntitySchema<InquiryRow>({
  name: 'Inquiry',
  schema: 'colleges',
  tableName: 'student_inquiries',
  columns: {
    id: { type: 'integer', primary: true, generated: true },
    studentId: { type: 'integer', name: 'student_id' },
    collegeId: { type: 'integer', name: 'college_id' },
    day: { type: 'date' },
    createdAt: { type: 'timestamptz', precision: 3, name: 'created_at' },
  },
});
