import { college, type StarterCollege } from './college';

/** Starter colleges of the states of the central South. */
export const southCentralColleges: readonly StarterCollege[] = [
  college(100751, 'The University of Alabama', 'Tuscaloosa', 'AL', 'Public 4-year', {
    web: ['https://www.ua.edu/', 'https://ua.aidcalc.cloud/netprice.htm'],
    facts: [33.211875, -87.545978, 0.7582, 32323, 11900, 33200, 19, 0.7369, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH HS CJ ES',
  }),
  college(100858, 'Auburn University', 'Auburn', 'AL', 'Public 4-year', {
    web: ['https://www.auburn.edu/', 'https://www.auburn.edu/admissions/costcalc/freshman.html'],
    facts: [32.599378, -85.488258, 0.5047, 25732, 12536, 33944, 21, 0.7921, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(100654, 'Alabama A & M University', 'Normal', 'AL', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.aamu.edu/', 'https://www.aamu.edu/admissions-aid/tuition-fees/net-price-calculator.html'],
    facts: [34.783368, -86.568502, 0.6622, 5726, 10024, 18634, 19, 0.2874, false],
    majors: 'CS BA EN BI PY ED EL MA PS AD CH PH SO CJ',
  }),
  college(102377, 'Tuskegee University', 'Tuskegee', 'AL', 'Private Non-Profit 4-year', {
    traits: ['historically-black'],
    web: ['https://www.tuskegee.edu/', 'https://npc.collegeboard.org/app/tuskegee?iframe=true'],
    facts: [32.4309, -85.708492, 0.3143, 2367, 23440, 23440, 12, 0.5709, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH SO HS ES',
  }),
  college(106397, 'University of Arkansas', 'Fayetteville', 'AR', 'Public 4-year', {
    web: ['https://www.uark.edu/', 'https://finaid.uark.edu/aid-calculator.php'],
    facts: [36.070009, -94.176981, 0.7167, 27312, 9748, 28772, 20, 0.6997, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(367459, 'NorthWest Arkansas Community College', 'Bentonville', 'AR', 'Public 2-year', {
    web: ['https://www.nwacc.edu/', 'https://content.nwacc.edu/netprice/index.html'],
    facts: [36.357704, -94.17289, null, 4632, 2982, 5022, 13, 0.2727, true],
    majors: 'CS BA NU ED AD HS CJ',
  }),
  college(157085, 'University of Kentucky', 'Lexington', 'KY', 'Public 4-year', {
    web: ['https://www.uky.edu/', 'https://uky.studentaidcalculator.com/survey.aspx'],
    facts: [38.038911, -84.504747, 0.9238, 23189, 13212, 33406, 17, 0.6993, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH SO HS ES',
  }),
  college(156295, 'Berea College', 'Berea', 'KY', 'Private Non-Profit 4-year', {
    web: ['https://www.berea.edu/', 'https://berea.studentaidcalculator.com/survey.aspx'],
    facts: [37.57202, -84.292893, 0.3271, 1472, 49326, 49326, 9, 0.6204, false],
    majors: 'CS BA BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(
    159391,
    'Louisiana State University and Agricultural & Mechanical College',
    'Baton Rouge',
    'LA',
    'Public 4-year',
    {
      web: ['https://www.lsu.edu/', 'https://www.lsu.edu/financialaid/cost/net_price_calculator.php'],
      facts: [30.414986, -91.178921, 0.74, 29207, 11954, 28631, 20, 0.7096, false],
      majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
    },
  ),
  college(160755, 'Tulane University of Louisiana', 'New Orleans', 'LA', 'Private Non-Profit 4-year', {
    web: ['https://tulane.edu/', 'https://admission.tulane.edu/tuition-aid/net-price-calculator'],
    facts: [29.940069, -90.122144, 0.1459, 7759, 65538, 65538, 8, 0.8891, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(176017, 'University of Mississippi', 'University', 'MS', 'Public 4-year', {
    web: ['https://www.olemiss.edu/', 'https://finaid.olemiss.edu/calculator/'],
    facts: [34.365529, -89.537434, 0.9778, 18995, 9412, 26980, 17, 0.6849, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(176080, 'Mississippi State University', 'Mississippi State', 'MS', 'Public 4-year', {
    web: ['https://www.msstate.edu/', 'https://npc.collegeboard.org/app/msu/start'],
    facts: [33.454852, -88.790139, 0.7632, 18092, 9815, 26580, 16, 0.6291, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(175786, 'Hinds Community College', 'Raymond', 'MS', 'Public 2-year', {
    web: ['https://www.hindscc.edu/', 'https://www.hindscc.edu/NetPriceCalculator/npcalc.htm'],
    facts: [32.256109, -90.416118, null, 6533, 3825, 6875, 15, 0.4214, true],
    majors: 'CS BA EN NU AD HS CJ',
  }),
  college(207500, 'University of Oklahoma-Norman Campus', 'Norman', 'OK', 'Public 4-year', {
    web: ['https://www.ou.edu/', 'https://www.ou.edu/sfc/estimating-costs/net-price-calculator'],
    facts: [35.209407, -97.444211, 0.7654, 21496, 9595, 26665, 17, 0.753, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(207388, 'Oklahoma State University-Main Campus', 'Stillwater', 'OK', 'Public 4-year', {
    web: ['https://www.okstate.edu/', 'https://orange.okstate.edu/register/net-price-calculator'],
    facts: [36.123085, -97.069743, 0.7093, 20814, 10234, 25754, 18, 0.6589, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(221759, 'The University of Tennessee-Knoxville', 'Knoxville', 'TN', 'Public 4-year', {
    web: ['https://www.utk.edu/', 'https://onestop.utk.edu/your-money/cost-estimators/net-price-calculator/'],
    facts: [35.952082, -83.925852, 0.4599, 28763, 13484, 31974, 18, 0.735, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(221999, 'Vanderbilt University', 'Nashville', 'TN', 'Private Non-Profit 4-year', {
    web: ['https://www.vanderbilt.edu/', 'https://www.vanderbilt.edu/financialaid/net-price-calculator.php'],
    facts: [36.14659, -86.803369, 0.0628, 7143, 63946, 63946, 7, 0.9269, false],
    majors: 'CS EN BI PY ED EL MA EC PS HI CO AD CH PH SO',
  }),
  college(220181, 'Fisk University', 'Nashville', 'TN', 'Private Non-Profit 4-year', {
    traits: ['historically-black'],
    web: ['https://www.fisk.edu/', 'https://nces.ed.gov/ipeds/netpricecalculator/#/step-3-1'],
    facts: [36.167087, -86.804805, 0.5791, 950, 24298, 24298, 11, 0.4351, false],
    majors: 'CS BA BI PY ED EL MA PS HI AD CH PH SO CJ',
  }),
  college(228723, 'Texas A & M University-College Station', 'College Station', 'TX', 'Public 4-year', {
    web: ['https://www.tamu.edu/', 'https://tuition.tamu.edu/'],
    facts: [30.618726, -96.336475, 0.6325, 59099, 13099, 40328, 19, 0.8378, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(228778, 'The University of Texas at Austin', 'Austin', 'TX', 'Public 4-year', {
    web: [
      'https://www.utexas.edu/',
      'https://www.onestop.utexas.edu/managing-costs/cost-tuition-rates/cost-of-attendance/net-price-calculator/',
    ],
    facts: [30.282825, -97.738273, 0.2912, 42100, 11678, 42778, 18, 0.8764, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(225511, 'University of Houston', 'Houston', 'TX', 'Public 4-year', {
    web: ['https://www.uh.edu/', 'https://www.uh.edu/financial/net-price-calculator/'],
    facts: [29.720393, -95.343537, 0.6953, 37175, 9711, 22191, 21, 0.6492, false],
    majors: 'CS BA EN BI PY NU EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(229115, 'Texas Tech University', 'Lubbock', 'TX', 'Public 4-year', {
    web: ['https://www.ttu.edu/', 'https://www.depts.ttu.edu/financialaid/netCostCalcHome.php'],
    facts: [33.583448, -101.874783, 0.7089, 32446, 11852, 24451, 21, 0.6747, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(227757, 'Rice University', 'Houston', 'TX', 'Private Non-Profit 4-year', {
    web: ['https://www.rice.edu/', 'https://financialaid.rice.edu/calculate-my-cost'],
    facts: [29.717897, -95.402035, 0.0788, 4562, 58128, 58128, 6, 0.9569, false],
    majors: 'CS BA EN BI PY EL MA EC PS HI AD CH PH SO HS ES',
  }),
  college(223232, 'Baylor University', 'Waco', 'TX', 'Private Non-Profit 4-year', {
    web: ['https://www.baylor.edu/', 'https://www.baylor.edu/sfs/netpricecalculator/npcalc.htm'],
    facts: [31.546872, -97.121041, 0.5099, 15007, 54844, 54844, 15, 0.8016, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(227526, 'Prairie View A & M University', 'Prairie View', 'TX', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.pvamu.edu/', 'https://www.pvamu.edu/faid/cost-of-attendance/#cost'],
    facts: [30.092425, -95.989475, 0.753, 8527, 11299, 26874, 16, 0.4322, false],
    majors: 'CS BA EN BI PY NU ED EL MA PS HI CO AD CH PH SO HS CJ',
  }),
  college(224615, 'Dallas College', 'Dallas', 'TX', 'Public 4-year', {
    web: [
      'https://www.dallascollege.edu/pages/default.aspx',
      'https://www.dallascollege.edu/paying-for-college/cost-tuition/pages/tuition-calculator.aspx#in-county',
    ],
    facts: [32.766319, -96.794036, null, 41815, 2370, 6000, 23, 0.3553, true],
    majors: 'CS BA EN BI PY NU ED EL MA PS CO AD SO HS CJ',
  }),
  college(229416, 'Universal Technical Institute of Texas Inc.', 'Houston', 'TX', 'Private For-Profit 2-year', {
    web: ['https://www.uti.edu/', 'https://www.uti.edu/admissions/tuition'],
    facts: [29.990487, -95.412113, null, 1823, null, null, 33, 0.5666, true],
    majors: '',
  }),
];
