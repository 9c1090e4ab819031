import { college, type StarterCollege } from './college';

/** Starter colleges of the West and the islands. */
export const westColleges: readonly StarterCollege[] = [
  college(102553, 'University of Alaska Anchorage', 'Anchorage', 'AK', 'Public 4-year', {
    web: ['https://www.uaa.alaska.edu/', 'https://www.uaa.alaska.edu/financialaid/customcf/npcalc.htm'],
    facts: [61.190163, -149.82619, 0.6652, 6916, 7566, 21693, 12, 0.2894, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH SO HS CJ ES',
  }),
  college(104151, 'Arizona State University Campus Immersion', 'Tempe', 'AZ', 'Public 4-year', {
    web: ['https://www.asu.edu/', 'https://students.asu.edu/financialaid/net-price'],
    facts: [33.417721, -111.934383, 0.9019, 64398, 12051, 32193, 18, 0.6785, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(104179, 'University of Arizona', 'Tucson', 'AZ', 'Public 4-year', {
    web: ['https://www.arizona.edu/', 'https://arizona.studentaidcalculator.com/survey.aspx'],
    facts: [32.232672, -110.950815, 0.8566, 40769, 13626, 41095, 19, 0.6589, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(104717, 'Grand Canyon University', 'Phoenix', 'AZ', 'Private For-Profit 4-year', {
    web: ['https://www.gcu.edu/', 'https://www.gcu.edu/tuition-and-financial-aid'],
    facts: [33.513231, -112.129929, 0.6036, 68619, 17450, 17450, 21, 0.4304, false],
    majors: 'CS BA EN BI NU ED EL PS HI CO AD CH HS CJ ES',
  }),
  college(484613, 'University of Phoenix-Arizona', 'Phoenix', 'AZ', 'Private For-Profit 4-year', {
    web: [
      'https://www.phoenix.edu/',
      'https://www.phoenix.edu/tuition_and_financial_options/net-price-calculator.html',
    ],
    facts: [33.41128, -112.012761, null, 76996, 9552, 9552, 132, 0.1951, true],
    majors: 'CS BA BI PY NU ED EL HI CO HS CJ ES',
  }),
  college(105154, 'Mesa Community College', 'Mesa', 'AZ', 'Public 2-year', {
    web: [
      'https://www.mesacc.edu/',
      'https://www.mesacc.edu/students/student-rights-responsibilities/net-price-calculator',
    ],
    facts: [33.390323, -111.871255, null, 12049, 2358, 8958, 16, 0.1922, true],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(110635, 'University of California-Berkeley', 'Berkeley', 'CA', 'Public 4-year', {
    web: ['https://www.berkeley.edu/', 'https://financialaid.berkeley.edu/how-aid-works/estimate-your-financial-aid/'],
    facts: [37.871918, -122.260463, 0.1166, 33073, 14850, 45627, 18, 0.9289, false],
    majors: 'CS BA EN BI PY EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(110662, 'University of California-Los Angeles', 'Los Angeles', 'CA', 'Public 4-year', {
    web: ['https://www.ucla.edu/', 'https://admission.ucla.edu/tuition-aid/net-cost-calculator'],
    facts: [34.07178, -118.442179, 0.0873, 33040, 13747, 44524, 18, 0.9266, false],
    majors: 'CS EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(110680, 'University of California-San Diego', 'La Jolla', 'CA', 'Public 4-year', {
    web: ['https://www.ucsd.edu/', 'https://fas.ucsd.edu/forms-and-resources/financial-aid-estimator/index.html'],
    facts: [32.877749, -117.235866, 0.2452, 33787, 15265, 46042, 19, 0.8763, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(110705, 'University of California-Santa Barbara', 'Santa Barbara', 'CA', 'Public 4-year', {
    web: ['https://www.ucsb.edu/', 'https://finaid.ucsb.edu/net-price-calculator'],
    facts: [34.416297, -119.846426, 0.2778, 23205, 14965, 45742, 17, 0.8533, false],
    majors: 'CS BA EN BI PY EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(122409, 'San Diego State University', 'San Diego', 'CA', 'Public 4-year', {
    web: ['https://www.sdsu.edu/', 'https://www2.calstate.edu/attend/paying-for-college/pages/csu-costs.aspx'],
    facts: [32.77525, -117.071228, 0.3444, 33654, 8290, 20170, 22, 0.7827, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(110422, 'California Polytechnic State University-San Luis Obispo', 'San Luis Obispo', 'CA', 'Public 4-year', {
    web: ['https://calpoly.edu/', 'https://www.calpoly.edu/net-price-calculator'],
    facts: [35.299513, -120.657311, 0.2975, 21521, 11075, 30995, 18, 0.8519, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(110583, 'California State University-Long Beach', 'Long Beach', 'CA', 'Public 4-year', {
    web: ['https://www.csulb.edu/', 'https://www2.calstate.edu/attend/paying-for-college/Pages/csu-costs.aspx'],
    facts: [33.782818, -118.11204, 0.4712, 34131, 7008, 18888, 19, 0.6986, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(243744, 'Stanford University', 'Stanford', 'CA', 'Private Non-Profit 4-year', {
    web: [
      'https://www.stanford.edu/',
      'https://financialaid.stanford.edu/undergrad/how/calculator/index.html?tab=net-price-calculator',
    ],
    facts: [37.429434, -122.167359, 0.0391, 7841, 62484, 62484, 6, 0.9282, false],
    majors: 'CS EN BI PY EL MA EC PS HI CO AD CH PH SO',
  }),
  college(110404, 'California Institute of Technology', 'Pasadena', 'CA', 'Private Non-Profit 4-year', {
    traits: ['technology'],
    web: ['https://www.caltech.edu/', 'https://www.finaid.caltech.edu/npc'],
    facts: [34.137349, -118.125878, 0.0314, 1023, 63255, 63255, 3, 0.9316, false],
    majors: 'CS EN BI EL MA EC HI CH PH',
  }),
  college(123961, 'University of Southern California', 'Los Angeles', 'CA', 'Private Non-Profit 4-year', {
    web: ['https://www.usc.edu/', 'https://financialaid.usc.edu/npc'],
    facts: [34.021281, -118.284169, 0.1002, 20817, 68237, 68237, 9, 0.9199, false],
    majors: 'CS BA EN BI PY NU EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(121345, 'Pomona College', 'Claremont', 'CA', 'Private Non-Profit 4-year', {
    web: ['https://www.pomona.edu/', 'https://npc.collegeboard.org/student/app/pomona'],
    facts: [34.099027, -117.714556, 0.0676, 1638, 62326, 62326, 7, 0.9319, false],
    majors: 'CS EN BI PY EL MA EC PS HI CO AD CH PH SO ES',
  }),
  college(122977, 'Santa Monica College', 'Santa Monica', 'CA', 'Public 4-year', {
    web: ['https://www.smc.edu/', 'https://misweb.cccco.edu/npc/781/npcalc.htm'],
    facts: [34.017022, -118.469765, null, 21194, 1156, 9316, 27, 0.3583, true],
    majors: 'CS BA EN PY NU ED MA EC PS HI CO AD SO HS CJ ES',
  }),
  college(113333, 'De Anza College', 'Cupertino', 'CA', 'Public 2-year', {
    web: ['https://www.deanza.edu/', 'https://misweb.cccco.edu/npc/421/npcalc.htm'],
    facts: [37.319914, -122.045783, null, 14953, 1562, 12317, 24, 0.6778, true],
    majors: 'CS BA BI PY NU EL MA EC PS HI CO AD SO HS CJ',
  }),
  college(108232, 'Academy of Art University', 'San Francisco', 'CA', 'Private For-Profit 4-year', {
    traits: ['arts'],
    web: ['https://www.academyart.edu/', 'https://npc.collegeboard.org/student/app/academyart'],
    facts: [37.787943, -122.400578, null, 4131, 28024, 28024, 15, 0.4046, true],
    majors: 'CS BA ED CO AD',
  }),
  college(109040, 'American Career College-Los Angeles', 'Los Angeles', 'CA', 'Private For-Profit 2-year', {
    web: ['https://americancareercollege.edu/', 'https://americancareercollege.aidcalc.cloud/'],
    facts: [34.079323, -118.292481, null, 2066, null, null, 30, 0.7225, true],
    majors: 'NU HS',
  }),
  college(126614, 'University of Colorado Boulder', 'Boulder', 'CO', 'Public 4-year', {
    web: ['https://www.colorado.edu/', 'https://ofa.colorado.edu/NetPriceCalculator/'],
    facts: [40.008781, -105.270823, 0.8328, 31578, 16430, 41943, 19, 0.7503, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(126818, 'Colorado State University-Fort Collins', 'Fort Collins', 'CO', 'Public 4-year', {
    web: ['https://colostate.edu/', 'https://admissions.colostate.edu/cost-financial-aid/net-price-calculator/'],
    facts: [40.574805, -105.080732, 0.8959, 25148, 12896, 33751, 17, 0.6691, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(126775, 'Colorado School of Mines', 'Golden', 'CO', 'Public 4-year', {
    traits: ['technology'],
    web: ['https://www.mines.edu/', 'https://ir.mines.edu/net-price-calculator/'],
    facts: [39.751443, -105.223364, 0.5971, 5801, 21186, 44376, 17, 0.7944, false],
    majors: 'CS EN BI MA EC CH',
  }),
  college(454810, 'Auguste Escoffier School of Culinary Arts-Boulder', 'Boulder', 'CO', 'Private For-Profit 2-year', {
    web: ['https://www.escoffier.edu/', 'https://www.escoffier.edu/tuition/boulder/index.html'],
    facts: [39.983475, -105.250075, null, 8571, null, null, 49, 0.4594, true],
    majors: '',
  }),
  college(128328, 'United States Air Force Academy', 'USAF Academy', 'CO', 'Public 4-year', {
    web: ['https://www.usafa.edu/', 'https://www.usafa.edu/'],
    facts: [39.010957, -104.891358, 0.1393, 4124, null, null, 7, 0.8814, false],
    majors: 'CS BA EN BI EL MA EC PS HI CH PH',
  }),
  college(141574, 'University of Hawaii at Manoa', 'Honolulu', 'HI', 'Public 4-year', {
    web: ['https://manoa.hawaii.edu/', 'https://manoa.hawaii.edu/fas/basics/npcalc.htm'],
    facts: [21.298598, -157.818979, 0.6969, 14306, 12186, 34218, 14, 0.6257, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(141796, 'Kapiolani Community College', 'Honolulu', 'HI', 'Public 2-year', {
    web: [
      'https://www.kapiolani.hawaii.edu/',
      'https://www.kapiolani.hawaii.edu/pay-for-college/cost-of-attendance/net-price-calculator/',
    ],
    facts: [21.27148, -157.800213, null, 3955, 3284, 8420, 15, 0.2036, true],
    majors: 'CS BA NU HS',
  }),
  college(142115, 'Boise State University', 'Boise', 'ID', 'Public 4-year', {
    web: ['https://www.boisestate.edu/', 'https://fs.boisestate.edu/financialaid/Net+Price+Calculator.html'],
    facts: [43.604284, -116.203301, 0.8396, 17081, 8782, 26976, 19, 0.6187, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(142285, 'University of Idaho', 'Moscow', 'ID', 'Public 4-year', {
    web: ['https://www.uidaho.edu/', 'https://www.uidaho.edu/financial-aid/cost-of-attendance'],
    facts: [46.727406, -117.014167, 0.7909, 7363, 8816, 29784, 17, 0.609, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(142522, 'Brigham Young University-Idaho', 'Rexburg', 'ID', 'Private Non-Profit 4-year', {
    web: ['https://www.byui.edu/', 'https://www.byui.edu/financial-aid/net-price-calculator'],
    facts: [43.818408, -111.782431, 0.9695, 42090, 4656, 4656, 20, 0.5508, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(180461, 'Montana State University', 'Bozeman', 'MT', 'Public 4-year', {
    web: ['https://www.montana.edu/', 'https://www.montana.edu/admissions/tuitioncalc/'],
    facts: [45.666726, -111.048812, 0.8683, 14472, 8083, 31337, 18, 0.5735, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI AD CH PH SO ES',
  }),
  college(180489, 'The University of Montana', 'Missoula', 'MT', 'Public 4-year', {
    web: ['https://www.umt.edu/', 'https://www.umt.edu/finaid/cost-of-attendance/net-price-calculator/default.php'],
    facts: [46.859312, -113.982912, 0.956, 7079, 8152, 31622, 18, 0.4544, false],
    majors: 'CS BA BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(182281, 'University of Nevada-Las Vegas', 'Las Vegas', 'NV', 'Public 4-year', {
    web: ['https://www.unlv.edu/', 'https://cashiering.unlv.edu/undergrad_calc.html'],
    facts: [36.106047, -115.138462, 0.9626, 24131, 9142, 26098, 18, 0.5012, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(182290, 'University of Nevada-Reno', 'Reno', 'NV', 'Public 4-year', {
    web: ['https://www.unr.edu/', 'https://www.unr.edu/Prebuilt/financial-aid/net-price-calculator/index.html'],
    facts: [39.543642, -119.815377, 0.8531, 15723, 8994, 25950, 16, 0.6245, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(182005, 'College of Southern Nevada', 'Las Vegas', 'NV', 'Public 4-year', {
    web: ['https://www.csn.edu/', 'https://www.csn.edu/net-price-calculator'],
    facts: [36.158114, -115.233099, null, 27790, 4110, 12209, 21, 0.1785, true],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH SO HS CJ ES',
  }),
  college(187985, 'University of New Mexico-Main Campus', 'Albuquerque', 'NM', 'Public 4-year', {
    web: ['https://www.unm.edu/', 'https://npc.collegeboard.org/student/app/unm'],
    facts: [35.083868, -106.620155, 0.9545, 16686, 8115, 26450, 15, 0.5253, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(187532, 'Central New Mexico Community College', 'Albuquerque', 'NM', 'Public 2-year', {
    web: ['https://www.cnm.edu/', 'https://www.cnm.edu/ext/financial-aid-calculator/npcalc.htm'],
    facts: [35.071878, -106.628861, null, 15246, 1934, 8366, 21, 0.2893, true],
    majors: 'CS BA EN BI PY NU ED EL MA PS HI CO AD CH PH SO HS CJ',
  }),
  college(209542, 'Oregon State University', 'Corvallis', 'OR', 'Public 4-year', {
    web: ['https://oregonstate.edu/', 'https://financialaid.oregonstate.edu/net-price-calculator'],
    facts: [44.56395, -123.274723, 0.7885, 29557, 13494, 35664, 20, 0.7063, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(209551, 'University of Oregon', 'Eugene', 'OR', 'Public 4-year', {
    web: ['https://www.uoregon.edu/', 'https://financialaid.uoregon.edu/net_price_calculator'],
    facts: [44.045146, -123.075792, 0.8511, 19758, 15669, 43302, 20, 0.7148, false],
    majors: 'CS BA EN BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(209746, 'Portland Community College', 'Portland', 'OR', 'Public 2-year', {
    web: ['https://www.pcc.edu/', 'https://www.pcc.edu/enroll/paying-for-college/financial-aid/net-price-calculator/'],
    facts: [45.438154, -122.730876, null, 18365, 5040, 10080, 18, 0.1766, true],
    majors: 'CS BA EN BI NU ED AD HS CJ',
  }),
  college(230038, 'Brigham Young University', 'Provo', 'UT', 'Private Non-Profit 4-year', {
    web: ['https://byu.edu/', 'https://enrollment.byu.edu/financialaid/net-price-calculator'],
    facts: [40.250851, -111.649281, 0.6919, 32221, 6496, 6496, 21, 0.8221, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS',
  }),
  college(230764, 'University of Utah', 'Salt Lake City', 'UT', 'Public 4-year', {
    web: ['https://www.utah.edu/', 'https://financialaid.utah.edu/tuition-and-fees/cost-calculator.php'],
    facts: [40.762484, -111.846044, 0.8717, 26041, 9315, 29837, 18, 0.6391, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(433387, 'Western Governors University', 'Salt Lake City', 'UT', 'Private Non-Profit 4-year', {
    web: ['https://www.wgu.edu/', 'https://www.wgu.edu/tuition_financial_aid/net_price_calculator'],
    facts: [40.68481, -111.869752, null, 135822, 8300, 8300, 42, 0.5089, true],
    majors: 'CS BA EN NU ED HS',
  }),
  college(230746, 'Salt Lake Community College', 'Salt Lake City', 'UT', 'Public 2-year', {
    web: ['https://www.slcc.edu/', 'https://www.slcc.edu/financialaid/net-price-calculator.aspx'],
    facts: [40.671575, -111.942809, null, 17247, 4257, 13701, 17, 0.2973, true],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ',
  }),
  college(236948, 'University of Washington-Seattle Campus', 'Seattle', 'WA', 'Public 4-year', {
    web: [
      'https://www.washington.edu/',
      'https://www.washington.edu/financialaid/getting-started/net-price-calculator/',
    ],
    facts: [47.65538, -122.30514, 0.4253, 31588, 12643, 41997, 20, 0.837, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(236939, 'Washington State University', 'Pullman', 'WA', 'Public 4-year', {
    web: ['https://wsu.edu/', 'https://forms.financialaid.wsu.edu/cost-of-attendanceaid-estimator/npc/'],
    facts: [46.730448, -117.158168, 0.8536, 21583, 12997, 29073, 15, 0.6164, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(235316, 'Gonzaga University', 'Spokane', 'WA', 'Private Non-Profit 4-year', {
    traits: ['catholic'],
    web: [
      'https://www.gonzaga.edu/',
      'https://www.gonzaga.edu/admission/tuition-scholarships-aid/financial-aid/forms-and-resources/net-price-calculator',
    ],
    facts: [47.666531, -117.400625, 0.7596, 5098, 53500, 53500, 12, 0.8687, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO CJ ES',
  }),
  college(236212, 'Perry Technical Institute', 'Yakima', 'WA', 'Private Non-Profit 2-year', {
    web: ['https://www.perrytech.edu/', 'https://www.perrytech.edu/about/disclosures/netprice/'],
    facts: [46.571492, -120.537976, null, 973, null, null, 17, 0.7687, true],
    majors: 'BA',
  }),
  college(240727, 'University of Wyoming', 'Laramie', 'WY', 'Public 4-year', {
    web: ['https://www.uwyo.edu/', 'https://www.uwyo.edu/sfa/net-price-calculator/index.html'],
    facts: [41.311773, -105.57931, 0.9741, 8047, 6938, 22718, 13, 0.5985, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI CO AD CH PH SO HS CJ ES',
  }),
  college(240718, 'WyoTech', 'Laramie', 'WY', 'Private For-Profit 2-year', {
    web: ['https://www.wyotech.edu/', 'https://www.wyotech.edu/student-services/tuition-aid/net-price-calculator/'],
    facts: [41.30354, -105.621161, null, 1204, null, null, 14, 0.8494, true],
    majors: '',
  }),
  college(243221, 'University of Puerto Rico-Rio Piedras', 'San Juan', 'PR', 'Public 4-year', {
    web: ['https://www.uprrp.edu/', 'https://www.uprrp.edu/netpricecalc/npcalc.htm'],
    facts: [18.402826, -66.050009, 0.532, 8748, 5324, 5324, 12, 0.5248, false],
    majors: 'CS BA BI PY ED EL MA EC PS HI CO AD CH PH SO HS ES',
  }),
  college(243197, 'University of Puerto Rico-Mayaguez', 'Mayaguez', 'PR', 'Public 4-year', {
    web: ['https://www.uprm.edu/', 'https://www.uprm.edu/netpricecalculator/'],
    facts: [18.211142, -67.139172, 0.5217, 9564, 5274, 5274, 19, 0.4696, false],
    majors: 'CS BA EN BI PY NU ED EL MA EC PS HI AD CH PH SO HS',
  }),
  college(240754, 'University of Guam', 'Mangilao', 'GU', 'Public 4-year', {
    web: ['https://www.uog.edu/', 'https://www.uog.edu/financial-aid/calculator'],
    facts: [13.433047, 144.803978, null, 2573, 6110, 11414, 14, 0.4211, true],
    majors: 'CS BA EN BI PY NU ED EL MA PS HI CO AD CH SO CJ',
  }),
  college(243665, 'University of the Virgin Islands', 'Charlotte Amalie', 'VI', 'Public 4-year', {
    traits: ['historically-black'],
    web: ['https://www.uvi.edu/', 'https://www.uvi.edu/netprice/npcalc.htm'],
    facts: [18.344193, -64.972866, 0.9744, 1431, 5612, 15521, 10, 0.2857, false],
    majors: 'CS BA BI PY NU ED EL MA CO CH PH CJ',
  }),
];
