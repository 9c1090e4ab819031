import type { CollegeAliases } from './college-aliases-row';

/** Aliases of public universities of the Midwest, Texas, the West, Puerto Rico and Guam. */
export const westernUniversityAliases: readonly CollegeAliases[] = [
  // Midwestern public universities
  [150136, 'BSU'], // Ball State University
  [201441, 'BGSU'], // Bowling Green State University-Main Campus
  [169248, 'CMU'], // Central Michigan University
  [202134, 'CSU'], // Cleveland State University
  [144892, 'EIU'], // Eastern Illinois University
  [169798, 'EMU'], // Eastern Michigan University
  [169910, 'FSU'], // Ferris State University
  [155061, 'FHSU'], // Fort Hays State University
  [170082, 'GVSU'], // Grand Valley State University
  [145813, 'ISU'], // Illinois State University
  [151324, 'ISU'], // Indiana State University
  [151351, 'IU', 'IU Bloomington', 'IUB'], // Indiana University-Bloomington
  [151111, 'IU Indianapolis', 'IUPUI', 'IUI', 'IU Indy', 'Indiana University-Purdue University Indianapolis'], // Indiana University-Indianapolis
  [151342, 'IUSB', 'IU South Bend'], // Indiana University-South Bend
  [153603, 'ISU'], // Iowa State University
  [155399, 'K-State', 'KSU'], // Kansas State University
  [203517, 'KSU'], // Kent State University at Kent
  [170639, 'LSSU', 'Lake State'], // Lake Superior State University
  [174020, 'Metro State', 'Metro State Minnesota'], // Metropolitan State University
  [204024, 'Miami of Ohio', 'Miami Ohio'], // Miami University-Oxford
  [171100, 'MSU', 'Mich State'], // Michigan State University
  [171128, 'Michigan Tech', 'MTU'], // Michigan Technological University
  [173920, 'Mankato', 'MNSU', 'Mankato State'], // Minnesota State University-Mankato
  [179566, 'MSU', 'MO State'], // Missouri State University-Springfield
  [178411, 'Missouri S&T', 'S&T', 'Rolla', 'Mizzou Rolla'], // Missouri University of Science and Technology
  [200332, 'NDSU'], // North Dakota State University-Main Campus
  [147776, 'NEIU'], // Northeastern Illinois University
  [147703, 'NIU'], // Northern Illinois University
  [171456, 'NMU'], // Northern Michigan University
  [178624, 'NWMSU'], // Northwest Missouri State University
  [171571, 'OU'], // Oakland University
  [204796, 'OSU', 'The Ohio State University'], // Ohio State University-Main Campus
  [204857, 'OU', 'Ohio U'], // Ohio University-Main Campus
  [155681, 'Pitt State'], // Pittsburg State University
  [151102, 'PFW', 'Purdue Fort Wayne', 'IPFW'], // Purdue University Fort Wayne
  [489779, 'Purdue Global'], // Purdue University Global
  [490805, 'PNW', 'Purdue Northwest'], // Purdue University Northwest
  [243780, 'Purdue West Lafayette', 'Purdue Indianapolis'], // Purdue University-Main Campus
  [172051, 'SVSU'], // Saginaw Valley State University
  [174783, 'SCSU', 'St. Cloud State'], // Saint Cloud State University
  [219347, 'SD Mines', 'South Dakota Mines', 'School of Mines'], // South Dakota School of Mines and Technology
  [219356, 'SDSU'], // South Dakota State University
  [179557, 'SEMO'], // Southeast Missouri State University
  [149222, 'SIU', 'SIUC', 'Southern Illinois'], // Southern Illinois University-Carbondale
  [149231, 'SIUE'], // Southern Illinois University-Edwardsville
  [200800, 'Akron', 'UAkron'], // University of Akron Main Campus
  [176965, 'UCM', 'Central Missouri'], // University of Central Missouri
  [201885, 'UC', 'Cincinnati', 'UCincy', 'Cincy'], // University of Cincinnati-Main Campus
  [145600, 'UIC', 'U of I Chicago'], // University of Illinois Chicago
  [145637, 'UIUC', 'U of I', 'Illinois', 'Urbana-Champaign', 'U of Illinois'], // University of Illinois Urbana-Champaign
  [151263, 'UIndy'], // University of Indianapolis
  [153658, 'U of Iowa', 'Iowa', 'UIowa'], // University of Iowa
  [155317, 'KU', 'Kansas', 'U of Kansas'], // University of Kansas
  [170976, 'UMich', 'Michigan', 'U of M', 'U-M', 'UM Ann Arbor'], // University of Michigan-Ann Arbor
  [171137, 'UM-Dearborn', 'UMich Dearborn'], // University of Michigan-Dearborn
  [171146, 'UM-Flint', 'UMich Flint'], // University of Michigan-Flint
  [174233, 'UMD', 'Duluth', 'UMN Duluth'], // University of Minnesota-Duluth
  [174251, 'UMN Morris', 'UMM'], // University of Minnesota-Morris
  [174066, 'U of M', 'UMN', 'Minnesota', 'U of Minnesota'], // University of Minnesota-Twin Cities
  [178396, 'Mizzou', 'MU', 'Missouri'], // University of Missouri-Columbia
  [178402, 'UMKC'], // University of Missouri-Kansas City
  [178420, 'UMSL'], // University of Missouri-St Louis
  [181215, 'UNK'], // University of Nebraska at Kearney
  [181394, 'UNO', 'Omaha', 'Nebraska Omaha'], // University of Nebraska at Omaha
  [181464, 'UNL', 'Nebraska'], // University of Nebraska-Lincoln
  [200280, 'UND', 'North Dakota'], // University of North Dakota
  [154095, 'UNI', 'Northern Iowa'], // University of Northern Iowa
  [219471, 'USD', 'South Dakota'], // University of South Dakota
  [151306, 'USI', 'Southern Indiana'], // University of Southern Indiana
  [206084, 'Toledo', 'UToledo', 'UT'], // University of Toledo
  [240268, 'UWEC', 'UW Eau Claire', 'Eau Claire'], // University of Wisconsin-Eau Claire
  [240277, 'UWGB', 'UW Green Bay'], // University of Wisconsin-Green Bay
  [240329, 'UWL', 'UW La Crosse', 'La Crosse'], // University of Wisconsin-La Crosse
  [240444, 'UW Madison', 'Wisconsin', 'UW', 'Madison', 'U of Wisconsin'], // University of Wisconsin-Madison
  [240453, 'UWM', 'UW Milwaukee', 'Milwaukee'], // University of Wisconsin-Milwaukee
  [240365, 'UWO', 'UW Oshkosh'], // University of Wisconsin-Oshkosh
  [240374, 'UWP', 'UW Parkside'], // University of Wisconsin-Parkside
  [240462, 'UWP', 'UW Platteville'], // University of Wisconsin-Platteville
  [240471, 'UWRF', 'UW River Falls'], // University of Wisconsin-River Falls
  [240480, 'UWSP', 'UW Stevens Point', 'Stevens Point'], // University of Wisconsin-Stevens Point
  [240417, 'UW Stout', 'Stout'], // University of Wisconsin-Stout
  [240426, 'UWS', 'UW Superior'], // University of Wisconsin-Superior
  [240189, 'UWW', 'UW Whitewater'], // University of Wisconsin-Whitewater
  [172644, 'WSU'], // Wayne State University
  [149772, 'WIU'], // Western Illinois University
  [172699, 'WMU'], // Western Michigan University
  [156125, 'WSU'], // Wichita State University
  [175272, 'WSU'], // Winona State University
  [206604, 'WSU'], // Wright State University-Main Campus
  [206695, 'YSU'], // Youngstown State University
  // Texas
  [222831, 'ASU'], // Angelo State University
  [226833, 'MSU Texas'], // Midwestern State University
  [227881, 'SHSU'], // Sam Houston State University
  [228149, 'StMU'], // St. Mary's University
  [228431, 'SFA'], // Stephen F Austin State University
  [226152, 'TAMIU'], // Texas A & M International University
  [228723, 'Texas A&M', 'TAMU', 'A&M', 'Texas A&M University', 'Texas A&M Galveston'], // Texas A & M University-College Station
  [224554, 'ETAMU', 'East Texas A&M', 'Texas A&M Commerce', 'TAMUC'], // Texas A & M University-Commerce
  [224147, 'TAMUCC', 'Texas A&M Corpus Christi', 'A&M Corpus'], // Texas A & M University-Corpus Christi
  [228705, 'TAMUK', 'Texas A&M Kingsville'], // Texas A & M University-Kingsville
  [459949, 'TAMUSA', 'Texas A&M San Antonio'], // Texas A&M University-San Antonio
  [228459, 'TXST', 'Southwest Texas State'], // Texas State University
  [229115, 'TTU'], // Texas Tech University
  [229179, 'TWU'], // Texas Woman's University
  [225511, 'UH', 'U of H', 'Houston'], // University of Houston
  [225414, 'UHCL', 'UH Clear Lake'], // University of Houston-Clear Lake
  [225432, 'UHD', 'UH Downtown'], // University of Houston-Downtown
  [227216, 'UNT', 'North Texas'], // University of North Texas
  [229018, 'UTPB', 'UT Permian Basin'], // The University of Texas Permian Basin
  [227368, 'UTRGV', 'UT Rio Grande Valley'], // The University of Texas Rio Grande Valley
  [228769, 'UTA', 'UT Arlington'], // The University of Texas at Arlington
  [228778, 'UT Austin', 'UT', 'Texas', 'University of Texas'], // The University of Texas at Austin
  [228787, 'UTD', 'UT Dallas'], // The University of Texas at Dallas
  [228796, 'UTEP', 'UT El Paso'], // The University of Texas at El Paso
  [229027, 'UTSA', 'UT San Antonio'], // The University of Texas at San Antonio
  [228802, 'UTT', 'UT Tyler'], // The University of Texas at Tyler
  [225627, 'UIW', 'Incarnate Word'], // University of the Incarnate Word
  [229814, 'WT', 'WTAMU', 'West Texas A&M'], // West Texas A & M University
  // California: University of California
  [110398, 'UC Law SF', 'UC Hastings', 'Hastings'], // University of California College of the Law-San Francisco
  [110635, 'UC Berkeley', 'Cal', 'Berkeley', 'UCB', 'Cal Berkeley'], // University of California-Berkeley
  [110644, 'UC Davis', 'UCD'], // University of California-Davis
  [110653, 'UC Irvine', 'UCI'], // University of California-Irvine
  [110662, 'UCLA', 'UC Los Angeles'], // University of California-Los Angeles
  [445188, 'UC Merced', 'UCM'], // University of California-Merced
  [110671, 'UC Riverside', 'UCR'], // University of California-Riverside
  [110680, 'UC San Diego', 'UCSD'], // University of California-San Diego
  [110699, 'UCSF', 'UC San Francisco'], // University of California-San Francisco
  [110705, 'UC Santa Barbara', 'UCSB'], // University of California-Santa Barbara
  [110714, 'UC Santa Cruz', 'UCSC'], // University of California-Santa Cruz
  // California State University
  [110422, 'Cal Poly', 'Cal Poly SLO', 'SLO', 'Cal Poly San Luis Obispo'], // California Polytechnic State University-San Luis Obispo
  [115755, 'Cal Poly Humboldt', 'Humboldt State', 'HSU'], // California State Polytechnic University-Humboldt
  [110529, 'Cal Poly Pomona', 'CPP'], // California State Polytechnic University-Pomona
  [111188, 'Cal Maritime', 'CSUM'], // California State University Maritime Academy
  [110486, 'CSUB', 'CSU Bakersfield', 'Cal State Bakersfield'], // California State University-Bakersfield
  [441937, 'CSUCI', 'CSU Channel Islands', 'Channel Islands'], // California State University-Channel Islands
  [110538, 'Chico State', 'CSU Chico', 'Chico'], // California State University-Chico
  [110547, 'CSUDH', 'Dominguez Hills', 'Cal State Dominguez Hills'], // California State University-Dominguez Hills
  [110574, 'CSUEB', 'Cal State East Bay', 'CSU East Bay'], // California State University-East Bay
  [110556, 'Fresno State', 'CSU Fresno'], // California State University-Fresno
  [110565, 'CSUF', 'Cal State Fullerton', 'Fullerton'], // California State University-Fullerton
  [110583, 'CSULB', 'Long Beach State', 'Cal State Long Beach', 'The Beach', 'CSU Long Beach', 'Cal State LB'], // California State University-Long Beach
  [110592, 'Cal State LA', 'CSULA'], // California State University-Los Angeles
  [409698, 'CSUMB', 'CSU Monterey Bay', 'Cal State Monterey Bay'], // California State University-Monterey Bay
  [110608, 'CSUN', 'Cal State Northridge'], // California State University-Northridge
  [110617, 'Sac State', 'CSUS', 'Sacramento State'], // California State University-Sacramento
  [110510, 'CSUSB', 'Cal State San Bernardino'], // California State University-San Bernardino
  [366711, 'CSUSM', 'Cal State San Marcos'], // California State University-San Marcos
  [110495, 'Stan State', 'Stanislaus State', 'CSU Stanislaus'], // California State University-Stanislaus
  [122409, 'SDSU'], // San Diego State University
  [122597, 'SFSU', 'SF State'], // San Francisco State University
  [122755, 'SJSU'], // San Jose State University
  [123572, 'SSU'], // Sonoma State University
  // Western public universities
  [104151, 'ASU', 'ASU Tempe', 'Ariz State', 'Arizona State'], // Arizona State University Campus Immersion
  [483124, 'ASU Online', 'Arizona State Online'], // Arizona State University Digital Immersion
  [142115, 'BSU'], // Boise State University
  [234827, 'CWU'], // Central Washington University
  [127556, 'CMU'], // Colorado Mesa University
  [476975, 'CSU Global'], // Colorado State University Global
  [128106, 'CSU Pueblo'], // Colorado State University Pueblo
  [126818, 'CSU', 'Colo State'], // Colorado State University-Fort Collins
  [235097, 'EWU'], // Eastern Washington University
  [235167, 'Evergreen', 'Evergreen State'], // The Evergreen State College
  [127185, 'FLC'], // Fort Lewis College
  [141644, 'HPU'], // Hawaii Pacific University
  [142276, 'ISU'], // Idaho State University
  [127565, 'MSU Denver', 'Metro State'], // Metropolitan State University of Denver
  [180461, 'MSU', 'MSU Bozeman'], // Montana State University
  [180416, 'Montana Tech'], // Montana Technological University
  [187967, 'New Mexico Tech', 'NMT'], // New Mexico Institute of Mining and Technology
  [188030, 'NMSU'], // New Mexico State University-Main Campus
  [207263, 'NSU', 'NSU Tahlequah'], // Northeastern State University
  [105330, 'NAU'], // Northern Arizona University
  [207388, 'OSU', 'OK State', 'OKState'], // Oklahoma State University-Main Campus
  [209490, 'OHSU'], // Oregon Health & Science University
  [209542, 'OSU'], // Oregon State University
  [209807, 'PSU'], // Portland State University
  [210146, 'SOU'], // Southern Oregon University
  [230603, 'SUU'], // Southern Utah University
  [102553, 'UAA'], // University of Alaska Anchorage
  [102614, 'UAF'], // University of Alaska Fairbanks
  [104179, 'U of A', 'UArizona', 'UA', 'Arizona'], // University of Arizona
  [206941, 'UCO', 'Central Oklahoma'], // University of Central Oklahoma
  [126614, 'CU Boulder', 'CU', 'Colorado', 'Boulder', 'Colorado Boulder'], // University of Colorado Boulder
  [126580, 'UCCS', 'CU Colorado Springs'], // University of Colorado Colorado Springs
  [126562, 'CU Denver', 'UCD', 'CU Anschutz'], // University of Colorado Denver/Anschutz Medical Campus
  [141565, 'UH Hilo'], // University of Hawaii at Hilo
  [141574, 'UH', 'UH Manoa', 'Hawaii'], // University of Hawaii at Manoa
  [141981, 'UH West Oahu'], // University of Hawaii-West Oahu
  [142285, 'UIdaho', 'Idaho', 'U of I'], // University of Idaho
  [180489, 'UM', 'Montana', 'UMontana'], // The University of Montana
  [182281, 'UNLV'], // University of Nevada-Las Vegas
  [182290, 'UNR', 'Nevada', 'Nevada Reno'], // University of Nevada-Reno
  [187985, 'UNM', 'New Mexico', 'U of New Mexico'], // University of New Mexico-Main Campus
  [127741, 'UNC', 'Northern Colorado', 'UNCo'], // University of Northern Colorado
  [207500, 'OU', 'Oklahoma', 'U of Oklahoma'], // University of Oklahoma-Norman Campus
  [209551, 'UO', 'U of O', 'Oregon'], // University of Oregon
  [230764, 'U of U', 'Utah', 'The U', 'UofU'], // University of Utah
  [377555, 'UW Bothell', 'UWB'], // University of Washington-Bothell Campus
  [236948, 'UW', 'U Dub', 'UDub', 'UW Seattle', 'Washington'], // University of Washington-Seattle Campus
  [377564, 'UW Tacoma', 'UWT'], // University of Washington-Tacoma Campus
  [240727, 'UW', 'Wyoming', 'UWyo'], // University of Wyoming
  [230728, 'USU'], // Utah State University
  [230171, 'Dixie State'], // Utah Tech University
  [230737, 'UVU'], // Utah Valley University
  [236939, 'WSU', 'Wazzu', 'Wash State'], // Washington State University
  [230782, 'WSU'], // Weber State University
  [210429, 'WOU'], // Western Oregon University
  [237011, 'WWU', 'Western'], // Western Washington University
  // Puerto Rico and the islands
  [240745, 'GCC'], // Guam Community College
  [24378002, 'Purdue Indianapolis'], // Purdue University - Purdue Polytechnic Indianapolis
  [243577, 'Poli', 'Polytechnic University of Puerto Rico'], // Universidad Politecnica de Puerto Rico
  [243443, 'Sagrado'], // Universidad del Sagrado Corazon
  [240754, 'UOG'], // University of Guam
  [243197, 'UPRM', 'RUM', 'Colegio de Mayaguez'], // University of Puerto Rico-Mayaguez
  [243221, 'UPR', 'UPRRP', 'La IUPI'], // University of Puerto Rico-Rio Piedras
];
