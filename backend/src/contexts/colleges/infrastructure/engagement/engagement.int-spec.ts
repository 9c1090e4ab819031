import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { emptyTables } from '../../../../../test/support/empty-tables';
import { FewColleges, robin } from '../../application/testing/fakes';
import { InMemoryInquiries } from '../../application/engagement/testing/in-memory-inquiries';
import { InquiryMade } from '../../integration-events/engagement-events';
import { describeInquiries } from '../../application/engagement/testing/inquiries.contract';
import type { DomainEvent } from '../../../../shared/domain/aggregate';
import { SqlInquiries } from './sql-interest';
import { addColleges } from '../catalogue/testing/two-colleges';

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  await addColleges(db);
});
afterEach(() =>
  emptyTables(
    db,
    'colleges.saved_colleges',
    'colleges.student_inquiries',
    'colleges.reviews',
    'colleges.events',
    'platform.outbox',
  ),
);

const listEvents = async (): Promise<DomainEvent[]> => {
  const rows = await db.query<{ payload: DomainEvent }[]>('SELECT payload FROM platform.outbox ORDER BY id');
  return rows.map(({ payload }) => payload);
};

describeInquiries('a list', async () => {
  const inquiries = new InMemoryInquiries(new FewColleges());
  return { inquiries, listEvents: async () => inquiries.events };
});
describeInquiries('PostgreSQL', async () => ({
  inquiries: new SqlInquiries(unitOfWorkOn(db, [InquiryMade])),
  listEvents,
}));

describe('database constraints', () => {
  const review = (changes: Record<string, unknown> = {}) => ({
    college_id: 1,
    author_id: robin,
    content: 'x'.repeat(20),
    rating: 3,
    is_sample: false,
    created_at: 'now',
    ...changes,
  });
  const event = (changes: Record<string, unknown> = {}) => ({
    college_id: 1,
    created_by: robin,
    title: 'Tour',
    location: 'Hall',
    url: null,
    time_zone: 'UTC',
    starts_at: '2026-03-01T12:00Z',
    ends_at: '2026-03-01T13:00Z',
    status: 'published',
    is_sample: false,
    sequence: 0,
    created_at: 'now',
    published_at: 'now',
    changed_at: 'now',
    ...changes,
  });
  const inquiry = (changes: Record<string, unknown> = {}) => ({
    student_id: robin,
    college_id: 1,
    day: '2026-03-01',
    created_at: '2026-03-01T12:00Z',
    ...changes,
  });
  const insert = (table: string, row: Record<string, unknown>) =>
    db.query(
      `INSERT INTO colleges.${table} (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map((_, n) => `$${n + 1}`)
         .join(', ')})`,
      Object.values(row),
    );

  it('accept valid rows', async () => {
    await insert('reviews', review());
    await insert('events', event());
    await insert('student_inquiries', inquiry());
  });

  it.each([
    ['reviews', review({ rating: 0 })],
    ['reviews', review({ rating: 6 })],
    ['reviews', review({ content: 'x'.repeat(19) })],
    ['reviews', review({ content: 'x'.repeat(5_001) })],
    ['reviews', review({ college_id: 999_999 })],
    ['reviews', review({ upvotes: -1 })],
    ['reviews', review({ reply_content: 'A reply of no one' })],
    ['reviews', review({ reply_updated_at: 'now' })],
    ['events', event({ ends_at: '2026-03-01T12:00Z' })],
    ['events', event({ location: null })],
    ['events', event({ url: 'javascript:alert(1)' })],
    ['events', event({ title: 'x' })],
    ['events', event({ status: 'maybe' })],
    ['events', event({ published_at: null })],
    ['events', event({ status: 'pending' })],
    ['student_inquiries', inquiry({ day: '2026-03-02' })],
    ['student_inquiries', inquiry({ college_id: 999_999 })],
  ])('reject %s: %j', async (table, row) => {
    await expect(insert(table, row)).rejects.toThrow(/violates/);
  });

  it.each([
    ['reviews', review()],
    ['student_inquiries', inquiry()],
    ['student_inquiries', inquiry({ created_at: '2026-03-01T23:59Z' })],
    ['saved_colleges', { user_id: robin, college_id: 1, saved_at: 'now' }],
  ])('reject a second row in %s', async (table, row) => {
    await insert(table, table === 'student_inquiries' ? inquiry() : row);

    await expect(insert(table, row)).rejects.toThrow(/unique/);
  });
});
