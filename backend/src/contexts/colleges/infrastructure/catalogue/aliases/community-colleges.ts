import type { CollegeAliases } from './college-aliases-row';

/** Aliases of community colleges and large two-year institutions. */
export const communityCollegeAliases: readonly CollegeAliases[] = [
  // Community colleges and large two-year institutions
  [161767, 'AACC'], // Anne Arundel Community College
  [222992, 'ACC'], // Austin Community College District
  [234669, 'BC', 'Bellevue'], // Bellevue College
  [183743, 'BCC'], // Bergen Community College
  [132709, 'BC'], // Broward College
  [165112, 'BHCC'], // Bunker Hill Community College
  [198154, 'CFCC'], // Cape Fear Community College
  [187532, 'CNM'], // Central New Mexico Community College
  [198260, 'CPCC'], // Central Piedmont Community College
  [144865, 'COD', 'DuPage'], // College of DuPage
  [182005, 'CSN'], // College of Southern Nevada
  [247834, 'Collin College'], // Collin County Community College District
  [202222, 'CSCC'], // Columbus State Community College
  [210605, 'CCAC'], // Community College of Allegheny County
  [434672, 'CCBC'], // Community College of Baltimore County
  [126942, 'CCD'], // Community College of Denver
  [215239, 'CCP', 'Philly Community College'], // Community College of Philadelphia
  [217475, 'CCRI'], // Community College of Rhode Island
  [230861, 'CCV'], // Community College of Vermont
  [129367, 'CT State'], // Connecticut State Community College
  [202356, 'Tri-C'], // Cuyahoga Community College District
  [224615, 'DCCCD', 'Dallas County Community College'], // Dallas College
  [211927, 'DCCC', 'Delco'], // Delaware County Community College
  [130907, 'Del Tech', 'DTCC'], // Delaware Technical Community College-Terry
  [224642, 'EPCC'], // El Paso Community College
  [133702, 'FSCJ'], // Florida State College at Jacksonville
  [127200, 'FRCC'], // Front Range Community College
  [244437, 'Perimeter', 'GSU Perimeter'], // Georgia State University-Perimeter College
  [104708, 'GCC'], // Glendale Community College
  [198622, 'GTCC'], // Guilford Technical Community College
  [212878, 'HACC'], // Harrisburg Area Community College
  [134495, 'HCC'], // Hillsborough Community College
  [225423, 'HCC'], // Houston Community College
  [232414, 'Reynolds', 'JSRCC'], // J Sargeant Reynolds Community College
  [155210, 'JCCC', 'JoCo'], // Johnson County Community College
  [209038, 'LCC'], // Lane Community College
  [170657, 'LCC'], // Lansing Community College
  [227182, 'LSC'], // Lone Star College System
  [238263, 'Madison College', 'MATC'], // Madison Area Technical College
  [105154, 'MCC'], // Mesa Community College
  [177995, 'MCC'], // Metropolitan Community College-Kansas City
  [135717, 'MDC', 'Miami Dade', 'Dade'], // Miami Dade College
  [185536, 'Middlesex County College'], // Middlesex College
  [166887, 'MCC'], // Middlesex Community College
  [239248, 'MATC', 'Milwaukee Tech'], // Milwaukee Area Technical College
  [174136, 'MCTC', 'Minneapolis College'], // Minneapolis Community and Technical College
  [163426, 'MC'], // Montgomery College
  [214111, 'MC3', 'MCCC', 'Montco'], // Montgomery County Community College
  [367459, 'NWACC'], // NorthWest Arkansas Community College
  [232946, 'NOVA', 'NVCC'], // Northern Virginia Community College
  [171535, 'OCC'], // Oakland Community College
  [147800, 'Oakton Community College'], // Oakton College
  [207449, 'OCCC', 'O Triple C'], // Oklahoma City Community College
  [136358, 'PBSC'], // Palm Beach State College
  [246354, 'PAC'], // Palo Alto College
  [233116, 'PVCC'], // Piedmont Virginia Community College
  [105525, 'PCC'], // Pima Community College
  [209746, 'PCC', 'Portland CC'], // Portland Community College
  [163657, 'PGCC'], // Prince George's Community College
  [167534, 'QCC'], // Quinsigamond Community College
  [179308, 'STLCC'], // Saint Louis Community College
  [230746, 'SLCC'], // Salt Lake Community College
  [227924, 'SAC'], // San Antonio College
  [227979, 'San Jac'], // San Jacinto Community College
  [137096, 'Santa Fe'], // Santa Fe College
  [161545, 'SMCC'], // Southern Maine Community College
  [137078, 'SPC', 'St. Pete College'], // St Petersburg College
  [236753, 'TCC'], // Tacoma Community College
  [137759, 'TCC', 'TSC', 'Tallahassee State College'], // Tallahassee Community College
  [228547, 'TCC'], // Tarrant County College District
  [233772, 'TCC'], // Tidewater Community College
  [218894, 'Trident Tech'], // Trident Technical College
  [207935, 'TCC'], // Tulsa Community College
  [199856, 'Wake Tech'], // Wake Technical Community College
  [172635, 'WCCCD'], // Wayne County Community College District
  [149842, 'Harper', 'Harper College'], // William Rainey Harper College
  // California community colleges
  [109208, 'ARC'], // American River College
  [112190, 'CCSF', 'City College of SF'], // City College of San Francisco
  [111461, 'COC', 'Canyons'], // College of the Canyons
  [113634, 'DVC'], // Diablo Valley College
  [113856, 'ELAC', 'East LA College'], // East Los Angeles College
  [113980, 'ECC', 'El Camino College'], // El Camino Community College District
  [114789, 'FCC'], // Fresno City College
  [116439, 'IVC'], // Irvine Valley College
  [117645, 'LBCC'], // Long Beach City College
  [117788, 'LACC', 'LA City College'], // Los Angeles City College
  [117706, 'Pierce', 'LA Pierce'], // Los Angeles Pierce College
  [117733, 'LAVC', 'LA Valley'], // Los Angeles Valley College
  [119164, 'Mt. SAC', 'Mount San Antonio College'], // Mt San Antonio College
  [120342, 'OCC'], // Orange Coast College
  [121044, 'PCC'], // Pasadena City College
  [121901, 'RCC'], // Riverside City College
  [122180, 'Sac City', 'SCC'], // Sacramento City College
  [122375, 'SD Mesa'], // San Diego Mesa College
  [121619, 'SAC'], // Santa Ana College
  [122889, 'SBCC'], // Santa Barbara City College
  [122977, 'SMC'], // Santa Monica College
  [123013, 'SRJC', 'Santa Rosa JC'], // Santa Rosa Junior College
];
