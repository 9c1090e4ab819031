/** What a student typed, and the UNITID of the college that has to come first. */
export interface ExpectedFirst {
  readonly typed: string;
  readonly first: number;
  /** Also first among the colleges of the starter table. */
  readonly inStarterTable: boolean;
}

const everywhere = (typed: string, first: number): ExpectedFirst => ({ typed, first, inStarterTable: true });
const inOfficialFile = (typed: string, first: number): ExpectedFirst => ({ typed, first, inStarterTable: false });

/** Searches as people type them: nicknames, beginnings, places, majors, words in any order, slips of the finger. */
export const searchQueries: readonly ExpectedFirst[] = [
  // Nicknames and acronyms
  everywhere('UCLA', 110662),
  everywhere('ucla', 110662),
  everywhere('MIT', 166683),
  everywhere('BYU', 230038),
  everywhere('UVA', 234076),
  everywhere('MSU', 171100),
  everywhere('fsu', 134097),
  everywhere('Penn State', 214777),
  everywhere('UT Austin', 228778),
  everywhere('ole miss', 176017),
  inOfficialFile('UC Berkeley', 110635),
  inOfficialFile('berkeley', 110635),
  inOfficialFile('Purdue Indianapolis', 243780),
  inOfficialFile('RPI', 194824),
  inOfficialFile('W&M', 231624),
  inOfficialFile('cal poly', 110422),
  inOfficialFile('georgia tech', 139755),
  inOfficialFile('va tech', 233921),
  inOfficialFile('notre dame', 152080),
  inOfficialFile('UW Madison', 240444),
  inOfficialFile('wash u', 179867),
  inOfficialFile('u mass amherst', 166629),
  inOfficialFile('SUNY Buffalo', 196088),
  inOfficialFile('hunter', 190594),
  inOfficialFile('City College', 190567),
  inOfficialFile('VT', 233921),
  inOfficialFile('aamu', 100654),
  // Names, from the first letter on
  everywhere('michigan state', 171100),
  everywhere('florida sta', 134097),
  everywhere('howard', 131520),
  everywhere('Rice', 227757),
  inOfficialFile('St. O', 174844),
  inOfficialFile('Alabama A & M', 100654),
  inOfficialFile('alabama a&m univ', 100654),
  inOfficialFile('Texas A&M', 228723),
  inOfficialFile('Ohio St', 204796),
  inOfficialFile('the ohio state university', 204796),
  inOfficialFile('Harvard', 166027),
  inOfficialFile('stanf', 243744),
  inOfficialFile('boston', 164988),
  inOfficialFile('boston c', 164924),
  inOfficialFile('Saint Louis University', 179159),
  inOfficialFile("st. john's university new york", 195809),
  inOfficialFile('u of michigan', 170976),
  inOfficialFile('University of North Carolina at Ch', 199120),
  inOfficialFile('state university of new york at osw', 196194),
  inOfficialFile('cuny baruch', 190512),
  inOfficialFile('north carolina a&t', 199102),
  inOfficialFile('mount holyoke', 166939),
  // Words in any order, with the place
  everywhere('lansing michigan state', 171100),
  inOfficialFile('austin texas university', 228778),
  inOfficialFile('college boston', 164924),
  inOfficialFile('miami ohio', 204024),
  inOfficialFile('wheaton massachusetts', 168281),
  inOfficialFile('concordia seward', 180984),
  inOfficialFile('loyola chicago', 146719),
  // Places
  inOfficialFile('colleges in Vermont', 231174),
  inOfficialFile('MA', 166629),
  inOfficialFile('colleges near boston', 164988),
  inOfficialFile('universities in Puerto Rico', 242972),
  inOfficialFile('Portland, OR', 209746),
  inOfficialFile('northfield mn', 174844),
  // Majors
  inOfficialFile('biology in vermont', 231174),
  inOfficialFile('engineering wyoming', 240727),
  // Slips of the finger
  everywhere('Howerd University', 131520),
  inOfficialFile('Standford', 243744),
  inOfficialFile('havard', 166027),
  inOfficialFile('berkly', 110635),
  inOfficialFile('Univercity of Michgan', 170976),
  inOfficialFile('geroge washington', 131469),
  inOfficialFile('colombia university', 190150),
  inOfficialFile('tufs', 168148),
];
