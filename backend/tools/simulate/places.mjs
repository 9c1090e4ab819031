/** Undergraduates by state, in thousandths of all (College Scorecard, May 2025). */
export const STATE_WEIGHTS = Object.fromEntries(
  (
    'CA 149 TX 86 FL 57 NY 56 AZ 34 PA 33 IL 32 OH 30 GA 30 NC 29 VA 27 MI 26 UT 23 MA 22 IN 22 NJ 22 MD 18 CO 18 TN 17 ' +
    'WI 16 WA 16 MN 16 AL 15 MO 15 NH 14 SC 14 LA 13 KY 12 OR 11 CT 11 OK 11 PR 10 IA 10 KS 9 MS 8 AR 8 WV 7 ID 7 NV 7 ' +
    'NE 6 NM 6 RI 4 DC 4 ME 4 DE 3 HI 3 MT 3 ND 3 SD 3 VT 2 WY 1 AK 1'
  )
    .match(/[A-Z]{2} \d+/g)
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(3))]),
);

/**
 * Majors with their field and its bachelor's degrees, in thousandths of all (field-of-study file, June 2026): the 40
 * largest fields that the product knows. The last one has no field.
 */
export const MAJORS = [
  ['Business Administration', '5202', 77],
  ['Nursing', '5138', 76],
  ['Psychology', '4201', 54],
  ['Biology', '2601', 41],
  ['Elementary Education', '1312', 25],
  ['Criminal Justice', '4301', 24],
  ['Communications', '0901', 23],
  ['Kinesiology', '3105', 23],
  ['Finance', '5208', 22],
  ['Accounting', '5203', 22],
  ['Marketing', '5214', 21],
  ['Information Technology', '1101', 20],
  ['Political Science', '4510', 20],
  ['Computer Science', '1107', 20],
  ['Liberal Arts', '2401', 18],
  ['Economics', '4506', 18],
  ['Mechanical Engineering', '1419', 17],
  ['English', '2301', 14],
  ['Sociology', '4511', 13],
  ['Business', '5201', 12],
  ['Fine Arts', '5007', 11],
  ['History', '5401', 11],
  ['Social Work', '4407', 10],
  ['Mathematics', '2701', 10],
  ['Music Education', '1313', 9],
  ['Graphic Design', '5004', 9],
  ['Public Health', '5122', 9],
  ['Health Sciences', '5100', 9],
  ['Health Administration', '5107', 9],
  ['Environmental Science', '0301', 8],
  ['Public Relations', '0909', 8],
  ['Experimental Psychology', '4227', 8],
  ['Electrical Engineering', '1410', 8],
  ['Music', '5009', 7],
  ['Civil Engineering', '1408', 7],
  ['Chemistry', '4005', 7],
  ['Theater', '5005', 6],
  ['Film', '5006', 6],
  ['Biochemistry', '2602', 6],
  ['Physics', '4008', 4],
  ['Individualized Studies', null, 60],
].map(([name, cip, weight]) => ({ name, cip, weight }));
