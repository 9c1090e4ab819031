import { college, type StarterCollege } from './college';

/** Starter colleges of the Midwest. */
export const midwestColleges: readonly StarterCollege[] = [
  college(145637, 'University of Illinois Urbana-Champaign', 'Champaign', 'IL', 'Public 4-year', {
    web: ['https://www.illinois.edu/', 'https://secure.osfa.illinois.edu/NPC/NPC.asp'],
    facts: [40.104718, -88.229114, 0.4369, 34623, 16004, 34501, 20, 0.8489, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(147767, 'Northwestern University', 'Evanston', 'IL', 'Private Non-Profit 4-year', {
    web: ['https://www.northwestern.edu/', 'https://npc.collegeboard.org/student/app/northwestern'],
    facts: [42.050356, -87.679858, 0.0715, 8960, 65997, 65997, 6, 0.9589, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(144050, 'University of Chicago', 'Chicago', 'IL', 'Private Non-Profit 4-year', {
    web: ['https://www.uchicago.edu/', 'https://collegeadmissions.uchicago.edu/costs/calculate'],
    facts: [41.787994, -87.599539, 0.0479, 7540, 66939, 66939, 5, 0.9491, false],
    majors: 'CS EN BI PY EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(144865, 'College of DuPage', 'Glen Ellyn', 'IL', 'Public 2-year', {
    web: [
      'https://www.cod.edu/',
      'https://www.cod.edu/about/administration/consumer_legal_information/net_price_calculator/',
    ],
    facts: [41.841577, -88.071635, null, 15185, 4320, 12510, 21, 0.242, true],
    majors: 'CS BA EN NU ED CO AD HS CJ',
  }),
  college(243780, 'Purdue University-Main Campus', 'West Lafayette', 'IN', 'Public 4-year', {
    web: ['https://www.purdue.edu/', 'https://www.purdue.edu/dfa/cost/calculator'],
    facts: [40.428206, -86.914435, 0.503, 39637, 9992, 28794, 14, 0.831, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(151351, 'Indiana University-Bloomington', 'Bloomington', 'IN', 'Public 4-year', {
    web: ['https://www.indiana.edu/', 'https://npc.collegeboard.org/student/app/indiana'],
    facts: [39.16609, -86.526559, 0.8037, 36571, 11790, 40482, 18, 0.8117, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(152080, 'University of Notre Dame', 'Notre Dame', 'IN', 'Private Non-Profit 4-year', {
    traits: ['catholic'],
    web: ['https://www.nd.edu/', 'https://financialaid.nd.edu/'],
    facts: [41.703058, -86.238959, 0.1238, 8923, 62693, 62693, 9, 0.9683, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI AD CH PH SO HS ES',
  }),
  college(151111, 'Indiana University-Indianapolis', 'Indianapolis', 'IN', 'Public 4-year', {
    web: [
      'https://indianapolis.iu.edu/',
      'https://indianapolis.iu.edu/admissions/cost-and-aid/cost/net-price-calculator/index.html',
    ],
    facts: [39.772948, -86.172217, 0.8139, 16582, 10449, 33717, 14, 0.5387, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(150987, 'Ivy Tech Community College', 'Indianapolis', 'IN', 'Public 2-year', {
    web: ['https://www.ivytech.edu/', 'https://www.ivytech.edu/financial-aid/estimator.html'],
    facts: [39.803753, -86.158213, null, 54926, 4912, 9465, 25, 0.3661, true],
    majors: 'CS BA EN BI PY NU ED CO AD CH HS CJ',
  }),
  college(153603, 'Iowa State University', 'Ames', 'IA', 'Public 4-year', {
    web: [
      'https://www.iastate.edu/',
      'https://www.financialaid.iastate.edu/getting-started/cost/net-price-calculator/',
    ],
    facts: [42.026212, -93.648504, 0.8913, 25033, 10497, 27683, 18, 0.7547, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(153658, 'University of Iowa', 'Iowa City', 'IA', 'Public 4-year', {
    web: ['https://uiowa.edu/', 'https://admissions.uiowa.edu/finances/net-price-calculator'],
    facts: [41.661935, -91.536425, 0.8467, 21691, 10964, 32927, 15, 0.7306, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(153384, 'Grinnell College', 'Grinnell', 'IA', 'Private Non-Profit 4-year', {
    web: ['https://www.grinnell.edu/', 'https://npc.collegeboard.org/student/app/grinnell'],
    facts: [41.747952, -92.722094, 0.1268, 1705, 64862, 64862, 9, 0.8747, false],
    majors: 'CS BI PY EL MA EC PS HI AD CH PH SO',
  }),
  college(153737, 'Kirkwood Community College', 'Cedar Rapids', 'IA', 'Public 2-year', {
    web: ['https://www.kirkwood.edu/', 'https://kirkwood.studentaidcalculator.com/survey.aspx'],
    facts: [41.911268, -91.651172, null, 7438, 5980, 7968, 20, 0.4046, true],
    majors: 'CS BA EN BI PY NU MA CO AD CH PH SO HS CJ ES',
  }),
  college(155317, 'University of Kansas', 'Lawrence', 'KS', 'Public 4-year', {
    web: ['https://ku.edu/', 'https://admissions.ku.edu/afford/'],
    facts: [38.958549, -95.247567, 0.882, 19857, 11700, 29412, 17, 0.6879, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(155210, 'Johnson County Community College', 'Overland Park', 'KS', 'Public 2-year', {
    web: [
      'https://www.jccc.edu/',
      'https://www.jccc.edu/admissions/financial-aid/net-price-calculator/npcalc-050318.htm',
    ],
    facts: [38.924125, -94.727798, null, 10634, 2328, 5472, 18, 0.2948, true],
    majors: 'CS BA NU AD HS',
  }),
  college(170976, 'University of Michigan-Ann Arbor', 'Ann Arbor', 'MI', 'Public 4-year', {
    web: ['https://umich.edu/', 'https://npc.collegeboard.org/app/umich'],
    facts: [42.278374, -83.73481, 0.1794, 33488, 17228, 58072, 11, 0.9322, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(170790, 'Macomb Community College', 'Warren', 'MI', 'Public 2-year', {
    web: [
      'https://www.macomb.edu/',
      'https://www.macomb.edu/admissions-aid/paying-for-college/net-price-calculator.html',
    ],
    facts: [42.50599, -82.972377, null, 14285, 3600, 8220, 26, 0.1611, true],
    majors: 'CS BA EN BI PY NU ED EL MA HI CO AD HS CJ',
  }),
  college(174066, 'University of Minnesota-Twin Cities', 'Minneapolis', 'MN', 'Public 4-year', {
    web: [
      'https://twin-cities.umn.edu/',
      'https://admissions.tc.umn.edu/cost-aid/cost-aid-scholarships/net-price-calculator',
    ],
    facts: [44.972851, -93.235464, 0.7703, 30469, 16488, 36402, 16, 0.8482, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(173258, 'Carleton College', 'Northfield', 'MN', 'Private Non-Profit 4-year', {
    web: ['https://www.carleton.edu/', 'https://www.carleton.edu/admissions/apply/afford/aid-estimators/npc/'],
    facts: [44.462318, -93.154666, 0.2228, 2019, 65457, 65457, 8, 0.9119, false],
    majors: 'CS BI PY EL MA EC PS HI AD CH PH SO ES',
  }),
  college(174844, 'St Olaf College', 'Northfield', 'MN', 'Private Non-Profit 4-year', {
    web: ['https://wp.stolaf.edu/', 'https://wp.stolaf.edu/financialaid/net-price-calculator/'],
    facts: [44.461529, -93.182039, 0.5215, 3049, 56970, 56970, 12, 0.835, false],
    majors: 'CS BI PY NU ED EL MA EC PS HI AD CH PH SO ES',
  }),
  college(413413, 'Capella University', 'Minneapolis', 'MN', 'Private For-Profit 4-year', {
    web: ['https://www.capella.edu/', 'https://www.capella.edu/tuition-financial-aid/net-price-calculator/'],
    facts: [44.976286, -93.268796, null, 16173, 14436, 14436, 36, 0.3333, true],
    majors: 'CS BA PY NU HS CJ',
  }),
  college(178396, 'University of Missouri-Columbia', 'Columbia', 'MO', 'Public 4-year', {
    web: ['https://missouri.edu/', 'https://financialaid.missouri.edu/cost-of-attendance/net-price-calculator/'],
    facts: [38.94531, -92.328843, 0.7702, 23118, 14130, 34338, 17, 0.7618, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(179867, 'Washington University in St Louis', 'Saint Louis', 'MO', 'Private Non-Profit 4-year', {
    web: ['https://wustl.edu/', 'https://npc.collegeboard.org/app/washustl'],
    facts: [38.647929, -90.310604, 0.1196, 7897, 62982, 62982, 7, 0.9445, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(181464, 'University of Nebraska-Lincoln', 'Lincoln', 'NE', 'Public 4-year', {
    web: ['https://www.unl.edu/', 'https://financialaid.unl.edu/net-price-calculator'],
    facts: [40.817598, -96.700508, 0.7707, 18887, 10108, 27748, 16, 0.6585, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(200280, 'University of North Dakota', 'Grand Forks', 'ND', 'Public 4-year', {
    web: ['https://und.edu/', 'https://und.edu/admissions/cost-and-aid/calculator.html'],
    facts: [47.921654, -97.071738, 0.7709, 9296, 10951, 15570, 17, 0.6333, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(200332, 'North Dakota State University-Main Campus', 'Fargo', 'ND', 'Public 4-year', {
    web: ['https://www.ndsu.edu/', 'https://www.ndsu.edu/onestop/net-price-calculator/'],
    facts: [46.893127, -96.800838, 0.9581, 9567, 10857, 15511, 18, 0.6372, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(204796, 'Ohio State University-Main Campus', 'Columbus', 'OH', 'Public 4-year', {
    web: ['https://www.osu.edu/', 'https://sfa.osu.edu/incoming-freshmen/about-aid/net-price-calculator'],
    facts: [39.999803, -83.007525, 0.5082, 44617, 12859, 38365, 18, 0.8773, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(201885, 'University of Cincinnati-Main Campus', 'Cincinnati', 'OH', 'Public 4-year', {
    web: ['https://www.uc.edu/', 'https://uc.studentaidcalculator.com/survey.aspx'],
    facts: [39.131159, -84.51428, 0.8767, 29094, 13570, 30582, 19, 0.7155, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(201645, 'Case Western Reserve University', 'Cleveland', 'OH', 'Private Non-Profit 4-year', {
    web: ['https://www.case.edu/', 'https://case.edu/financialaid/resources/net-price-calculator/'],
    facts: [41.507419, -81.609596, 0.2868, 6108, 64671, 64671, 9, 0.8695, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI AD CH PH SO HS',
  }),
  college(204501, 'Oberlin College', 'Oberlin', 'OH', 'Private Non-Profit 4-year', {
    web: [
      'https://www.oberlin.edu/',
      'https://www.oberlin.edu/admissions-and-aid/financial-aid/applying-aid-prospective-students/myintuition-cost-estimator',
    ],
    facts: [41.291992, -82.216795, 0.3298, 2950, 64646, 64646, 9, 0.7948, false],
    majors: 'CS EN BI PY EL MA EC PS HI AD CH PH SO ES',
  }),
  college(202222, 'Columbus State Community College', 'Columbus', 'OH', 'Public 2-year', {
    web: ['https://www.cscc.edu/', 'https://www.cscc.edu/academics/tuition-and-fees/net-price-calculator.shtml'],
    facts: [39.96887, -82.98766, null, 17128, 5338, 10917, 18, 0.2506, true],
    majors: 'CS BA NU AD HS CJ',
  }),
  college(219356, 'South Dakota State University', 'Brookings', 'SD', 'Public 4-year', {
    web: ['https://www.sdstate.edu/', 'https://www.sdstate.edu/admissions/office-financial-aid/net-price-calculator'],
    facts: [44.317485, -96.782139, 0.9871, 8798, 9299, 12809, 17, 0.5964, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(219471, 'University of South Dakota', 'Vermillion', 'SD', 'Public 4-year', {
    web: ['https://www.usd.edu/', 'https://www.usd.edu/Admissions-and-Aid/Tuition-and-Costs/Net-Cost-Calculator'],
    facts: [42.786019, -96.925283, 0.9895, 5239, 9432, 12942, 14, 0.6143, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(240444, 'University of Wisconsin-Madison', 'Madison', 'WI', 'Public 4-year', {
    web: ['https://www.wisc.edu/', 'https://financialaid.wisc.edu/net-price-calculator/'],
    facts: [43.075409, -89.404098, 0.4335, 35665, 11205, 40603, 18, 0.8933, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(239105, 'Marquette University', 'Milwaukee', 'WI', 'Private Non-Profit 4-year', {
    traits: ['catholic'],
    web: ['https://www.marquette.edu/', 'https://tcc.noellevitz.com/Marquette%20University/Freshman-Students'],
    facts: [43.03903, -87.927961, 0.8744, 7238, 48700, 48700, 13, 0.8006, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(239248, 'Milwaukee Area Technical College', 'Milwaukee', 'WI', 'Public 2-year', {
    web: ['https://www.matc.edu/', 'https://www.matc.edu/costs-scholarships-aid/net-price-calculator/'],
    facts: [43.04359, -87.920818, null, 11362, 5017, 7210, 10, 0.247, true],
    majors: 'CS BA NU ED AD HS CJ',
  }),
];
