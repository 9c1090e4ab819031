import type { CollegeDescription } from './college-description';

/** Founding years and descriptions of well-known colleges of New England and the Middle Atlantic. */
export const northeastDescriptions: readonly CollegeDescription[] = [
  [
    130794,
    1701,
    'A private research university in downtown New Haven, where undergraduates live in residential colleges and study the liberal arts.',
  ],
  [
    129020,
    1881,
    'A public land-grant university in rural Storrs with programs in agriculture, nursing, engineering, business and education.',
  ],
  [
    129367,
    null,
    'A public community college with twelve campuses across Connecticut, offering transfer programs, health care programs and technical certificates.',
  ],
  [
    161253,
    1865,
    'A public land-grant and sea-grant university on a river island in Orono, with programs in forestry, engineering and marine science.',
  ],
  [
    161004,
    1794,
    'A private liberal arts college near the Maine coast, with small classes and field stations for environmental and marine study.',
  ],
  [
    166027,
    1636,
    'A private research university in Cambridge, across the river from Boston, where undergraduates study the liberal arts and live in residential houses.',
  ],
  [
    166683,
    1861,
    'A private university on the Charles River in Cambridge centered on engineering, science, computing, economics and architecture.',
  ],
  [
    164988,
    1839,
    'A private research university along the Charles River in Boston, with colleges of communication, engineering, business, arts and health.',
  ],
  [
    164924,
    1863,
    'A private Jesuit university on a hillside campus outside Boston, with schools of liberal arts, management, nursing and education.',
  ],
  [
    167358,
    1898,
    'A private university in central Boston where most students alternate classes with months of full-time paid work, called co-op.',
  ],
  [
    166629,
    1863,
    'A public land-grant university in western Massachusetts that shares courses with four nearby colleges and offers programs from food science to computing.',
  ],
  [
    168342,
    1793,
    'A private liberal arts college in the Berkshire hills that offers tutorials in which two students meet with one professor.',
  ],
  [
    165112,
    1973,
    'A community college beside a subway stop in Boston’s Charlestown neighborhood, with transfer courses, health programs and evening classes.',
  ],
  [
    182670,
    1769,
    'A private university in a small New Hampshire town, where undergraduates combine liberal arts with a flexible year-round calendar.',
  ],
  [
    183044,
    1866,
    'A public land-grant, sea-grant and space-grant university in Durham near the seacoast, with programs in business and marine science.',
  ],
  [
    183026,
    1932,
    'A private university in Manchester that teaches a small campus community and a very large number of students online.',
  ],
  [
    186131,
    1746,
    'A private research university in central New Jersey that focuses on undergraduates, who each write a senior thesis or project.',
  ],
  [
    186380,
    1766,
    'A public land-grant university spread over several campuses around New Brunswick, with programs in business, pharmacy, engineering and the arts.',
  ],
  [
    183743,
    1965,
    'A community college in northern New Jersey near New York City, with transfer, health, business and technology programs.',
  ],
  [
    455196,
    2003,
    'A private for-profit nursing school with campuses in several states that trains practical nurses and registered nurses.',
  ],
  [
    190150,
    1754,
    'A private research university in upper Manhattan where undergraduates share a core curriculum in literature, philosophy, science and the arts.',
  ],
  [
    190415,
    1865,
    'A private and land-grant university above Cayuga Lake with colleges of agriculture, engineering, architecture, hotel administration and the arts.',
  ],
  [
    193900,
    1831,
    'A private university whose buildings surround Washington Square in Manhattan, with schools of film, performing arts, business and the liberal arts.',
  ],
  [
    196097,
    1957,
    'A public research university on Long Island’s north shore, part of SUNY, with programs in science, engineering, medicine and marine science.',
  ],
  [
    196088,
    1846,
    'A public research university in western New York, part of SUNY, with schools of engineering, pharmacy, management and architecture.',
  ],
  [
    190567,
    1847,
    'A public college of the City University of New York in Harlem, with programs in engineering, architecture, science and education.',
  ],
  [
    190521,
    1963,
    'A public community college of the City University of New York in Lower Manhattan, with associate degrees in liberal arts, business and health.',
  ],
  [
    195003,
    1829,
    'A private university near Rochester with programs in computing, engineering, imaging and design, and a technical college for deaf students.',
  ],
  [
    196413,
    1870,
    'A private university on a hill in central New York with schools of communications, public affairs, architecture and sport management.',
  ],
  [
    197133,
    1861,
    'A private liberal arts college in the Hudson Valley, founded for women and open to all since 1969, with a teaching art museum.',
  ],
  [
    197036,
    1802,
    'A federal service academy above the Hudson River whose cadets pay no tuition and become officers of the United States Army.',
  ],
  [
    191126,
    1944,
    'A public SUNY college in Manhattan devoted to fashion, design, art and the business of those industries.',
  ],
  [
    197151,
    1947,
    'A private for-profit art college in Manhattan teaching film, animation, illustration, photography, graphic design and fine art.',
  ],
  [
    188890,
    1961,
    'A private for-profit trade school in Queens with short hands-on programs in welding, automotive repair, plumbing and electrical work.',
  ],
  [
    214777,
    1855,
    'A public land-grant university in the middle of Pennsylvania, with programs in engineering, agriculture, meteorology, business and communications.',
  ],
  [
    215293,
    1787,
    'A public research university in Pittsburgh’s Oakland neighborhood with programs in health sciences, engineering, philosophy and business.',
  ],
  [
    215062,
    1740,
    'A private research university in West Philadelphia where undergraduates study the arts and sciences, business, engineering or nursing.',
  ],
  [
    211440,
    1900,
    'A private university in Pittsburgh that combines computer science and engineering with drama, design, music and business.',
  ],
  [
    216339,
    1884,
    'A public university in North Philadelphia with schools of media, business, art, education, music and health professions.',
  ],
  [
    216287,
    1864,
    'A private liberal arts college with an engineering program and Quaker origins, on an arboretum campus outside Philadelphia.',
  ],
  [
    215239,
    null,
    'A public two-year college in central Philadelphia offering transfer degrees, nursing, culinary arts and job training to city residents.',
  ],
  [
    216940,
    1888,
    'A private trade school for men near Philadelphia where students live on campus and receive scholarships for their full tuition.',
  ],
  [
    217156,
    1764,
    'A private research university on a hill in Providence whose open curriculum lets undergraduates choose all of their courses.',
  ],
  [
    217484,
    1892,
    'A public land-grant and sea-grant university near the Rhode Island coast, with programs in oceanography, pharmacy, nursing and engineering.',
  ],
  [
    217493,
    1877,
    'A private art and design college in Providence teaching studio fields from illustration and painting to architecture and industrial design.',
  ],
  [
    217475,
    1964,
    'A public two-year college with several Rhode Island campuses, offering transfer degrees, nursing and short job training programs.',
  ],
  [
    231174,
    1791,
    'A public land-grant university above Lake Champlain in Burlington with programs in environmental studies, agriculture, health and education.',
  ],
  [
    230959,
    1800,
    'A private liberal arts college in a Vermont valley town, with many language programs and courses in environmental studies.',
  ],
  [
    230861,
    1970,
    'A public two-year college with small centers across Vermont and online courses, serving many part-time and adult students.',
  ],
];
