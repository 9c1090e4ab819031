import type { CollegeDescription } from './college-description';

/** Founding years and descriptions of well-known colleges of the Midwest. */
export const midwestDescriptions: readonly CollegeDescription[] = [
  [
    171100,
    1855,
    'A public land-grant university in East Lansing with large programs in agriculture, education, engineering and packaging.',
  ],
  [
    145637,
    1867,
    'A public land-grant university in the twin cities of Urbana and Champaign, with large engineering, computer science and agriculture programs.',
  ],
  [
    147767,
    1851,
    'A private research university on Lake Michigan north of Chicago, with schools of journalism, communication, music, engineering and the liberal arts.',
  ],
  [
    144050,
    1890,
    'A private research university in Chicago’s Hyde Park, where all undergraduates take a core curriculum of small discussion classes.',
  ],
  [
    144865,
    1967,
    'A community college in the western suburbs of Chicago with transfer courses and programs in health careers, culinary arts and technical fields.',
  ],
  [
    243780,
    1869,
    'A public land-grant university in West Lafayette with large programs in engineering, aviation, agriculture and technology.',
  ],
  [
    151351,
    1820,
    'A public university in Bloomington on a wooded campus of limestone buildings, with schools of business, music, public affairs and informatics.',
  ],
  [
    152080,
    1842,
    'A private Catholic university near South Bend founded by the Congregation of Holy Cross, with most undergraduates living on campus.',
  ],
  [
    151111,
    null,
    'A public university in downtown Indianapolis beside a medical center, with programs in health, science, informatics and public affairs.',
  ],
  [
    150987,
    1963,
    'A public community college with campuses across Indiana, offering short certificates, technical training and two-year degrees that transfer.',
  ],
  [
    153603,
    1858,
    'A public land-grant university in Ames with large programs in engineering, agriculture, design and veterinary medicine.',
  ],
  [
    153658,
    1847,
    'A public research university in Iowa City with a writing program, a teaching hospital, and schools of business, nursing and law.',
  ],
  [
    153384,
    1846,
    'A private liberal arts college in a small Iowa town, where students design their own course of study with few general requirements.',
  ],
  [
    153737,
    1966,
    'A community college in Cedar Rapids with transfer courses and programs in health, agriculture, automotive technology and culinary arts.',
  ],
  [
    155317,
    1865,
    'A public research university on a hill in Lawrence, with programs in pharmacy, engineering, education, journalism and music.',
  ],
  [
    155210,
    1969,
    'A community college in suburban Kansas City offering transfer courses, nursing, culinary arts, design and skilled trades.',
  ],
  [
    170976,
    1817,
    'A public research university in Ann Arbor with programs in nearly every field, from engineering and nursing to music and business.',
  ],
  [
    170790,
    1954,
    'A community college north of Detroit with transfer courses and training in health, public safety, design and advanced manufacturing.',
  ],
  [
    174066,
    1851,
    'A public land-grant university on both banks of the Mississippi in Minneapolis, with a second campus in Saint Paul for agriculture.',
  ],
  [
    173258,
    1866,
    'A private liberal arts college in Northfield, Minnesota, that divides its year into three terms of ten weeks each.',
  ],
  [
    174844,
    1874,
    'A private Lutheran liberal arts college on a hill in Northfield, Minnesota, with a long choral music tradition and frequent study abroad.',
  ],
  [
    413413,
    1993,
    'A private for-profit university that teaches mainly working adults online, with programs in business, health care, psychology and information technology.',
  ],
  [
    178396,
    1839,
    'A public land-grant university in Columbia, between Kansas City and St. Louis, with a school of journalism that runs its own newsroom.',
  ],
  [
    179867,
    1853,
    'A private research university beside Forest Park in St. Louis with schools of arts and sciences, business, design, engineering and medicine.',
  ],
  [
    181464,
    1869,
    'A public land-grant university in Lincoln with programs in agriculture, engineering, business, journalism and education.',
  ],
  [
    200280,
    1883,
    'A public research university in Grand Forks with programs in aviation, medicine, nursing, engineering and energy studies.',
  ],
  [
    200332,
    1890,
    'A public land-grant university in Fargo with programs in agriculture, engineering, pharmacy, architecture and the sciences.',
  ],
  [
    204796,
    1870,
    'A public land-grant university in Columbus with more than two hundred majors in the arts, sciences and professions.',
  ],
  [
    201885,
    1819,
    'A public research university in Cincinnati where many students alternate terms of classes with paid cooperative education jobs.',
  ],
  [
    201645,
    1826,
    'A private research university in Cleveland’s museum district with programs in engineering, nursing, medicine, management and the sciences.',
  ],
  [
    204501,
    1833,
    'A private liberal arts college near Cleveland that shares its small-town campus with a conservatory of music.',
  ],
  [
    202222,
    1963,
    'A community college in downtown Columbus offering transfer paths to Ohio universities, health programs and technical certificates.',
  ],
  [
    219356,
    1881,
    'A public land-grant university in Brookings with programs in agriculture, nursing, pharmacy, engineering and dairy science.',
  ],
  [
    219471,
    1862,
    'A public university in Vermillion with undergraduate liberal arts programs and the state’s schools of law and medicine.',
  ],
  [
    240444,
    1848,
    'A public land-grant university between two lakes in Madison, with many programs in science, agriculture, business and the humanities.',
  ],
  [
    239105,
    1881,
    'A private Jesuit university in downtown Milwaukee with programs in business, nursing, engineering, communication and dental medicine.',
  ],
  [
    239248,
    1912,
    'A public technical college in Milwaukee offering two-year degrees, apprenticeships and training in health, trades, culinary arts and media.',
  ],
];
