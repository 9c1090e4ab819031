import type { CollegeDescription } from './college-description';

/** Founding years and descriptions of well-known colleges of the West, Puerto Rico, Guam and the Virgin Islands. */
export const westDescriptions: readonly CollegeDescription[] = [
  [
    102553,
    1954,
    'A public university beside the Chugach Mountains in Anchorage, with programs in aviation, nursing, engineering, education and trades.',
  ],
  [
    104151,
    1885,
    'A public research university in the Phoenix area with a wide choice of majors, from engineering to journalism and sustainability.',
  ],
  [
    104179,
    1885,
    'A public land-grant university in Tucson with programs in astronomy, optical sciences, business, agriculture and the health professions.',
  ],
  [
    104717,
    1949,
    'A private Christian university in Phoenix that teaches education, nursing and business to undergraduates on campus and to many more adults online.',
  ],
  [
    484613,
    1976,
    'A private for-profit university that teaches business, health care, education and information technology online, mostly to working adults.',
  ],
  [
    105154,
    1965,
    'A community college east of Phoenix offering transfer courses and certificates in nursing, fire science, business and technology.',
  ],
  [
    110635,
    1868,
    'A public research university across the bay from San Francisco with programs in science, engineering, business and the humanities.',
  ],
  [
    110662,
    1919,
    'A public research university in Los Angeles’s Westwood neighborhood with programs in film, theater, engineering, life sciences and nursing.',
  ],
  [
    110680,
    1960,
    'A public research university near the Pacific in La Jolla, organized into separate undergraduate colleges, with programs in biology, engineering and ocean science.',
  ],
  [
    110705,
    null,
    'A public research university on the Pacific coast near Santa Barbara with programs in physics, marine science, engineering and environmental studies.',
  ],
  [
    122409,
    1897,
    'A public university of the California State system in San Diego with programs in business, nursing, engineering and international studies.',
  ],
  [
    110422,
    1901,
    'A public university of the California State system on the central coast that teaches engineering, architecture and agriculture through hands-on projects.',
  ],
  [
    110583,
    1949,
    'A public university of the California State system near the ocean in Long Beach with programs in arts, engineering, nursing and business.',
  ],
  [
    243744,
    1885,
    'A private research university south of San Francisco with programs in engineering, computer science, humanities, earth science and human biology.',
  ],
  [
    110404,
    1891,
    'A small private university in Pasadena that focuses on science and engineering and manages NASA’s Jet Propulsion Laboratory.',
  ],
  [
    123961,
    1880,
    'A private research university near downtown Los Angeles with schools of cinema, engineering, business, communication, music and theater.',
  ],
  [
    121345,
    1887,
    'A private liberal arts college east of Los Angeles that shares courses and libraries with its neighbors in Claremont.',
  ],
  [
    122977,
    1929,
    'A public community college two miles from the Pacific with transfer programs and a bachelor’s degree in interaction design.',
  ],
  [
    113333,
    1967,
    'A community college in the middle of Silicon Valley that sends many students on to California’s public universities.',
  ],
  [
    108232,
    1929,
    'A private for-profit art school in San Francisco and online, teaching animation, film, fashion, game development and architecture.',
  ],
  [
    109040,
    1978,
    'A private for-profit school in Los Angeles that trains vocational nurses, pharmacy technicians, medical assistants and other health workers.',
  ],
  [
    126614,
    1876,
    'A public research university at the foot of the Rockies in Boulder with programs in aerospace, physics, music, business and environmental studies.',
  ],
  [
    126818,
    1870,
    'A public land-grant university in Fort Collins with programs in veterinary medicine, agriculture, forestry, engineering and construction management.',
  ],
  [
    126775,
    1874,
    'A public university in the foothill town of Golden, focused on engineering, earth resources, energy and applied science.',
  ],
  [
    454810,
    null,
    'A private for-profit culinary school in Boulder and online, teaching cooking, baking, pastry and food business.',
  ],
  [
    128328,
    1954,
    'A federal service academy near Colorado Springs whose cadets pay no tuition and become Air Force or Space Force officers.',
  ],
  [
    141574,
    1907,
    'A public land-grant, sea-grant and space-grant university in a Honolulu valley with programs in oceanography, Hawaiian studies and tropical agriculture.',
  ],
  [
    141796,
    1946,
    'A public community college on the slopes of Diamond Head in Honolulu with programs in culinary arts, hospitality and health.',
  ],
  [
    142115,
    1932,
    'A public university along the Boise River in the Idaho capital with programs in business, nursing, engineering and education.',
  ],
  [
    142285,
    1889,
    'A public land-grant university in the northern Idaho town of Moscow with programs in natural resources, agriculture, engineering and law.',
  ],
  [
    142522,
    1888,
    'A private university of The Church of Jesus Christ of Latter-day Saints in eastern Idaho, with undergraduate programs on campus and online.',
  ],
  [
    180461,
    1893,
    'A public land-grant university in the mountain city of Bozeman with programs in engineering, nursing, agriculture, film and earth science.',
  ],
  [
    180489,
    1893,
    'A public university at the foot of Mount Sentinel in Missoula, with programs in forestry, wildlife biology, journalism, law and creative writing.',
  ],
  [
    182281,
    1957,
    'A public research university near the Las Vegas Strip with programs in hospitality, business, engineering, nursing and fine arts.',
  ],
  [
    182290,
    1874,
    'A public land-grant university near Lake Tahoe with programs in mining, engineering, journalism, medicine and agriculture.',
  ],
  [
    182005,
    1971,
    'A public college with campuses around Las Vegas offering associate degrees, certificates and a small number of bachelor’s degrees.',
  ],
  [
    187985,
    1889,
    'A public research university in Albuquerque with Pueblo-style buildings and programs in anthropology, Latin American studies, engineering and health.',
  ],
  [
    187532,
    null,
    'A public community college in Albuquerque offering transfer courses and training for health careers, film technician jobs and skilled trades.',
  ],
  [
    209542,
    1868,
    'A public land-grant, sea-grant, space-grant and sun-grant university in the Willamette Valley with programs in forestry, oceanography, engineering and agriculture.',
  ],
  [
    209551,
    1876,
    'A public research university in Eugene with programs in journalism, architecture, business, education and the liberal arts.',
  ],
  [
    209746,
    1961,
    'A public community college with several Portland campuses offering transfer courses, welding, dental programs, nursing and adult education.',
  ],
  [
    230038,
    1875,
    'A private university of The Church of Jesus Christ of Latter-day Saints in Provo, with programs in accounting, languages, animation and engineering.',
  ],
  [
    230764,
    1850,
    'A public research university in the foothills above Salt Lake City with programs in dance, game design, engineering, mining and medicine.',
  ],
  [
    433387,
    1997,
    'A private nonprofit university that teaches entirely online, letting students move ahead when they show that they know the material.',
  ],
  [
    230746,
    1948,
    'A public community college with campuses across the Salt Lake valley, offering transfer degrees, health sciences, aviation and apprenticeships.',
  ],
  [
    236948,
    1861,
    'A public research university between two lakes in Seattle with programs in computer science, nursing, fisheries, medicine and engineering.',
  ],
  [
    236939,
    1890,
    'A public land-grant university in the wheat country of eastern Washington with programs in veterinary medicine, agriculture, communication and hospitality.',
  ],
  [
    235316,
    1887,
    'A private Jesuit university by the Spokane River with programs in business, nursing, engineering, education and leadership studies.',
  ],
  [
    236212,
    1939,
    'A private nonprofit trade school in Yakima teaching electrical work, plumbing, heating and cooling, machining, welding and automation.',
  ],
  [
    240727,
    1886,
    'A public land-grant university on the high plains in Laramie with programs in energy, geology, agriculture, engineering and education.',
  ],
  [
    240718,
    1966,
    'A private for-profit trade school in Laramie with nine-month programs in automotive, diesel and collision repair.',
  ],
  [
    243221,
    1903,
    'A public research university in San Juan where most classes are in Spanish, with programs in humanities, law, architecture and education.',
  ],
  [
    243197,
    1911,
    'A public land-grant university on Puerto Rico’s west coast with programs in engineering, agriculture, marine science and nursing.',
  ],
  [
    240754,
    1952,
    'A public land-grant university above the Pacific in Mangilao, Guam, with programs in Micronesian studies, marine biology, nursing and education.',
  ],
  [
    243665,
    1962,
    'A public historically Black land-grant university on St. Thomas and St. Croix with programs in marine science, business and nursing.',
  ],
];
