import { college, type StarterCollege } from './college';

/** Starter colleges of the South Atlantic states and the District of Columbia. */
export const southAtlanticColleges: readonly StarterCollege[] = [
  college(130943, 'University of Delaware', 'Newark', 'DE', 'Public 4-year', {
    web: [
      'https://www.udel.edu/',
      'https://www.udel.edu/apply/undergraduate-admissions/financing-your-degree/net-price-calculator/',
    ],
    facts: [39.679577, -75.752822, 0.6511, 18812, 16080, 39720, 15, 0.7878, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(130907, 'Delaware Technical Community College-Terry', 'Dover', 'DE', 'Public 4-year', {
    web: ['https://www.dtcc.edu/', 'https://www.dtcc.edu/admissions-financial-aid/tuition-fees/net-price-calculator'],
    facts: [39.198371, -75.56012, null, 11012, 4965, 11828, 13, 0.1945, true],
    majors: 'CS BA EN BI NU ED CO AD HS CJ',
  }),
  college(131469, 'George Washington University', 'Washington', 'DC', 'Private Non-Profit 4-year', {
    web: ['https://www.gwu.edu/', 'https://financialaid.gwu.edu/net-price-calculator'],
    facts: [38.89923, -77.048363, 0.4354, 10848, 64990, 64990, 12, 0.8518, false],
    majors: 'CS BA EN BI PY NU EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(131520, 'Howard University', 'Washington', 'DC', 'Private Non-Profit 4-year', {
    traits: ['historically-black'],
    web: ['https://www.howard.edu/', 'https://www2.howard.edu/student-financial-services/net-price-calculator'],
    facts: [38.922392, -77.018966, 0.3489, 9604, 33344, 33344, 11, 0.689, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(131496, 'Georgetown University', 'Washington', 'DC', 'Private Non-Profit 4-year', {
    traits: ['catholic'],
    web: ['https://www.georgetown.edu/', 'https://finaid.georgetown.edu/consumer-info#Net%20Price'],
    facts: [38.908809, -77.073463, 0.1308, 7462, 65081, 65081, 11, 0.943, false],
    majors: 'CS BA BI PY NU EL MA EC PS HI AD CH PH SO HS',
  }),
  college(134130, 'University of Florida', 'Gainesville', 'FL', 'Public 4-year', {
    web: ['https://www.ufl.edu/', 'https://npc.collegeboard.org/app/ufl'],
    facts: [29.64629, -82.347911, 0.2403, 34102, 6381, 28659, 16, 0.9151, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(132903, 'University of Central Florida', 'Orlando', 'FL', 'Public 4-year', {
    web: ['https://www.ucf.edu/', 'https://finaid.ucf.edu/net-price-calculator/'],
    facts: [28.602159, -81.200889, 0.3952, 59095, 6368, 22467, 29, 0.7515, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(137351, 'University of South Florida', 'Tampa', 'FL', 'Public 4-year', {
    web: ['https://www.usf.edu/', 'https://usfas.forest.usf.edu/npc/'],
    facts: [28.061458, -82.413232, 0.4096, 36299, 6410, 17324, 22, 0.7458, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(135726, 'University of Miami', 'Coral Gables', 'FL', 'Private Non-Profit 4-year', {
    web: ['https://www.miami.edu/', 'https://collegenpc.com/UniversityofMiami'],
    facts: [25.72126, -80.278662, 0.1851, 12570, 59926, 59926, 11, 0.8423, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(133650, 'Florida Agricultural and Mechanical University', 'Tallahassee', 'FL', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.famu.edu/', 'https://www.famu.edu/index.cfm?FinancialAid&EstimatingCost(NPC)'],
    facts: [30.428504, -84.290226, 0.2112, 7516, 5785, 17725, 14, 0.5194, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(135717, 'Miami Dade College', 'Miami', 'FL', 'Public 4-year', {
    web: ['https://www.mdc.edu/', 'https://www.mdc.edu/netpricecalculator/npcalc.htm'],
    facts: [25.777717, -80.190856, null, 35001, 2838, 9661, 17, 0.4469, true],
    majors: 'CS BA BI NU ED AD HS CJ',
  }),
  college(134237, 'Full Sail University', 'Winter Park', 'FL', 'Private For-Profit 4-year', {
    traits: ['arts'],
    web: ['https://www.fullsail.edu/', 'https://fullsail.studentaidcalculator.com/survey.aspx'],
    facts: [28.596546, -81.301286, null, 25195, 26417, 26417, 31, 0.4959, true],
    majors: 'CS BA EN EL CO AD',
  }),
  college(441371, 'Ultimate Medical Academy', 'Clearwater', 'FL', 'Private Non-Profit 2-year', {
    web: ['https://www.ultimatemedical.edu/', 'https://www.ultimatemedical.edu/static/npcalc/npcalc.htm'],
    facts: [27.965294, -82.78558, null, 7436, null, null, 18, 0.5563, true],
    majors: 'BA HS',
  }),
  college(139959, 'University of Georgia', 'Athens', 'GA', 'Public 4-year', {
    web: ['https://www.uga.edu/', 'https://osfa.uga.edu/sites/default/files/npcalc.htm'],
    facts: [33.956262, -83.374039, 0.372, 31310, 11180, 30220, 17, 0.8716, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(139755, 'Georgia Institute of Technology-Main Campus', 'Atlanta', 'GA', 'Public 4-year', {
    traits: ['technology'],
    web: ['https://www.gatech.edu/', 'https://admission.gatech.edu/npc_2022/'],
    facts: [33.77242, -84.394832, 0.1646, 18260, 11764, 32876, 18, 0.9228, false],
    majors: 'CS BA EN BI PY MA EC PS HI CO AD CH PH ES',
  }),
  college(139658, 'Emory University', 'Atlanta', 'GA', 'Private Non-Profit 4-year', {
    web: ['https://www.emory.edu/', 'https://npc.collegeboard.org/app/emory'],
    facts: [33.790183, -84.325512, 0.111, 7275, 60774, 60774, 9, 0.9176, false],
    majors: 'CS BA BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(141060, 'Spelman College', 'Atlanta', 'GA', 'Private Non-Profit 4-year', {
    traits: ['historically-black', 'women'],
    web: ['https://www.spelman.edu/', 'https://www.spelman.edu/admissions/financial-aid/net-price-calculator'],
    facts: [33.745279, -84.411527, 0.3409, 3633, 30058, 30058, 11, 0.761, false],
    majors: 'CS EN BI PY ED EL MA EC PS HI AD CH PH SO HS ES',
  }),
  college(487092, 'Emory University-Oxford College', 'Oxford', 'GA', 'Private Non-Profit 2-year', {
    web: ['https://www.oxford.emory.edu/', 'https://npc.collegeboard.org/app/emory'],
    facts: [33.6191, -83.871141, 0.1725, 973, 60774, 60774, 10, 0.9465, false],
    majors: '',
  }),
  college(163286, 'University of Maryland-College Park', 'College Park', 'MD', 'Public 4-year', {
    web: ['https://www.umd.edu/', 'https://financialaid.umd.edu/resources-policies/net-price-calculator'],
    facts: [38.988178, -76.944721, 0.4484, 30246, 11505, 40306, 18, 0.8862, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(162928, 'Johns Hopkins University', 'Baltimore', 'MD', 'Private Non-Profit 4-year', {
    web: ['https://www.jhu.edu/', 'https://npc.collegeboard.org/student/app/jhu'],
    facts: [39.328977, -76.621595, 0.0756, 5617, 63340, 63340, 6, 0.9463, false],
    majors: 'CS EN BI PY ED EL MA EC PS HI AD CH PH SO HS ES',
  }),
  college(164155, 'United States Naval Academy', 'Annapolis', 'MD', 'Public 4-year', {
    web: ['https://www.usna.edu/', 'https://www.usna.edu/Admissions'],
    facts: [38.980507, -76.481692, 0.0936, 4465, null, null, 8, 0.9185, false],
    majors: 'CS EN EL MA EC PS HI CH PH',
  }),
  college(163453, 'Morgan State University', 'Baltimore', 'MD', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.morgan.edu/', 'https://www.morgan.edu/netpricecalc/'],
    facts: [39.344161, -76.585565, 0.8296, 8293, 8118, 18800, 17, 0.4161, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(163204, 'University of Maryland Global Campus', 'Adelphi', 'MD', 'Public 4-year', {
    web: [
      'https://www.umgc.edu/',
      'https://www.umgc.edu/tuition-financial-assistance/tuition/undergraduate-net-price-calculator',
    ],
    facts: [38.912706, -76.847584, null, 48238, 7992, 12336, 20, 0.2958, true],
    majors: 'CS BA BI PY NU EL PS HI CO HS CJ ES',
  }),
  college(199120, 'University of North Carolina at Chapel Hill', 'Chapel Hill', 'NC', 'Public 4-year', {
    web: ['https://www.unc.edu/', 'https://npc.collegeboard.org/student/app/unc'],
    facts: [35.911769, -79.050969, 0.1874, 20556, 8989, 39330, 15, 0.9207, false],
    majors: 'CS BA EN BI NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(199193, 'North Carolina State University at Raleigh', 'Raleigh', 'NC', 'Public 4-year', {
    web: ['https://www.ncsu.edu/', 'https://npc.collegeboard.org/app/ncsu'],
    facts: [35.785111, -78.674517, 0.3985, 26389, 8895, 31767, 15, 0.8464, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO CJ ES',
  }),
  college(198419, 'Duke University', 'Durham', 'NC', 'Private Non-Profit 4-year', {
    web: ['https://www.duke.edu/', 'https://npc.collegeboard.org/student/app/duke'],
    facts: [36.001135, -78.937624, 0.0678, 6417, 65805, 65805, 6, 0.9583, false],
    majors: 'CS EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(199102, 'North Carolina A & T State University', 'Greensboro', 'NC', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.ncat.edu/', 'https://www.ncat.edu/admissions/financial-aid/netprice-calculator/index.php'],
    facts: [36.07282, -79.773375, 0.4617, 11925, 6748, 20408, 20, 0.5527, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(199856, 'Wake Technical Community College', 'Raleigh', 'NC', 'Public 2-year', {
    web: [
      'https://www.waketech.edu/',
      'https://www.waketech.edu/financial-aid/consumer-disclosure-information/net-price',
    ],
    facts: [35.650151, -78.706126, null, 18605, 2336, 7582, 17, 0.3137, true],
    majors: 'CS BA EN BI NU ED AD HS CJ',
  }),
  college(442611, 'NASCAR Technical Institute', 'Mooresville', 'NC', 'Private For-Profit 2-year', {
    web: ['https://www.uti.edu/', 'https://www.uti.edu/admissions/tuition'],
    facts: [35.605305, -80.855128, null, 1306, null, null, 36, 0.5601, true],
    majors: '',
  }),
  college(198385, 'Davidson College', 'Davidson', 'NC', 'Private Non-Profit 4-year', {
    web: ['https://davidson.edu/', 'https://davidson.studentaidcalculator.com/survey.aspx'],
    facts: [35.499767, -80.843979, 0.1448, 1901, 60300, 60300, 9, 0.9189, false],
    majors: 'CS BI PY ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(218663, 'University of South Carolina-Columbia', 'Columbia', 'SC', 'Public 4-year', {
    web: [
      'https://www.sc.edu/',
      'https://sc.edu/about/offices_and_divisions/financial_aid/cost_and_aid/cost_to_attend/index.php',
    ],
    facts: [33.996788, -81.026935, 0.6149, 28113, 12688, 34934, 18, 0.7775, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(217882, 'Clemson University', 'Clemson', 'SC', 'Public 4-year', {
    web: ['https://www.clemson.edu/', 'https://netprice.app.clemson.edu/calc/'],
    facts: [34.679381, -82.835114, 0.3805, 22778, 15554, 39498, 16, 0.879, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(218894, 'Trident Technical College', 'Charleston', 'SC', 'Public 2-year', {
    web: ['https://www.tridenttech.edu/', 'https://www.tridenttech.edu/pay/apply/fa_Calc.htm'],
    facts: [32.928767, -80.031276, null, 11091, 4564, 8606, 23, 0.2874, true],
    majors: 'CS BA NU ED AD HS CJ',
  }),
  college(234076, 'University of Virginia-Main Campus', 'Charlottesville', 'VA', 'Public 4-year', {
    web: ['https://www.virginia.edu/', 'https://npc.collegeboard.org/student/app/virginia'],
    facts: [38.035665, -78.503428, 0.1686, 17315, 20986, 58014, 15, 0.953, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(233921, 'Virginia Polytechnic Institute and State University', 'Blacksburg', 'VA', 'Public 4-year', {
    web: [
      'https://www.vt.edu/',
      'https://tcc.ruffalonl.com/Virginia%20Polytechnic%20Institute%20and%20State%20Universit/Freshman-Students/',
    ],
    facts: [37.229012, -80.423675, 0.5703, 30435, 15478, 36694, 17, 0.8628, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(232186, 'George Mason University', 'Fairfax', 'VA', 'Public 4-year', {
    web: ['https://www2.gmu.edu/', 'https://gmu.studentaidcalculator.com/survey.aspx'],
    facts: [38.83195, -77.307063, 0.8883, 27083, 13815, 39397, 16, 0.6932, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(231624, 'William & Mary', 'Williamsburg', 'VA', 'Public 4-year', {
    web: ['https://www.wm.edu/', 'https://npc.collegeboard.org/app/wm'],
    facts: [37.269489, -76.708214, 0.3272, 6949, 25040, 49412, 13, 0.9101, false],
    majors: 'CS BA BI PY ED EL MA EC PS HI AD CH PH SO',
  }),
  college(232557, 'Liberty University', 'Lynchburg', 'VA', 'Private Non-Profit 4-year', {
    web: ['https://www.liberty.edu/', 'https://www.liberty.edu/student-financial-services/net-price-calculator/'],
    facts: [37.350232, -79.18222, 0.9932, 50059, 21222, 21222, 18, 0.6348, false],
    majors: 'CS BA EN BI PY NU ED EL MA PS HI CO AD CH PH HS CJ',
  }),
  college(232946, 'Northern Virginia Community College', 'Annandale', 'VA', 'Public 2-year', {
    web: ['https://www.nvcc.edu/', 'https://www.vawizard.org/wizard/npc'],
    facts: [38.833361, -77.236718, null, 31737, 5703, 11786, 30, 0.3725, true],
    majors: 'CS BA EN BI PY NU ED AD HS CJ',
  }),
  college(238032, 'West Virginia University', 'Morgantown', 'WV', 'Public 4-year', {
    web: ['https://www.wvu.edu/', 'https://financialaid.wvu.edu/net-price-calculator'],
    facts: [39.634371, -79.954391, 0.8626, 17705, 9648, 27360, 17, 0.612, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(449339, 'American Public University System', 'Charles Town', 'WV', 'Private For-Profit 4-year', {
    web: ['https://www.apus.edu/', 'https://www.apu.apus.edu/calc/apu.html'],
    facts: [39.287826, -77.860121, null, 38976, 8400, 8400, 25, 0.5323, true],
    majors: 'CS BA EN PY NU EL MA PS HI CO SO HS CJ ES',
  }),
];
