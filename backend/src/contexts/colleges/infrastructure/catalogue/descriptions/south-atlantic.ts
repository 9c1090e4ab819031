import type { CollegeDescription } from './college-description';

/** Founding years and descriptions of well-known colleges of the South Atlantic states and the District of Columbia. */
export const southAtlanticDescriptions: readonly CollegeDescription[] = [
  [
    134097,
    1851,
    'A public research university in Tallahassee with colleges of film, music, criminology, business and education.',
  ],
  [
    130943,
    1743,
    'A public land-grant university in the small city of Newark with programs in chemical engineering, business, nursing and education.',
  ],
  [
    130907,
    1966,
    'A public two-year college with campuses throughout Delaware that prepares students for health, technical and business careers.',
  ],
  [
    131469,
    1821,
    'A private university a few blocks from the White House, with programs in international affairs, politics, business and public health.',
  ],
  [
    131520,
    1867,
    'A private historically Black university on a hilltop in Washington, with schools of business, communications, medicine, law and fine arts.',
  ],
  [
    131496,
    1789,
    'A private Jesuit university in a historic Washington neighborhood, with schools of foreign service, business, nursing and health.',
  ],
  [
    134130,
    1853,
    'A public land-grant university in Gainesville with programs in engineering, agriculture, journalism, business and the health professions.',
  ],
  [
    132903,
    1963,
    'A public university in Orlando with programs in hospitality, engineering, optics, game design, health and education.',
  ],
  [
    137351,
    1956,
    'A public research university with campuses in Tampa, St. Petersburg and Sarasota-Manatee, and programs in health, business and marine science.',
  ],
  [
    135726,
    1925,
    'A private research university in Coral Gables near Miami with schools of music, business, nursing, marine science and communication.',
  ],
  [
    133650,
    1887,
    'A public historically Black land-grant university in Tallahassee with programs in pharmacy, business, agriculture, journalism and nursing.',
  ],
  [
    135717,
    null,
    'A public college with several campuses around Miami offering associate degrees, selected bachelor’s degrees and job training.',
  ],
  [
    134237,
    1979,
    'A private for-profit university near Orlando that teaches film, music production, game design and media arts on campus and online.',
  ],
  [
    441371,
    1994,
    'A private nonprofit school that trains students online and in Clearwater for jobs in medical billing, health care administration and clinics.',
  ],
  [
    139959,
    1785,
    'A public land-grant university in the college town of Athens, with programs in agriculture, journalism, business, ecology and education.',
  ],
  [
    139755,
    1885,
    'A public research university in Midtown Atlanta focused on engineering, computing, science, business and design.',
  ],
  [
    139658,
    1836,
    'A private research university in a wooded Atlanta neighborhood with a liberal arts college, a business school and a nursing school.',
  ],
  [
    141060,
    1881,
    'A private historically Black liberal arts college for women in Atlanta that shares courses with neighboring colleges.',
  ],
  [
    487092,
    1836,
    'A small two-year division of Emory on its original campus, where students finish general requirements before moving to Atlanta.',
  ],
  [
    163286,
    1856,
    'A public land-grant university in a suburb of Washington with programs in engineering, computer science, journalism and public policy.',
  ],
  [
    162928,
    1876,
    'A private research university in Baltimore with programs in public health, biomedical engineering, international studies, writing and science.',
  ],
  [
    164155,
    1845,
    'A federal service academy on the Chesapeake Bay whose midshipmen pay no tuition and become Navy or Marine Corps officers.',
  ],
  [
    163453,
    1867,
    'A public historically Black research university in Baltimore with programs in engineering, architecture, business, education and journalism.',
  ],
  [
    163204,
    1947,
    'A public online university of the Maryland system that serves mostly working adults and military families around the world.',
  ],
  [
    199120,
    1789,
    'A public research university in Chapel Hill with a liberal arts core and schools of business, journalism, nursing and public health.',
  ],
  [
    199193,
    1887,
    'A public land-grant university in Raleigh with programs in engineering, textiles, agriculture, design and veterinary medicine.',
  ],
  [
    198419,
    1838,
    'A private research university in Durham with undergraduate programs in arts and sciences and engineering, and a large medical center.',
  ],
  [
    199102,
    1891,
    'A public historically Black land-grant university in Greensboro with programs in engineering, agriculture, nursing, business and education.',
  ],
  [
    199856,
    1958,
    'A community college with campuses around Raleigh offering transfer courses, nursing, information technology and skilled trades.',
  ],
  [
    442611,
    2002,
    'A private for-profit trade school in Mooresville that teaches automotive technology, welding, machining and racing engines.',
  ],
  [
    198385,
    1837,
    'A private liberal arts college north of Charlotte with small classes and an honor code that students administer.',
  ],
  [
    218663,
    1801,
    'A public research university in Columbia with programs in international business, nursing, engineering, journalism and hospitality.',
  ],
  [
    217882,
    1889,
    'A public land-grant university near the Blue Ridge foothills, with programs in engineering, agriculture, architecture and business.',
  ],
  [
    218894,
    1964,
    'A public two-year technical college in the Charleston area with programs in nursing, aircraft maintenance, culinary arts and engineering technology.',
  ],
  [
    234076,
    1819,
    'A public research university in Charlottesville, built around a historic lawn, with schools of commerce, engineering, architecture, nursing and education.',
  ],
  [
    233921,
    1872,
    'A public land-grant university in the Blue Ridge town of Blacksburg with programs in engineering, architecture, agriculture and business.',
  ],
  [
    232186,
    null,
    'A public research university in the Virginia suburbs of Washington with programs in economics, computing, government, nursing and the arts.',
  ],
  [
    231624,
    1693,
    'A public liberal arts university beside Colonial Williamsburg, with undergraduate study in government, history, science, education and business.',
  ],
  [
    232557,
    1971,
    'A private evangelical Christian university in Lynchburg, with a residential campus and a very large number of online students.',
  ],
  [
    232946,
    null,
    'A public two-year college with six campuses in the Virginia suburbs of Washington, D.C., offering guaranteed transfer paths and technical training.',
  ],
  [
    238032,
    1867,
    'A public land-grant university in Morgantown with programs in forensic science, engineering, health, agriculture and journalism.',
  ],
  [
    449339,
    1991,
    'A private for-profit online university, founded to teach members of the military, with programs in security, intelligence, business and nursing.',
  ],
];
