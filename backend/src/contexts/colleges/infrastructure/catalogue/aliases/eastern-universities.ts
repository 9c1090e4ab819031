import type { CollegeAliases } from './college-aliases-row';

/** Aliases of public universities of the Northeast and the South, of historically Black colleges and of the service academies. */
export const easternUniversityAliases: readonly CollegeAliases[] = [
  // Northeastern public universities
  [165024, 'BSU'], // Bridgewater State University
  [128771, 'CCSU'], // Central Connecticut State University
  [187134, 'TCNJ', 'Trenton State'], // The College of New Jersey
  [498562, 'Commonwealth U', 'Bloomsburg', 'Lock Haven', 'Mansfield University'], // Commonwealth University of Pennsylvania
  [212115, 'ESU'], // East Stroudsburg University of Pennsylvania
  [129215, 'ECSU'], // Eastern Connecticut State University
  [213020, 'IUP', 'Indiana University of PA'], // Indiana University of Pennsylvania-Main Campus
  [213349, 'KU'], // Kutztown University of Pennsylvania
  [166674, 'MassArt'], // Massachusetts College of Art and Design
  [167288, 'MCLA'], // Massachusetts College of Liberal Arts
  [166692, 'Mass Maritime', 'MMA'], // Massachusetts Maritime Academy
  [185590, 'MSU'], // Montclair State University
  [185129, 'NJCU'], // New Jersey City University
  [185828, 'NJIT'], // New Jersey Institute of Technology
  [366252, 'Penn College', 'Penn Tech'], // Pennsylvania College of Technology
  [214777, 'Penn State', 'PSU', 'Penn State University Park'], // Pennsylvania State University-Main Campus
  [214801, 'Penn State Abington'], // Pennsylvania State University-Penn State Abington
  [214689, 'Penn State Altoona'], // Pennsylvania State University-Penn State Altoona
  [214591, 'Penn State Behrend', 'Behrend'], // Pennsylvania State University-Penn State Erie-Behrend College
  [214713, 'Penn State Harrisburg', 'PSU Harrisburg'], // Pennsylvania State University-Penn State Harrisburg
  [479956, 'Penn State World Campus', 'Penn State Online'], // Pennsylvania State University-World Campus
  [498571, 'PennWest', 'Cal U of PA', 'Clarion', 'Edinboro'], // Pennsylvania Western University
  [183080, 'PSU'], // Plymouth State University
  [217420, 'RIC'], // Rhode Island College
  [186371, 'Rutgers Camden'], // Rutgers University-Camden
  [186380, 'Rutgers New Brunswick', 'RU'], // Rutgers University-New Brunswick
  [186399, 'Rutgers Newark'], // Rutgers University-Newark
  [216010, 'Ship'], // Shippensburg University of Pennsylvania
  [216038, 'SRU'], // Slippery Rock University of Pennsylvania
  [130493, 'SCSU'], // Southern Connecticut State University
  [216339, 'TU'], // Temple University
  [187046, 'TESU'], // Thomas Edison State University
  [129020, 'UConn', 'Connecticut'], // University of Connecticut
  [161253, 'UMaine', 'Maine', 'U of Maine'], // University of Maine
  [262086, 'UMass Global', 'Brandman'], // University of Massachusetts Global
  [166629, 'UMass', 'UMass Amherst'], // University of Massachusetts-Amherst
  [166638, 'UMass Boston', 'UMB'], // University of Massachusetts-Boston
  [167987, 'UMass Dartmouth', 'UMassD'], // University of Massachusetts-Dartmouth
  [166513, 'UMass Lowell', 'UML'], // University of Massachusetts-Lowell
  [183044, 'UNH', 'New Hampshire', 'U of New Hampshire'], // University of New Hampshire-Main Campus
  [215293, 'Pitt', 'UPitt'], // University of Pittsburgh-Pittsburgh Campus
  [217484, 'URI', 'Rhode Island', 'U of Rhode Island'], // University of Rhode Island
  [161554, 'USM', 'Southern Maine'], // University of Southern Maine
  [231174, 'UVM', 'Vermont', 'U of Vermont'], // University of Vermont
  [216764, 'WCU'], // West Chester University of Pennsylvania
  [130776, 'WCSU', 'WestConn'], // Western Connecticut State University
  [187444, 'WPU', 'WillyP'], // William Paterson University of New Jersey
  // SUNY and CUNY
  [196079, 'Bing', 'SUNY Binghamton'], // Binghamton University
  [190512, 'Baruch', 'Baruch College'], // CUNY Bernard M Baruch College
  [190521, 'BMCC'], // CUNY Borough of Manhattan Community College
  [190530, 'BCC', 'Bronx Community College'], // CUNY Bronx Community College
  [190549, 'Brooklyn College'], // CUNY Brooklyn College
  [190567, 'CCNY', 'City College', 'City College of New York'], // CUNY City College
  [190576, 'CUNY Graduate Center', 'Grad Center'], // CUNY Graduate School and University Center
  [190585, 'Hostos', 'Hostos Community College'], // CUNY Hostos Community College
  [190594, 'Hunter', 'Hunter College'], // CUNY Hunter College
  [190600, 'John Jay', 'John Jay College', 'JJC'], // CUNY John Jay College of Criminal Justice
  [190619, 'Kingsborough', 'KCC'], // CUNY Kingsborough Community College
  [190628, 'LaGuardia', 'LAGCC', 'LaGuardia Community College'], // CUNY LaGuardia Community College
  [190637, 'Lehman', 'Lehman College'], // CUNY Lehman College
  [190646, 'Medgar Evers', 'MEC'], // CUNY Medgar Evers College
  [190655, 'City Tech', 'NYCCT'], // CUNY New York City College of Technology
  [190664, 'Queens College', 'QC'], // CUNY Queens College
  [190673, 'QCC', 'Queensborough'], // CUNY Queensborough Community College
  [190691, 'York College'], // CUNY York College
  [190558, 'CSI', 'Staten Island', 'CUNY Staten Island'], // College of Staten Island CUNY
  [196264, 'SUNY Empire'], // Empire State University
  [196042, 'SUNY Farmingdale'], // Farmingdale State College
  [191126, 'FIT'], // Fashion Institute of Technology
  [191719, 'HVCC'], // Hudson Valley Community College
  [193326, 'MCC'], // Monroe Community College
  [193478, 'NCC'], // Nassau Community College
  [196121, 'Brockport'], // SUNY Brockport
  [196130, 'Buff State', 'Buffalo State'], // SUNY Buffalo State University
  [196167, 'Geneseo', 'SUNY Geneseo'], // SUNY College at Geneseo
  [196246, 'Plattsburgh', 'SUNY Plattsburgh'], // SUNY College at Plattsburgh
  [196200, 'Potsdam', 'SUNY Potsdam'], // SUNY College at Potsdam
  [196103, 'ESF', 'SUNY ESF'], // SUNY College of Environmental Science and Forestry
  [196237, 'Old Westbury'], // SUNY Old Westbury
  [196185, 'Oneonta'], // SUNY Oneonta
  [196112, 'SUNY Poly'], // SUNY Polytechnic Institute
  [197294, 'WCC', 'Westchester Community College'], // SUNY Westchester Community College
  [196158, 'Fredonia', 'SUNY Fredonia'], // SUNY at Fredonia
  [196219, 'Purchase', 'SUNY Purchase', 'Purchase College'], // SUNY at Purchase College
  [196149, 'Cortland', 'SUNY Cortland'], // State University of New York at Cortland
  [196176, 'New Paltz', 'SUNY New Paltz'], // State University of New York at New Paltz
  [196194, 'Oswego', 'SUNY Oswego'], // State University of New York at Oswego
  [196097, 'SBU', 'SUNY Stony Brook'], // Stony Brook University
  [366395, 'SCCC', 'Suffolk Community College'], // Suffolk County Community College
  [196060, 'UAlbany', 'Albany', 'SUNY Albany'], // University at Albany
  [196088, 'UB', 'Buffalo', 'SUNY Buffalo'], // University at Buffalo
  // Southern public universities
  [197869, 'App State', 'ASU'], // Appalachian State University
  [106458, 'A-State', 'ASU'], // Arkansas State University
  [219602, 'APSU'], // Austin Peay State University
  [231712, 'CNU'], // Christopher Newport University
  [218724, 'CCU'], // Coastal Carolina University
  [217819, 'CofC', 'C of C'], // College of Charleston
  [198464, 'ECU'], // East Carolina University
  [220075, 'ETSU'], // East Tennessee State University
  [156620, 'EKU'], // Eastern Kentucky University
  [133669, 'FAU'], // Florida Atlantic University
  [433660, 'FGCU'], // Florida Gulf Coast University
  [133951, 'FIU'], // Florida International University
  [482936, 'Florida Poly'], // Florida Polytechnic University
  [134097, 'FSU', 'Fla State'], // Florida State University
  [232186, 'GMU', 'Mason'], // George Mason University
  [139861, 'GCSU'], // Georgia College & State University
  [447689, 'GGC'], // Georgia Gwinnett College
  [139931, 'GaSou'], // Georgia Southern University
  [139940, 'GSU'], // Georgia State University
  [101480, 'Jax State', 'JSU'], // Jacksonville State University
  [232423, 'JMU'], // James Madison University
  [486840, 'KSU'], // Kennesaw State University
  [159391, 'LSU'], // Louisiana State University and Agricultural & Mechanical College
  [159647, 'LA Tech'], // Louisiana Tech University
  [220978, 'MTSU'], // Middle Tennessee State University
  [176080, 'MSU', 'Miss State'], // Mississippi State University
  [199193, 'NC State', 'NCSU'], // North Carolina State University at Raleigh
  [157447, 'NKU'], // Northern Kentucky University
  [232982, 'ODU'], // Old Dominion University
  [233277, 'RU'], // Radford University
  [163851, 'SU'], // Salisbury University
  [163912, 'SMCM', "St. Mary's"], // St. Mary's College of Maryland
  [221847, 'Tennessee Tech', 'TTU'], // Tennessee Technological University
  [164076, 'TU'], // Towson University
  [102368, 'Troy State'], // Troy University
  [100751, 'Bama', 'Alabama', 'UA', 'U of Alabama', 'University of Alabama'], // The University of Alabama
  [100663, 'UAB'], // University of Alabama at Birmingham
  [100706, 'UAH'], // University of Alabama in Huntsville
  [106397, 'U of Arkansas', 'UArk', 'U of A', 'Arkansas'], // University of Arkansas
  [106245, 'UALR', 'UA Little Rock'], // University of Arkansas at Little Rock
  [106704, 'UCA', 'Central Arkansas'], // University of Central Arkansas
  [132903, 'UCF', 'Central Florida'], // University of Central Florida
  [130943, 'UD', 'UDel', 'Delaware', 'U of Delaware'], // University of Delaware
  [134130, 'UF', 'U of Florida', 'Florida'], // University of Florida
  [139959, 'UGA', 'Georgia', 'U of Georgia'], // University of Georgia
  [157085, 'UK', 'Kentucky', 'U of Kentucky'], // University of Kentucky
  [160658, 'UL Lafayette', 'ULL'], // University of Louisiana at Lafayette
  [159993, 'ULM', 'UL Monroe'], // University of Louisiana at Monroe
  [157289, 'UofL', 'Louisville', 'U of L'], // University of Louisville
  [232681, 'UMW', 'Mary Washington'], // University of Mary Washington
  [163204, 'UMGC', 'UMUC', 'University of Maryland University College', 'Maryland Global'], // University of Maryland Global Campus
  [163268, 'UMBC'], // University of Maryland-Baltimore County
  [163286, 'UMD', 'Maryland', 'UMCP', 'University of Maryland', 'Maryland College Park'], // University of Maryland-College Park
  [220862, 'Memphis', 'UofM', 'U of Memphis'], // University of Memphis
  [176017, 'Ole Miss', 'UM', 'Mississippi'], // University of Mississippi
  [159939, 'UNO', 'New Orleans'], // University of New Orleans
  [101879, 'UNA', 'North Alabama'], // University of North Alabama
  [199111, 'UNCA', 'UNC Asheville'], // University of North Carolina Asheville
  [199184, 'UNCSA', 'UNC School of the Arts'], // University of North Carolina School of the Arts
  [199218, 'UNCW', 'UNC Wilmington'], // University of North Carolina Wilmington
  [199120, 'UNC', 'Carolina', 'UNC Chapel Hill', 'Chapel Hill', 'North Carolina', 'UNC-CH'], // University of North Carolina at Chapel Hill
  [199139, 'UNCC', 'UNC Charlotte', 'Charlotte'], // University of North Carolina at Charlotte
  [199148, 'UNCG', 'UNC Greensboro'], // University of North Carolina at Greensboro
  [199281, 'UNCP', 'UNC Pembroke'], // University of North Carolina at Pembroke
  [136172, 'UNF', 'North Florida'], // University of North Florida
  [482680, 'UNG', 'North Georgia'], // University of North Georgia
  [102094, 'South Alabama', 'USA'], // University of South Alabama
  [218663, 'USC', 'South Carolina', 'U of SC', 'UofSC'], // University of South Carolina-Columbia
  [218742, 'USC Upstate'], // University of South Carolina-Upstate
  [137351, 'USF', 'South Florida'], // University of South Florida
  [176372, 'Southern Miss', 'USM'], // University of Southern Mississippi
  [221740, 'UTC', 'UT Chattanooga', 'Chattanooga'], // The University of Tennessee-Chattanooga
  [221759, 'UT', 'UTK', 'Tennessee', 'UT Knoxville', 'University of Tennessee'], // The University of Tennessee-Knoxville
  [221768, 'UT Martin', 'UTM'], // The University of Tennessee-Martin
  [234076, 'UVA', 'Virginia', 'U of Virginia'], // University of Virginia-Main Campus
  [138354, 'UWF', 'West Florida'], // University of West Florida
  [141334, 'UWG', 'West Georgia'], // University of West Georgia
  [131399, 'UDC'], // University of the District of Columbia
  [141264, 'VSU'], // Valdosta State University
  [234030, 'VCU'], // Virginia Commonwealth University
  [233921, 'Virginia Tech', 'VT', 'VA Tech'], // Virginia Polytechnic Institute and State University
  [238032, 'WVU'], // West Virginia University
  [200004, 'WCU'], // Western Carolina University
  [157951, 'WKU'], // Western Kentucky University
  [231624, 'W&M', 'William and Mary', 'College of William and Mary'], // William & Mary
  // Historically Black colleges and universities
  [100654, 'AAMU', 'Alabama A&M', 'Bama A&M'], // Alabama A & M University
  [100724, 'Bama State', 'ASU'], // Alabama State University
  [138716, 'ASU'], // Albany State University
  [175342, 'ASU'], // Alcorn State University
  [132602, 'B-CU', 'BCU', 'Cookman'], // Bethune-Cookman University
  [162007, 'BSU'], // Bowie State University
  [201690, 'CSU'], // Central State University
  [138947, 'CAU'], // Clark Atlanta University
  [130934, 'DSU', 'Del State'], // Delaware State University
  [198507, 'ECSU'], // Elizabeth City State University
  [198543, 'FSU', 'Fay State'], // Fayetteville State University
  [133650, 'FAMU', 'Florida A&M'], // Florida Agricultural and Mechanical University
  [133979, 'FMU'], // Florida Memorial University
  [139719, 'FVSU'], // Fort Valley State University
  [159009, 'GSU'], // Grambling State University
  [232265, 'HU'], // Hampton University
  [177551, 'HSSU'], // Harris-Stowe State University
  [225575, 'HT'], // Huston-Tillotson University
  [175856, 'JSU'], // Jackson State University
  [198756, 'JCSU'], // Johnson C Smith University
  [157058, 'KSU', 'KYSU'], // Kentucky State University
  [207209, 'LU'], // Langston University
  [213598, 'Lincoln', 'Lincoln PA'], // Lincoln University
  [177940, 'Lincoln', 'LU', 'Lincoln Missouri'], // Lincoln University
  [176044, 'MVSU'], // Mississippi Valley State University
  [232937, 'NSU'], // Norfolk State University
  [199102, 'NC A&T', 'NCAT', 'A&T'], // North Carolina A & T State University
  [199157, 'NCCU', 'NC Central'], // North Carolina Central University
  [227526, 'PVAMU', 'PV', 'Prairie View A&M'], // Prairie View A & M University
  [199582, "St. Aug's", 'SAU'], // Saint Augustine's University
  [140960, 'SSU'], // Savannah State University
  [218733, 'SC State', 'SCSU'], // South Carolina State University
  [160621, 'Southern', 'SU', 'SUBR'], // Southern University and A & M College
  [221838, 'TSU'], // Tennessee State University
  [229063, 'TSU'], // Texas Southern University
  [102377, 'TU'], // Tuskegee University
  [106412, 'UAPB'], // University of Arkansas at Pine Bluff
  [163338, 'UMES'], // University of Maryland Eastern Shore
  [243665, 'UVI'], // University of the Virgin Islands
  [234155, 'VSU'], // Virginia State University
  [234164, 'VUU'], // Virginia Union University
  [237899, 'WVSU'], // West Virginia State University
  [199999, 'WSSU'], // Winston-Salem State University
  [160904, 'XULA', 'Xavier', 'Xavier of Louisiana'], // Xavier University of Louisiana
  // Service academies and military colleges
  [217864, 'The Citadel'], // Citadel Military College of South Carolina
  [128328, 'Air Force Academy', 'USAFA', 'Air Force'], // United States Air Force Academy
  [130624, 'Coast Guard Academy', 'USCGA'], // United States Coast Guard Academy
  [197027, 'Merchant Marine Academy', 'USMMA', 'Kings Point'], // United States Merchant Marine Academy
  [197036, 'West Point', 'USMA', 'Army', 'Military Academy'], // United States Military Academy
  [164155, 'Naval Academy', 'Annapolis', 'USNA', 'Navy'], // United States Naval Academy
  [234085, 'VMI'], // Virginia Military Institute
];
