import type { CollegeFacts } from '../../../domain/catalogue/federal/college-facts';
import type { FederalCollege } from '../../../domain/catalogue/federal-college';

/** Returns a college as the federal file might describe it. */
export const aCollege = (changes: Partial<FederalCollege> = {}): FederalCollege => ({
  ipedsId: 100_001,
  opeid: '00100200',
  name: 'Northern Example College',
  city: 'Sampleton',
  state: 'OH',
  type: 'Public 4-year',
  level: '4-year',
  website: 'https://www.example.edu/',
  netPriceCalculatorUrl: null,
  latitude: 40.5,
  longitude: -83.25,
  admissionRate: 45.67,
  graduationRate: 61,
  enrollment: 1_200,
  tuitionInState: 9_500,
  tuitionOutState: 19_500,
  studentFacultyRatio: 14,
  openAdmission: false,
  traits: [],
  mainCampusIpedsId: null,
  majors: { names: ['Biology', 'History'], source: 'families' },
  aliases: [],
  official: null,
  ...changes,
});

/** A row that says nothing in codes. */
export const NO_FACTS: CollegeFacts = {
  predominantAward: null,
  testPolicy: null,
  locale: null,
  missions: [],
  religiousAffiliation: null,
  onlineOnly: null,
  fafsaCode: null,
  cashMonitoring: null,
  zip: null,
  opeid6: null,
  thresholds: { state: null, nation: null },
};

/** Columns of the federal file and the cells of one row, as text. */
export const aFederalRow: Readonly<Record<string, string>> = {
  UNITID: '100001',
  OPEID: '00100200',
  INSTNM: 'Northern Example College',
  CITY: 'Sampleton',
  STABBR: 'OH',
  INSTURL: 'www.example.edu',
  NPCURL: 'NA',
  CONTROL: '1',
  ICLEVEL: '1',
  CURROPER: '1',
  LATITUDE: '40.5',
  LONGITUDE: '-83.25',
  ADM_RATE: '0.4567',
  UGDS: '1200',
  TUITIONFEE_IN: '9500',
  TUITIONFEE_OUT: '19500',
  STUFACR: '14',
  C150_4: '0.61',
  C150_L4: 'NA',
  OPENADMP: '2',
  ALIAS: 'NA',
  CIP26BACHL: '1',
  CIP54BACHL: '2',
  CIP11BACHL: '0',
};
