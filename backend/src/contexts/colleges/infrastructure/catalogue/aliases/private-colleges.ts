import type { CollegeAliases } from './college-aliases-row';

/** Aliases of private universities and colleges, and of universities that teach mostly online. */
export const privateCollegeAliases: readonly CollegeAliases[] = [
  // Ivy League and private universities
  [131159, 'American', 'AU'], // American University
  [223232, 'BU'], // Baylor University
  [164924, 'BC'], // Boston College
  [164988, 'BU', 'Boston U'], // Boston University
  [230038, 'BYU', 'Brigham Young', 'BYU Provo', 'The Y'], // Brigham Young University
  [230047, 'BYUH', 'BYU Hawaii'], // Brigham Young University-Hawaii
  [142522, 'BYU-I', 'BYU Idaho'], // Brigham Young University-Idaho
  [217165, 'Bryant'], // Bryant University
  [150163, 'Butler'], // Butler University
  [110361, 'CBU', 'Cal Baptist'], // California Baptist University
  [110404, 'Caltech', 'Cal Tech'], // California Institute of Technology
  [111081, 'CalArts', 'Cal Arts'], // California Institute of the Arts
  [211440, 'CMU'], // Carnegie Mellon University
  [201645, 'CWRU', 'Case', 'Case Western'], // Case Western Reserve University
  [131283, 'Catholic', 'CUA', 'Catholic University'], // The Catholic University of America
  [165334, 'Clark'], // Clark University
  [166124, 'Holy Cross'], // College of the Holy Cross
  [126775, 'Mines', 'School of Mines', 'CSM'], // Colorado School of Mines
  [144281, 'Columbia Chicago', 'CCC'], // Columbia College Chicago
  [190150, 'Columbia'], // Columbia University in the City of New York
  [190372, 'Cooper Union', 'Cooper'], // The Cooper Union for the Advancement of Science and Art
  [133553, 'Embry-Riddle', 'ERAU', 'Riddle', 'Embry Riddle Daytona'], // Embry-Riddle Aeronautical University-Daytona Beach
  [104586, 'Embry-Riddle Prescott', 'ERAU Prescott'], // Embry-Riddle Aeronautical University-Prescott
  [487092, 'Oxford College', 'Emory Oxford'], // Emory University-Oxford College
  [133881, 'Florida Tech', 'FIT'], // Florida Institute of Technology
  [441982, 'Olin', 'Olin College'], // Franklin W Olin College of Engineering
  [131469, 'GW', 'GWU'], // George Washington University
  [131496, 'GU'], // Georgetown University
  [139755, 'Georgia Tech', 'GT', 'Gatech', 'Ga Tech'], // Georgia Institute of Technology-Main Campus
  [235316, 'GU'], // Gonzaga University
  [166027, 'Harvard College'], // Harvard University
  [198695, 'HPU'], // High Point University
  [131520, 'HU'], // Howard University
  [162928, 'Hopkins', 'JHU', 'John Hopkins'], // Johns Hopkins University
  [217235, 'JWU', 'Johnson and Wales'], // Johnson & Wales University-Providence
  [192110, 'Juilliard'], // The Juilliard School
  [232557, 'LU'], // Liberty University
  [192448, 'LIU', 'LIU Post', 'LIU Brooklyn'], // Long Island University
  [117946, 'LMU'], // Loyola Marymount University
  [146719, 'Loyola Chicago', 'LUC'], // Loyola University Chicago
  [163046, 'Loyola Maryland'], // Loyola University Maryland
  [159656, 'Loyola New Orleans', 'Loyno'], // Loyola University New Orleans
  [239105, 'MU'], // Marquette University
  [163295, 'MICA'], // Maryland Institute College of Art
  [166683, 'MIT'], // Massachusetts Institute of Technology
  [140447, 'Mercer'], // Mercer University
  [239318, 'MSOE'], // Milwaukee School of Engineering
  [193654, 'New School', 'Parsons', 'Parsons School of Design'], // The New School
  [194091, 'NYIT', 'New York Tech'], // New York Institute of Technology
  [193900, 'NYU', 'New York U'], // New York University
  [167358, 'NEU'], // Northeastern University
  [147767, 'NU', 'NWU'], // Northwestern University
  [136215, 'NSU'], // Nova Southeastern University
  [207582, 'ORU'], // Oral Roberts University
  [236230, 'PLU'], // Pacific Lutheran University
  [121309, 'PLNU'], // Point Loma Nazarene University
  [217402, 'PC'], // Providence College
  [130226, 'QU'], // Quinnipiac University
  [194824, 'RPI'], // Rensselaer Polytechnic Institute
  [217493, 'RISD'], // Rhode Island School of Design
  [195003, 'RIT', 'Rochester Tech'], // Rochester Institute of Technology
  [217518, 'RWU'], // Roger Williams University
  [130253, 'SHU'], // Sacred Heart University
  [215770, "St. Joe's", 'SJU', "St. Joseph's"], // Saint Joseph's University
  [179159, 'SLU', 'St. Louis University'], // Saint Louis University
  [123554, "St. Mary's", 'SMC', "Saint Mary's of California"], // Saint Mary's College of California
  [122931, 'SCU'], // Santa Clara University
  [140951, 'SCAD'], // Savannah College of Art and Design
  [197151, 'SVA'], // School of Visual Arts
  [236595, 'Seattle U', 'SU'], // Seattle University
  [186584, 'SHU'], // Seton Hall University
  [167783, 'Simmons College'], // Simmons University
  [228246, 'SMU'], // Southern Methodist University
  [195809, 'SJU', "St. John's"], // St. John's University-New York
  [186867, 'Stevens Tech', 'SIT'], // Stevens Institute of Technology
  [168005, 'Suffolk'], // Suffolk University
  [196413, 'Cuse', 'SU'], // Syracuse University
  [228875, 'TCU'], // Texas Christian University
  [229267, 'Trinity'], // Trinity University
  [144050, 'UChicago', 'U of Chicago', 'U Chicago'], // University of Chicago
  [202480, 'Dayton', 'UD'], // University of Dayton
  [127060, 'DU', 'Denver'], // University of Denver
  [150534, 'Evansville', 'UE'], // University of Evansville
  [135726, 'UMiami', 'U Miami', 'UM', 'The U', 'Miami'], // University of Miami
  [129941, 'UNH', 'New Haven'], // University of New Haven
  [152080, 'Notre Dame', 'ND'], // University of Notre Dame
  [215062, 'Penn', 'UPenn', 'U Penn', 'Wharton'], // University of Pennsylvania
  [209825, 'UP', 'U of Portland'], // University of Portland
  [236328, 'UPS', 'Puget Sound'], // University of Puget Sound
  [233374, 'U of Richmond', 'Richmond', 'UR'], // University of Richmond
  [195030, 'U of Rochester', 'UR', 'Rochester'], // University of Rochester
  [122436, 'USD', 'U of San Diego'], // University of San Diego
  [122612, 'USF', 'USFCA'], // University of San Francisco
  [123961, 'USC', 'Southern Cal', 'U of Southern California'], // University of Southern California
  [174914, 'St. Thomas', 'UST'], // University of St Thomas
  [137847, 'UT Tampa', 'Tampa', 'U Tampa'], // The University of Tampa
  [207971, 'TU', 'Tulsa'], // University of Tulsa
  [120883, 'UOP', 'Pacific'], // University of the Pacific
  [152600, 'Valpo'], // Valparaiso University
  [221999, 'Vandy'], // Vanderbilt University
  [216597, 'Nova'], // Villanova University
  [199847, 'Wake', 'WFU'], // Wake Forest University
  [179867, 'WashU', 'Wash U', 'WUSTL'], // Washington University in St Louis
  [168227, 'WIT'], // Wentworth Institute of Technology
  [112525, 'WesternU'], // Western University of Health Sciences
  [168421, 'WPI'], // Worcester Polytechnic Institute
  [206622, 'XU'], // Xavier University
  [197708, 'YU'], // Yeshiva University
  // Liberal arts colleges
  [211273, 'BMC'], // Bryn Mawr College
  [169080, 'Calvin College'], // Calvin University
  [112260, 'CMC'], // Claremont McKenna College
  [174747, "St. Ben's", 'CSB', 'Saint Benedict'], // College of Saint Benedict
  [206589, 'Wooster'], // The College of Wooster
  [126678, 'CC'], // Colorado College
  [128902, 'Conn College', 'Conn Coll'], // Connecticut College
  [198385, 'Davidson'], // Davidson College
  [212577, 'F&M', 'Franklin & Marshall'], // Franklin and Marshall College
  [173647, 'GAC'], // Gustavus Adolphus College
  [115409, 'Mudd', 'HMC'], // Harvey Mudd College
  [191630, 'Hobart and William Smith', 'HWS'], // Hobart William Smith Colleges
  [170532, 'K College', 'K-zoo'], // Kalamazoo College
  [239017, 'Lawrence'], // Lawrence University
  [209056, 'Lewis and Clark', 'L&C'], // Lewis & Clark College
  [173902, 'Mac'], // Macalester College
  [230959, 'Midd'], // Middlebury College
  [166939, 'MHC', 'MoHo', 'Mt. Holyoke'], // Mount Holyoke College
  [120254, 'Oxy'], // Occidental College
  [204909, 'OWU'], // Ohio Wesleyan University
  [174792, "St. John's", 'CSB/SJU', "Saint John's"], // Saint Johns University
  [195304, 'SLC'], // Sarah Lawrence College
  [195216, 'SLU'], // St Lawrence University
  [174844, 'St. O', 'Olaf'], // St Olaf College
  [216287, 'Swat'], // Swarthmore College
  [130590, 'Trinity', 'Trin'], // Trinity College
  [221519, 'Sewanee', 'University of the South'], // The University of the South
  [216667, 'W&J'], // Washington & Jefferson College
  [234207, 'W&L', 'Washington & Lee'], // Washington and Lee University
  [130697, 'Wes'], // Wesleyan University
  [149781, 'Wheaton Illinois'], // Wheaton College
  [168281, 'Wheaton', 'Wheaton Mass'], // Wheaton College (Massachusetts)
  // Online and national universities
  [108232, 'AAU'], // Academy of Art University
  [445027, 'AIU'], // American InterContinental University System
  [449339, 'APUS', 'AMU', 'APU', 'American Military University'], // American Public University System
  [154022, 'UAGC', 'University of Arizona Global Campus'], // Ashford University
  [454810, 'Escoffier'], // Auguste Escoffier School of Culinary Arts-Boulder
  [126827, 'CTU', 'Colorado Tech'], // Colorado Technical University-Colorado Springs
  [196680, 'Excelsior College'], // Excelsior University
  [104717, 'GCU'], // Grand Canyon University
  [119605, 'NU'], // National University
  [183026, 'SNHU'], // Southern New Hampshire University
  [441371, 'UMA'], // Ultimate Medical Academy
  [229416, 'UTI'], // Universal Technical Institute of Texas Inc.
  [484613, 'UoPX', 'Phoenix', 'UOP'], // University of Phoenix-Arizona
  [488846, 'UoPeople'], // University of the People
  [433387, 'WGU'], // Western Governors University
  [131113, 'WilmU'], // Wilmington University
];
