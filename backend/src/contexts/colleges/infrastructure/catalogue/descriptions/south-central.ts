import type { CollegeDescription } from './college-description';

/** Founding years and descriptions of well-known colleges of the states of the central South. */
export const southCentralDescriptions: readonly CollegeDescription[] = [
  [
    100751,
    1831,
    'A public research university in Tuscaloosa with programs in business, communication, engineering, nursing and social work.',
  ],
  [
    100858,
    1856,
    'A public land-grant university in eastern Alabama with programs in engineering, agriculture, architecture, aviation and veterinary medicine.',
  ],
  [
    100654,
    1875,
    'A public historically Black land-grant university near Huntsville with programs in agriculture, engineering, computer science and education.',
  ],
  [
    102377,
    1881,
    'A private historically Black university in eastern Alabama with programs in engineering, agriculture, architecture, nursing and veterinary medicine.',
  ],
  [
    106397,
    1871,
    'A public land-grant university in the Ozark city of Fayetteville with programs in business, agriculture, engineering and architecture.',
  ],
  [
    367459,
    1989,
    'A community college in Bentonville with transfer courses and training in nursing, business, construction, culinary arts and art.',
  ],
  [
    157085,
    1865,
    'A public land-grant university in the Bluegrass city of Lexington with programs in health, agriculture, engineering, business and equine science.',
  ],
  [
    156295,
    1855,
    'A private liberal arts college in eastern Kentucky that covers every student’s tuition with scholarships and gives each one a campus job.',
  ],
  [
    159391,
    1860,
    'A public land-grant, sea-grant and space-grant university in the Louisiana capital, with programs in engineering, coastal science and agriculture.',
  ],
  [
    160755,
    1834,
    'A private research university in uptown New Orleans with programs in public health, architecture, business and Latin American studies.',
  ],
  [
    176017,
    1848,
    'A public university in the small town of Oxford with programs in business, pharmacy, journalism, accounting and Southern studies.',
  ],
  [
    176080,
    1878,
    'A public land-grant university near Starkville with programs in agriculture, engineering, veterinary medicine, architecture and meteorology.',
  ],
  [
    175786,
    1917,
    'A public two-year college with campuses around Jackson, Mississippi, offering transfer courses, nursing, aviation and agricultural technology.',
  ],
  [
    207500,
    1890,
    'A public research university south of Oklahoma City with programs in meteorology, petroleum engineering, aviation, journalism and fine arts.',
  ],
  [
    207388,
    1890,
    'A public land-grant university in Stillwater with programs in agriculture, engineering, fire protection, hospitality and veterinary medicine.',
  ],
  [
    221759,
    1794,
    'A public land-grant university beside the Tennessee River in Knoxville, with programs in engineering, supply chain management, nursing and agriculture.',
  ],
  [
    221999,
    1873,
    'A private research university near downtown Nashville with schools of arts and science, engineering, education and music.',
  ],
  [
    220181,
    1866,
    'A private historically Black university in Nashville with liberal arts programs and a long tradition of choral singing.',
  ],
  [
    228723,
    1876,
    'A public land-grant, sea-grant and space-grant university in College Station with large engineering, agriculture and business programs and a corps of cadets.',
  ],
  [
    228778,
    1883,
    'A public research university in the Texas capital with large schools of engineering, business, natural sciences, communication and liberal arts.',
  ],
  [
    225511,
    1927,
    'A public research university near downtown Houston with programs in business, hotel management, engineering, optometry and the arts.',
  ],
  [
    229115,
    1923,
    'A public research university on the West Texas plains with programs in engineering, agriculture, architecture, business and law.',
  ],
  [
    227757,
    1912,
    'A private research university next to a medical center in Houston, with residential colleges for all undergraduates.',
  ],
  [
    223232,
    1845,
    'A private Baptist university on the Brazos River in Waco with programs in business, nursing, premedical science, music and engineering.',
  ],
  [
    227526,
    1876,
    'A public historically Black land-grant university northwest of Houston with programs in engineering, nursing, agriculture and architecture.',
  ],
  [
    224615,
    1965,
    'A public college with campuses across Dallas County offering two-year degrees, job certificates, transfer courses and some bachelor’s degrees.',
  ],
  [
    229416,
    null,
    'A private for-profit trade school in Houston that teaches automotive, diesel, collision repair and welding technology.',
  ],
];
