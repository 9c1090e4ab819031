import { BYTE_ORDER_MARK, csvLine } from '../../../../shared/infrastructure/csv/csv-line';
import type { ListedAlumnus } from '../../application/alumni-list/list-alumni';

const HEADER = [
  'first_name',
  'last_name',
  'email',
  'graduation_year',
  'major',
  'claimed',
  'claimed_on',
  'mentor',
  'last_active_month',
  'invited_on',
  'reminded_on',
  'deleted_on',
];

const formatDay = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;
const formatYesNo = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no');

/** Writes a college's alumni as CSV for spreadsheets, in chunks. */
export async function* alumniFile(pages: AsyncIterable<readonly ListedAlumnus[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  for await (const page of pages) yield page.map(toCsvLine).join('');
}

const toCsvLine = (one: ListedAlumnus): string =>
  csvLine([
    one.firstName,
    one.lastName,
    one.email,
    one.graduationYear,
    one.major,
    formatYesNo(one.claimed),
    formatDay(one.claimedAt),
    formatYesNo(one.isMentor),
    one.lastActiveMonth,
    formatDay(one.invitedAt),
    formatDay(one.remindedAt),
    formatDay(one.purgeAt),
  ]);
