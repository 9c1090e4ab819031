import { college, type StarterCollege } from './college';

/** Starter colleges of New England and the Middle Atlantic. */
export const northeastColleges: readonly StarterCollege[] = [
  college(130794, 'Yale University', 'New Haven', 'CT', 'Private Non-Profit 4-year', {
    web: ['https://www.yale.edu/', 'https://admissions.yale.edu/estimate-your-cost'],
    facts: [41.311158, -72.926688, 0.045, 6811, 64700, 64700, 6, 0.9633, false],
    majors: 'CS EN BI PY EL MA EC PS HI AD CH PH SO ES',
  }),
  college(129020, 'University of Connecticut', 'Storrs', 'CT', 'Public 4-year', {
    web: ['https://uconn.edu/', 'https://financialaid.uconn.edu/pricecalc/'],
    facts: [41.809098, -72.249948, 0.5395, 19147, 20366, 43034, 16, 0.838, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(129367, 'Connecticut State Community College', 'Hartford', 'CT', 'Public 2-year', {
    web: ['https://ctstate.edu/', 'https://www.ct.edu/admission/finaid'],
    facts: [41.768397, -72.672734, null, 32292, 5092, 14840, 15, 0.1885, true],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(161253, 'University of Maine', 'Orono', 'ME', 'Public 4-year', {
    web: ['https://www.umaine.edu/', 'https://go.umaine.edu/netpricecalculator/'],
    facts: [44.899257, -68.669332, 0.9571, 8341, 12606, 35346, 15, 0.5643, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(161004, 'Bowdoin College', 'Brunswick', 'ME', 'Private Non-Profit 4-year', {
    web: ['https://www.bowdoin.edu/', 'https://bowdoin.studentaidcalculator.com/survey.aspx'],
    facts: [43.907134, -69.963942, 0.0802, 1846, 64910, 64910, 9, 0.956, false],
    majors: 'CS BI PY ED EL MA EC PS HI AD CH PH SO',
  }),
  college(166027, 'Harvard University', 'Cambridge', 'MA', 'Private Non-Profit 4-year', {
    web: ['https://www.harvard.edu/', 'https://college.harvard.edu/financial-aid/net-price-calculator'],
    facts: [42.374471, -71.118313, 0.0345, 7755, 59076, 59076, 7, 0.9733, false],
    majors: 'CS EN BI PY ED EL MA EC PS HI AD CH PH SO ES',
  }),
  college(166683, 'Massachusetts Institute of Technology', 'Cambridge', 'MA', 'Private Non-Profit 4-year', {
    traits: ['technology'],
    web: ['https://web.mit.edu/', 'https://npc.collegeboard.org/app/mit'],
    facts: [42.359243, -71.093226, 0.0474, 4571, 60156, 60156, 3, 0.9608, false],
    majors: 'CS BA EN BI EL MA EC PS HI CO CH PH',
  }),
  college(164988, 'Boston University', 'Boston', 'MA', 'Private Non-Profit 4-year', {
    web: ['https://www.bu.edu/', 'https://www.bu.edu/finaid/aid-basics/cost-of-education/net-price-calculator/'],
    facts: [42.351118, -71.107942, 0.1085, 17850, 65168, 65168, 10, 0.8997, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(164924, 'Boston College', 'Chestnut Hill', 'MA', 'Private Non-Profit 4-year', {
    traits: ['catholic'],
    web: ['https://www.bc.edu/', 'https://npc.collegeboard.org/student/app/bc'],
    facts: [42.336213, -71.169242, 0.1565, 9865, 67680, 67680, 13, 0.9099, false],
    majors: 'CS BA BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(167358, 'Northeastern University', 'Boston', 'MA', 'Private Non-Profit 4-year', {
    web: ['https://www.northeastern.edu/', 'https://studentfinance.northeastern.edu/financial-tools-and-calculators/'],
    facts: [42.339992, -71.088782, 0.0565, 15719, 63141, 63141, 16, 0.9038, false],
    majors: 'CS BA EN BI PY NU EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(166629, 'University of Massachusetts-Amherst', 'Amherst', 'MA', 'Public 4-year', {
    web: ['https://www.umass.edu/', 'https://www.umass.edu/net_price_calculator/'],
    facts: [42.385999, -72.526728, 0.5777, 23694, 17357, 39293, 18, 0.8316, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(168342, 'Williams College', 'Williamstown', 'MA', 'Private Non-Profit 4-year', {
    web: ['https://www.williams.edu/', 'https://npc.collegeboard.org/app/williams'],
    facts: [42.712725, -73.203132, 0.0999, 2060, 64860, 64860, 6, 0.9655, false],
    majors: 'CS BI PY EL MA EC PS HI AD CH PH SO ES',
  }),
  college(165112, 'Bunker Hill Community College', 'Boston', 'MA', 'Public 2-year', {
    web: ['https://www.bhcc.edu/', 'https://www.bhcc.edu/financialaid/costofattendanceanddeterminingneed/'],
    facts: [42.374806, -71.069263, null, 7322, 5520, 10464, 19, 0.193, true],
    majors: 'CS BA EN BI PY NU ED EL MA PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(182670, 'Dartmouth College', 'Hanover', 'NH', 'Private Non-Profit 4-year', {
    web: ['https://www.dartmouth.edu/', 'https://admissions.dartmouth.edu/afford/estimate-your-cost'],
    facts: [43.704115, -72.289949, 0.0623, 4367, 65739, 65739, 7, 0.9604, false],
    majors: 'CS EN BI PY EL MA EC PS HI AD CH PH SO',
  }),
  college(183044, 'University of New Hampshire-Main Campus', 'Durham', 'NH', 'Public 4-year', {
    web: ['https://www.unh.edu/', 'https://npc.collegeboard.org/student/app/unh'],
    facts: [43.135934, -70.932465, 0.8687, 11230, 19112, 38882, 16, 0.7645, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(183026, 'Southern New Hampshire University', 'Manchester', 'NH', 'Private Non-Profit 4-year', {
    web: ['https://www.snhu.edu/', 'https://snhu.clearcostcalculator.com/student/default/netpricecalculator/survey'],
    facts: [43.038922, -71.451842, 0.9612, 156755, 16450, 16450, 24, 0.4487, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD PH HS CJ ES',
  }),
  college(186131, 'Princeton University', 'Princeton', 'NJ', 'Private Non-Profit 4-year', {
    web: ['https://www.princeton.edu/', 'https://admission.princeton.edu/cost-aid/financial-aid-estimator'],
    facts: [40.348732, -74.659365, 0.045, 5579, 59710, 59710, 5, 0.9709, false],
    majors: 'CS EN BI PY EL MA EC PS HI AD CH PH SO',
  }),
  college(186380, 'Rutgers University-New Brunswick', 'New Brunswick', 'NJ', 'Public 4-year', {
    web: [
      'https://newbrunswick.rutgers.edu/',
      'https://scarlethub.rutgers.edu/financial-services/tools-resources/net-price-calculator/',
    ],
    facts: [40.498769, -74.446251, 0.6535, 36357, 17239, 36001, 15, 0.8501, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(183743, 'Bergen Community College', 'Paramus', 'NJ', 'Public 2-year', {
    web: ['https://www.bergen.edu/', 'https://bergen.edu/price_calculator/index.html'],
    facts: [40.951782, -74.088804, null, 10597, 4757, 9005, 18, 0.2388, true],
    majors: 'CS BA NU ED AD HS CJ',
  }),
  college(455196, 'Jersey College', 'Teterboro', 'NJ', 'Private For-Profit 2-year', {
    web: ['https://www.jerseycollege.edu/', 'https://www.jerseycollege.edu/financial-aid/net-price-calculator'],
    facts: [40.862137, -74.057936, 0.6791, 4089, null, null, 18, 0.3385, false],
    majors: 'NU',
  }),
  college(190150, 'Columbia University in the City of New York', 'New York', 'NY', 'Private Non-Profit 4-year', {
    web: ['https://www.columbia.edu/', 'https://cc-seas.financialaid.columbia.edu/estimate-cost'],
    facts: [40.808286, -73.961885, 0.0423, 8899, 69045, 69045, 6, 0.9496, false],
    majors: 'CS EN BI PY EL MA EC PS HI AD CH PH SO ES',
  }),
  college(190415, 'Cornell University', 'Ithaca', 'NY', 'Private Non-Profit 4-year', {
    web: ['https://www.cornell.edu/', 'https://npc.collegeboard.org/app/cornell'],
    facts: [42.4472, -76.483084, 0.0816, 15935, 66014, 66014, 9, 0.9514, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(193900, 'New York University', 'New York', 'NY', 'Private Non-Profit 4-year', {
    web: [
      'https://www.nyu.edu/',
      'https://www.nyu.edu/admissions/financial-aid-and-scholarships/applying-and-planning-for-undergraduate-aid/net-price-calculator.html',
    ],
    facts: [40.729452, -73.997264, 0.0941, 29430, 60438, 60438, 8, 0.8846, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(196097, 'Stony Brook University', 'Stony Brook', 'NY', 'Public 4-year', {
    web: ['https://www.stonybrook.edu/', 'https://www.stonybrook.edu/commcms/finaid/finaidbasics/net_price_calc.html'],
    facts: [40.91476, -73.12046, 0.4901, 17420, 10560, 30350, 19, 0.7785, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(196088, 'University at Buffalo', 'Buffalo', 'NY', 'Public 4-year', {
    web: ['https://www.buffalo.edu/', 'https://financialaid.buffalo.edu/net-price-calculator/'],
    facts: [43.000942, -78.789458, 0.693, 20284, 10782, 30572, 11, 0.7341, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(190567, 'CUNY City College', 'New York', 'NY', 'Public 4-year', {
    web: [
      'https://www.ccny.cuny.edu/',
      'https://npc.cuny.edu/npc/public/fin_aid/financial_aid_estimator/FinAidEstimator.jsp',
    ],
    facts: [40.819846, -73.948542, 0.5807, 11934, 7340, 15290, 14, 0.5466, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(190521, 'CUNY Borough of Manhattan Community College', 'New York', 'NY', 'Public 2-year', {
    web: [
      'https://www.bmcc.cuny.edu/',
      'https://npc.cuny.edu/npc/public/fin_aid/financial_aid_estimator/FinAidEstimator.jsp',
    ],
    facts: [40.71879, -74.011826, null, 16850, 5170, 8050, 19, 0.2592, true],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD SO HS CJ',
  }),
  college(195003, 'Rochester Institute of Technology', 'Rochester', 'NY', 'Private Non-Profit 4-year', {
    traits: ['technology'],
    web: ['https://www.rit.edu/', 'https://npc.collegeboard.org/app/rit'],
    facts: [43.084188, -77.67386, 0.714, 13225, 57016, 57016, 13, 0.708, false],
    majors: 'CS BA EN BI PY EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(196413, 'Syracuse University', 'Syracuse', 'NY', 'Private Non-Profit 4-year', {
    web: [
      'https://www.syracuse.edu/',
      'https://www.syracuse.edu/admissions/cost-and-aid/cost-of-attendance/undergraduate/net-price-calculator/',
    ],
    facts: [43.036644, -76.133989, 0.4169, 15245, 63061, 63061, 15, 0.8135, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(197133, 'Vassar College', 'Poughkeepsie', 'NY', 'Private Non-Profit 4-year', {
    web: ['https://www.vassar.edu/', 'https://npc.collegeboard.org/student/app/vassar'],
    facts: [41.686895, -73.895088, 0.1773, 2430, 67805, 67805, 8, 0.8914, false],
    majors: 'CS BI PY ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(197036, 'United States Military Academy', 'West Point', 'NY', 'Public 4-year', {
    web: ['https://www.westpoint.edu/', 'https://www.westpoint.edu/parents'],
    facts: [41.388988, -73.956772, 0.1398, 4439, null, null, 7, 0.8541, false],
    majors: 'CS BA EN BI PY EL MA EC PS HI CH PH SO ES',
  }),
  college(191126, 'Fashion Institute of Technology', 'New York', 'NY', 'Public 4-year', {
    traits: ['arts'],
    web: ['https://www.fitnyc.edu/', 'https://www.fitnyc.edu/admissions/costs/net-price-calculator.php'],
    facts: [40.74731, -73.994781, 0.5761, 7575, 6170, 16750, 17, 0.8333, false],
    majors: 'BA CO AD',
  }),
  college(197151, 'School of Visual Arts', 'New York', 'NY', 'Private For-Profit 4-year', {
    traits: ['arts'],
    web: ['https://www.sva.edu/', 'https://npc.collegeboard.org/app/sva'],
    facts: [40.738809, -73.982359, 0.9132, 3432, 49140, 49140, 8, 0.7493, false],
    majors: 'CS CO AD',
  }),
  college(188890, 'Apex Technical School', 'Long Island City', 'NY', 'Private For-Profit 2-year', {
    level: 'less-than-2-year',
    web: ['https://www.apexschool.com/', 'https://apexschool.com/consumer-information/net-price-calculator'],
    facts: [40.748807, -73.949306, null, 1300, null, null, 15, 0.7965, true],
    majors: '',
  }),
  college(214777, 'Pennsylvania State University-Main Campus', 'University Park', 'PA', 'Public 4-year', {
    web: ['https://www.psu.edu/', 'https://tuition.psu.edu/CostEstimate.aspx'],
    facts: [40.7965, -77.862848, 0.5422, 41862, 20234, 40188, 15, 0.8568, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(215293, 'University of Pittsburgh-Pittsburgh Campus', 'Pittsburgh', 'PA', 'Public 4-year', {
    web: ['https://www.pitt.edu/', 'https://pitt.studentaidcalculator.com/survey.aspx'],
    facts: [40.444388, -79.953254, 0.497, 20189, 21524, 39890, 13, 0.8434, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(215062, 'University of Pennsylvania', 'Philadelphia', 'PA', 'Private Non-Profit 4-year', {
    web: ['https://www.upenn.edu/', 'https://npc.collegeboard.org/student/app/upenn'],
    facts: [39.950929, -75.19391, 0.0587, 10768, 66104, 66104, 8, 0.9681, false],
    majors: 'CS BA EN BI PY NU EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(211440, 'Carnegie Mellon University', 'Pittsburgh', 'PA', 'Private Non-Profit 4-year', {
    web: ['https://www.cmu.edu/', 'https://admission.enrollment.cmu.edu/pages/financial-aid-estimator'],
    facts: [40.44357, -79.941993, 0.114, 7187, 63829, 63829, 5, 0.9252, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH',
  }),
  college(216339, 'Temple University', 'Philadelphia', 'PA', 'Public 4-year', {
    web: ['https://www.temple.edu/', 'https://sfs.temple.edu/sites/sfs/files/NetPrice.html'],
    facts: [39.980546, -75.156859, 0.8292, 21249, 22082, 37462, 12, 0.7468, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(216287, 'Swarthmore College', 'Swarthmore', 'PA', 'Private Non-Profit 4-year', {
    web: ['https://www.swarthmore.edu/', 'https://www.swarthmore.edu/financial-aid/net-price-calculator'],
    facts: [39.905159, -75.354278, 0.0694, 1627, 62412, 62412, 8, 0.9413, false],
    majors: 'CS EN BI PY ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(215239, 'Community College of Philadelphia', 'Philadelphia', 'PA', 'Public 2-year', {
    web: ['https://www.ccp.edu/', 'https://ccp.edu/paying-college/financial-aid/net-price-calculator'],
    facts: [39.962458, -75.165604, null, 11312, 4632, 12440, 14, 0.1967, true],
    majors: 'CS BA EN BI PY NU ED EL MA CO AD CH HS CJ',
  }),
  college(216940, 'Williamson College of the Trades', 'Media', 'PA', 'Private Non-Profit 2-year', {
    web: ['https://www.williamson.edu/', 'https://npc.collegeboard.org/app/williamson'],
    facts: [39.90807, -75.422024, 0.2992, 313, 30858, 30858, 12, 0.6559, false],
    majors: '',
  }),
  college(217156, 'Brown University', 'Providence', 'RI', 'Private Non-Profit 4-year', {
    web: ['https://www.brown.edu/', 'https://npc.collegeboard.org/app/brown'],
    facts: [41.82617, -71.40385, 0.0523, 7273, 68230, 68230, 6, 0.9595, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(217484, 'University of Rhode Island', 'Kingston', 'RI', 'Public 4-year', {
    web: ['https://web.uri.edu/', 'https://web.uri.edu/ir/netprice-2/'],
    facts: [41.484691, -71.527356, 0.7707, 13822, 16408, 35804, 17, 0.7103, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(217493, 'Rhode Island School of Design', 'Providence', 'RI', 'Private Non-Profit 4-year', {
    traits: ['arts'],
    web: ['https://www.risd.edu/', 'https://risd.studentaidcalculator.com/survey.aspx'],
    facts: [41.827114, -71.409309, 0.1381, 2090, 59760, 59760, 8, 0.8847, false],
    majors: 'CS AD',
  }),
  college(217475, 'Community College of Rhode Island', 'Warwick', 'RI', 'Public 2-year', {
    web: ['https://www.ccri.edu/', 'https://webfor.ccri.edu/calc/calc_pell.cfm'],
    facts: [41.712817, -71.481509, null, 11455, 5326, 14210, 15, 0.2496, true],
    majors: 'CS BA EN NU ED EL MA CO AD HS CJ',
  }),
  college(231174, 'University of Vermont', 'Burlington', 'VT', 'Public 4-year', {
    web: ['https://www.uvm.edu/', 'https://www.uvm.edu/studentfinancialservices/net_price_calculator'],
    facts: [44.477325, -73.196646, 0.6002, 11614, 18890, 43890, 17, 0.7856, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(230959, 'Middlebury College', 'Middlebury', 'VT', 'Private Non-Profit 4-year', {
    web: [
      'https://www.middlebury.edu/college/',
      'https://www.middlebury.edu/student-financial-services/financial-tools-and-resources/cost-calculators#net-price-calculator',
    ],
    facts: [44.009117, -73.176068, 0.1037, 2785, 65280, 65280, 9, 0.9259, false],
    majors: 'CS BI PY ED EL MA EC PS HI AD CH PH SO ES',
  }),
  college(230861, 'Community College of Vermont', 'Montpelier', 'VT', 'Public 2-year', {
    web: ['https://www.ccv.edu/', 'https://admissions.ccv.edu/register/ccvnpc'],
    facts: [44.280811, -72.573774, null, 3093, 3560, 13640, 20, 0.2609, true],
    majors: 'CS BA ED CO AD HS CJ ES',
  }),
];
