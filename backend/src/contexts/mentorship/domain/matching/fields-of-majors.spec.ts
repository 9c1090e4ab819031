import { findFieldsOfMajor } from './fields-of-majors';

/** The majors of the catalog. */
const MAJORS: Readonly<Record<string, string>> = {
  'Computer Science': '1101 1107',
  'Business Administration': '5202',
  Engineering: '1401',
  Biology: '2601',
  Psychology: '4201',
  Nursing: '5138',
  Education: '1301',
  English: '2301',
  Mathematics: '2701',
  Economics: '4506',
  'Political Science': '4510',
  History: '5401',
  Communications: '0901',
  'Art & Design': '5004 5007',
  Chemistry: '4005',
  Physics: '4008',
  Sociology: '4511',
  'Health Sciences': '5100',
  'Criminal Justice': '4301',
  'Environmental Science': '0301',
};

/** Titles as people type them, with a field that is among the right ones. */
const TITLES: Readonly<Record<string, string>> = {
  'computer science': '1107',
  CS: '1107',
  'Comp Sci': '1107',
  'B.S. in Computer Science': '1107',
  'Computer Science and Engineering': '1107',
  'Computer Engineering': '1409',
  'Software Engineering': '1409',
  'Information Technology': '1101',
  'Information Systems': '5212',
  Cybersecurity: '1110',
  'Data Science': '3070',
  'Business Analytics': '3071',
  Statistics: '2705',
  'Applied Math': '2703',
  Math: '2701',
  'Mathematics and Economics': '4506',
  'Actuarial Science': '5213',
  'Mechanical Engineering': '1419',
  'Civil Engineering': '1408',
  'Electrical Engineering': '1410',
  EECS: '1410',
  'Chemical Engineering': '1407',
  'Biomedical Engineering': '1405',
  'Aerospace Engineering': '1402',
  'Industrial Engineering': '1435',
  'Environmental Engineering': '1414',
  'Materials Science & Engineering': '1418',
  Biochemistry: '2602',
  'Molecular Biology': '2602',
  'Biological Sciences': '2601',
  'Marine Biology': '2613',
  Neuroscience: '2615',
  Microbiology: '2605',
  'Cell and Molecular Biology': '2604',
  Astronomy: '4002',
  Geology: '4006',
  'Pre-med': '5111',
  'Pre-Law': '2200',
  'Nursing (BSN)': '5138',
  'Bachelor of Science in Nursing': '5138',
  'Public Health': '5122',
  Kinesiology: '3105',
  'Exercise Science': '3105',
  'Physical Therapy': '5123',
  'Speech Pathology': '5102',
  'Dental Hygiene': '5106',
  Pharmacy: '5120',
  Nutrition: '3019',
  'Healthcare Administration': '5107',
  Psych: '4201',
  'Psychology with a minor in Spanish': '4201',
  'Clinical Psychology': '4228',
  'Social Work': '4407',
  'Human Development': '1907',
  Anthropology: '4502',
  Geography: '4507',
  'Poli Sci': '4510',
  Government: '4510',
  'International Relations': '4509',
  'Public Policy': '4405',
  'Public Administration': '4404',
  Criminology: '4504',
  'Elementary Education': '1312',
  'Early Childhood Education': '1312',
  'Special Education': '1310',
  'Secondary Education': '1312',
  'Music Education': '1313',
  Business: '5201',
  'Bachelor of Business Administration (BBA)': '5202',
  Management: '5202',
  'Supply Chain Management': '5202',
  Finance: '5208',
  Accounting: '5203',
  'Finance and Accounting': '5203',
  Marketing: '5214',
  'Human Resources': '5210',
  'Hospitality Management': '5209',
  Entrepreneurship: '5207',
  'Real Estate': '5215',
  'Sports Management': '3105',
  Journalism: '0904',
  'Public Relations': '0909',
  'Media Studies': '0901',
  'Film Production': '5006',
  'Graphic Design': '5004',
  'Fine Arts': '5007',
  'Art History': '5007',
  Theater: '5005',
  Music: '5009',
  Architecture: '0402',
  'Fashion Design': '5004',
  'English Literature': '2301',
  'Creative Writing': '2313',
  Philosophy: '3801',
  'Religious Studies': '3802',
  Spanish: '1609',
  Linguistics: '1601',
  'Gender Studies': '0502',
  'Liberal Arts': '2401',
  'Animal Science': '0109',
};

describe('findFieldsOfMajor', () => {
  it('finds the fields of every major of the catalog', () => {
    expect(Object.fromEntries(Object.keys(MAJORS).map((major) => [major, findFieldsOfMajor(major).join(' ')]))).toEqual(
      MAJORS,
    );
  });

  it('finds the field of common titles', () => {
    const missed = Object.entries(TITLES).filter(([title, cip]) => !findFieldsOfMajor(title).includes(cip));
    expect(missed).toEqual([]);
  });

  it('finds the fields of both majors', () => {
    expect(findFieldsOfMajor('Biology and Chemistry')).toEqual(['2601', '4005']);
    expect(findFieldsOfMajor('Economics / Political Science')).toEqual(['4506', '4510']);
  });

  it('doesn’t split a name that contains “and”', () => {
    expect(findFieldsOfMajor('Communication Sciences and Disorders')).toEqual(['5102']);
    expect(findFieldsOfMajor('Sociology & Anthropology')).toEqual(['4513']);
  });

  it('finds the name within a longer title', () => {
    expect(findFieldsOfMajor('Sports Journalism')).toEqual(['0904']);
    expect(findFieldsOfMajor('Honors Biology, Pre-Dental track')).toEqual(['2601', '5111']);
  });

  it.each([null, '', '   ', 'Undeclared', 'Bachelor of Arts', 'Other', '???', 'x'.repeat(10_000)])(
    'finds none in %p',
    (major) => expect(findFieldsOfMajor(major)).toEqual([]),
  );

  it('returns codes with four digits, each once', () => {
    for (const title of [...Object.keys(MAJORS), ...Object.keys(TITLES)]) {
      const fields = findFieldsOfMajor(title);
      expect(new Set(fields).size).toBe(fields.length);
      expect(fields.every((cip) => /^\d{4}$/.test(cip))).toBe(true);
    }
  });
});
