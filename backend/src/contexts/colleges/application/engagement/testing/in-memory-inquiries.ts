import type { DomainEvent } from '../../../../../shared/domain/aggregate';
import type { PersonId } from '../../../domain/catalogue/ids';
import { type Inquiry, InquiryNotFound, type InquiryState } from '../../../domain/engagement/inquiry';
import { Inquiries, type InquiryView } from '../ports/interest';
import type { KnownColleges } from '../../catalogue/ports/known-colleges';

interface Row extends InquiryState {
  readonly id: number;
}

export class InMemoryInquiries extends Inquiries {
  readonly events: DomainEvent[] = [];
  #rows: Row[] = [];
  #lastId = 0;

  constructor(private readonly colleges: KnownColleges) {
    super();
  }

  async saveOnce(inquiry: Inquiry): Promise<{ inquiry: InquiryView; isFirst: boolean }> {
    const state = inquiry.snapshot();
    await this.colleges.get(state.collegeId);
    const existing = this.#rows.find(
      (row) => row.studentId === state.studentId && row.collegeId === state.collegeId && row.day === state.day,
    );
    if (existing) return { inquiry: asView(existing), isFirst: false };
    const row = { id: ++this.#lastId, ...state };
    this.#rows.push(row);
    this.events.push(...inquiry.pullEvents());
    return { inquiry: asView(row), isFirst: true };
  }

  async listByStudent(studentId: PersonId): Promise<readonly (InquiryView & { collegeName: string })[]> {
    const own = this.#rows.filter((row) => row.studentId === studentId);
    own.sort((first, second) => second.createdAt.getTime() - first.createdAt.getTime() || second.id - first.id);
    return Promise.all(
      own.map(async (row) => ({ ...asView(row), collegeName: (await this.colleges.get(row.collegeId)).name })),
    );
  }

  async delete(id: number, studentId: PersonId): Promise<void> {
    const rest = this.#rows.filter((row) => row.id !== id || row.studentId !== studentId);
    if (rest.length === this.#rows.length) throw new InquiryNotFound();
    this.#rows = rest;
  }

  async deleteAll(studentId: PersonId, collegeId: number | null): Promise<void> {
    this.#rows = this.#rows.filter(
      (row) => row.studentId !== studentId || (collegeId !== null && Number(row.collegeId) !== collegeId),
    );
  }
}

const asView = ({ id, collegeId, createdAt }: Row): InquiryView => ({
  id,
  collegeId,
  inquiryDate: createdAt.toISOString(),
});
