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

const dayOf = (date: Date | null): string | null => date?.toISOString().slice(0, 10) ?? null;
const yesOrNo = (value: boolean | null): string | null => (value === null ? null : value ? 'yes' : 'no');

/** Writes a college's alumni as CSV for spreadsheets, in chunks. */
export async function* alumniFile(pages: AsyncIterable<readonly ListedAlumnus[]>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(HEADER);
  for await (const page of pages) yield page.map(lineOf).join('');
}

const lineOf = (one: ListedAlumnus): string =>
  csvLine([
    one.firstName,
    one.lastName,
    one.email,
    one.graduationYear,
    one.major,
    yesOrNo(one.claimed),
    dayOf(one.claimedAt),
    yesOrNo(one.isMentor),
    one.lastActiveMonth,
    dayOf(one.invitedAt),
    dayOf(one.remindedAt),
    dayOf(one.purgeAt),
  ]);
