import { expectFirstEverywhere, type ExpectedFirst, expectFirstInOfficialFile } from './expected-first';

/** Searches of students for one college: short, from memory and colloquial. */
export const realSearches: readonly ExpectedFirst[] = [
  // Acronyms and nicknames
  expectFirstInOfficialFile('USC', 123961), // University of Southern California
  expectFirstEverywhere('NYU', 193900), // New York University
  expectFirstEverywhere('LSU', 159391), // Louisiana State University and Agricultural & Mechanical College
  expectFirstInOfficialFile('TCU', 228875), // Texas Christian University
  expectFirstInOfficialFile('SMU', 228246), // Southern Methodist University
  expectFirstEverywhere('ASU', 104151), // Arizona State University Campus Immersion
  expectFirstEverywhere('UCF', 132903), // University of Central Florida
  expectFirstEverywhere('UNC', 199120), // University of North Carolina at Chapel Hill
  expectFirstEverywhere('UGA', 139959), // University of Georgia
  expectFirstEverywhere('CMU', 211440), // Carnegie Mellon University
  expectFirstEverywhere('RIT', 195003), // Rochester Institute of Technology
  expectFirstInOfficialFile('WPI', 168421), // Worcester Polytechnic Institute
  expectFirstEverywhere('SDSU', 122409), // San Diego State University
  expectFirstEverywhere('UCSD', 110680), // University of California-San Diego
  expectFirstEverywhere('UCSB', 110705), // University of California-Santa Barbara
  expectFirstInOfficialFile('UC Davis', 110644), // University of California-Davis
  expectFirstEverywhere('UT', 228778), // The University of Texas at Austin
  expectFirstEverywhere('UMD', 163286), // University of Maryland-College Park
  expectFirstEverywhere('UConn', 129020), // University of Connecticut
  expectFirstEverywhere('Umass', 166629), // University of Massachusetts-Amherst
  expectFirstEverywhere('UPenn', 215062), // University of Pennsylvania
  expectFirstEverywhere('Penn', 215062), // University of Pennsylvania
  expectFirstEverywhere('Pitt', 215293), // University of Pittsburgh-Pittsburgh Campus
  expectFirstEverywhere('Cal', 110635), // University of California-Berkeley
  expectFirstEverywhere('Caltech', 110404), // California Institute of Technology
  expectFirstInOfficialFile('Cal State Fullerton', 110565), // California State University-Fullerton
  expectFirstEverywhere('CSULB', 110583), // California State University-Long Beach
  expectFirstInOfficialFile('SJSU', 122755), // San Jose State University
  expectFirstInOfficialFile('JMU', 232423), // James Madison University
  expectFirstEverywhere('GMU', 232186), // George Mason University
  expectFirstEverywhere('GWU', 131469), // George Washington University
  expectFirstInOfficialFile('VCU', 234030), // Virginia Commonwealth University
  expectFirstInOfficialFile('ODU', 232982), // Old Dominion University
  expectFirstInOfficialFile('FIU', 133951), // Florida International University
  expectFirstEverywhere('USF', 137351), // University of South Florida
  expectFirstEverywhere('FAMU', 133650), // Florida Agricultural and Mechanical University
  expectFirstEverywhere('NC State', 199193), // North Carolina State University at Raleigh
  expectFirstEverywhere('UNLV', 182281), // University of Nevada-Las Vegas
  expectFirstInOfficialFile('UTSA', 229027), // The University of Texas at San Antonio
  expectFirstInOfficialFile('UTEP', 228796), // The University of Texas at El Paso
  expectFirstInOfficialFile('UNT', 227216), // University of North Texas
  expectFirstEverywhere('OU', 207500), // University of Oklahoma-Norman Campus
  expectFirstEverywhere('KU', 155317), // University of Kansas
  expectFirstInOfficialFile('K-State', 155399), // Kansas State University
  expectFirstEverywhere('Mizzou', 178396), // University of Missouri-Columbia
  expectFirstEverywhere('Bama', 100751), // The University of Alabama
  expectFirstInOfficialFile('UAB', 100663), // University of Alabama at Birmingham
  expectFirstEverywhere('Vandy', 221999), // Vanderbilt University
  expectFirstEverywhere('Cuse', 196413), // Syracuse University
  expectFirstEverywhere('BC', 164924), // Boston College
  expectFirstEverywhere('BU', 164988), // Boston University
  expectFirstEverywhere('IU', 151351), // Indiana University-Bloomington
  expectFirstEverywhere('UIUC', 145637), // University of Illinois Urbana-Champaign
  expectFirstInOfficialFile('UIC', 145600), // University of Illinois Chicago
  expectFirstEverywhere('UChicago', 144050), // University of Chicago
  expectFirstEverywhere('WashU', 179867), // Washington University in St Louis
  expectFirstEverywhere('JHU', 162928), // Johns Hopkins University
  expectFirstEverywhere('Hopkins', 162928), // Johns Hopkins University
  expectFirstEverywhere('Cal Poly SLO', 110422), // California Polytechnic State University-San Luis Obispo
  expectFirstInOfficialFile('Cal Poly Pomona', 110529), // California State Polytechnic University-Pomona
  expectFirstEverywhere('UDub', 236948), // University of Washington-Seattle Campus
  expectFirstEverywhere('Wazzu', 236939), // Washington State University
  expectFirstEverywhere('RISD', 217493), // Rhode Island School of Design
  expectFirstInOfficialFile('SCAD', 140951), // Savannah College of Art and Design
  expectFirstInOfficialFile('MICA', 163295), // Maryland Institute College of Art
  expectFirstInOfficialFile('SUNY Binghamton', 196079), // Binghamton University
  expectFirstEverywhere('Stony Brook', 196097), // Stony Brook University
  expectFirstEverywhere('SNHU', 183026), // Southern New Hampshire University
  expectFirstEverywhere('WGU', 433387), // Western Governors University
  expectFirstInOfficialFile('ERAU', 133553), // Embry-Riddle Aeronautical University-Daytona Beach
  expectFirstEverywhere('Ga Tech', 139755), // Georgia Institute of Technology-Main Campus
  expectFirstEverywhere('texas tech', 229115), // Texas Tech University
  expectFirstEverywhere('rutgers', 186380), // Rutgers University-New Brunswick
  expectFirstEverywhere('purdue', 243780), // Purdue University-Main Campus
  expectFirstInOfficialFile('ut dallas', 228787), // The University of Texas at Dallas
  expectFirstInOfficialFile('UNC Charlotte', 199139), // University of North Carolina at Charlotte
  expectFirstInOfficialFile('uc merced', 445188), // University of California-Merced
  expectFirstEverywhere('naval academy', 164155), // United States Naval Academy
  expectFirstEverywhere('west point', 197036), // United States Military Academy
  expectFirstEverywhere('air force academy', 128328), // United States Air Force Academy
  expectFirstEverywhere('NOVA community college', 232946), // Northern Virginia Community College
  // Missing or misplaced punctuation
  expectFirstInOfficialFile('st johns', 195809), // St. John's University-New York
  expectFirstInOfficialFile("St. John's", 195809), // St. John's University-New York
  expectFirstInOfficialFile('st. marys college of california', 123554), // Saint Mary's College of California
  expectFirstInOfficialFile('saint josephs university', 215770), // Saint Joseph's University
  expectFirstEverywhere('William & Mary', 231624), // William & Mary
  expectFirstEverywhere('william and mary', 231624), // William & Mary
  expectFirstInOfficialFile('washington & lee', 234207), // Washington and Lee University
  expectFirstInOfficialFile('Texas A&M Corpus Christi', 224147), // Texas A & M University-Corpus Christi
  expectFirstEverywhere('prairie view a&m', 227526), // Prairie View A & M University
  expectFirstEverywhere('Florida A&M', 133650), // Florida Agricultural and Mechanical University
  expectFirstEverywhere('UNC-Chapel Hill', 199120), // University of North Carolina at Chapel Hill
  expectFirstInOfficialFile('UMass Boston', 166638), // University of Massachusetts-Boston
  expectFirstEverywhere('U. of Miami', 135726), // University of Miami
  expectFirstInOfficialFile('Bryn Mawr', 211273), // Bryn Mawr College
  expectFirstInOfficialFile('Embry Riddle', 133553), // Embry-Riddle Aeronautical University-Daytona Beach
  expectFirstInOfficialFile("d'youville", 190716), // D'Youville University
  // Colleges of the same name, and states that are half of a name
  expectFirstInOfficialFile('Miami of Ohio', 204024), // Miami University-Oxford
  expectFirstEverywhere('Miami', 135726), // University of Miami
  expectFirstEverywhere('Miami Florida', 135726), // University of Miami
  expectFirstInOfficialFile('Indiana State', 151324), // Indiana State University
  expectFirstEverywhere('Indiana', 151351), // Indiana University-Bloomington
  expectFirstEverywhere('Washington', 236948), // University of Washington-Seattle Campus
  expectFirstEverywhere('Washington State', 236939), // Washington State University
  expectFirstEverywhere('Washington University', 179867), // Washington University in St Louis
  expectFirstEverywhere('Oregon', 209551), // University of Oregon
  expectFirstEverywhere('Oregon State', 209542), // Oregon State University
  expectFirstEverywhere('Iowa', 153658), // University of Iowa
  expectFirstEverywhere('Iowa State', 153603), // Iowa State University
  expectFirstEverywhere('Kansas', 155317), // University of Kansas
  expectFirstEverywhere('Michigan', 170976), // University of Michigan-Ann Arbor
  expectFirstInOfficialFile('Ohio University', 204857), // Ohio University-Main Campus
  expectFirstInOfficialFile('Penn State Harrisburg', 214713), // Pennsylvania State University-Penn State Harrisburg
  expectFirstInOfficialFile('California of Pennsylvania', 498571), // Pennsylvania Western University
  expectFirstInOfficialFile('Indiana University of Pennsylvania', 213020), // Indiana University of Pennsylvania-Main Campus
  expectFirstEverywhere('Northwestern', 147767), // Northwestern University
  expectFirstInOfficialFile('Northwestern Iowa', 154101), // Northwestern College
  expectFirstEverywhere('Cornell', 190415), // Cornell University
  expectFirstInOfficialFile('Cornell Iowa', 153162), // Cornell College
  expectFirstInOfficialFile('Columbia Chicago', 144281), // Columbia College Chicago
  expectFirstEverywhere('Columbia', 190150), // Columbia University in the City of New York
  expectFirstInOfficialFile('Wesleyan', 130697), // Wesleyan University
  expectFirstInOfficialFile('Ohio Wesleyan', 204909), // Ohio Wesleyan University
  expectFirstInOfficialFile('Trinity', 229267), // Trinity University
  expectFirstInOfficialFile('Trinity hartford', 130590), // Trinity College
  expectFirstInOfficialFile('Loyola Maryland', 163046), // Loyola University Maryland
  expectFirstInOfficialFile('Loyola Marymount', 117946), // Loyola Marymount University
  expectFirstInOfficialFile('Loyola New Orleans', 159656), // Loyola University New Orleans
  expectFirstEverywhere('Georgia', 139959), // University of Georgia
  expectFirstInOfficialFile('Georgia State', 139940), // Georgia State University
  expectFirstInOfficialFile('Texas State', 228459), // Texas State University
  expectFirstEverywhere('Mississippi State', 176080), // Mississippi State University
  expectFirstEverywhere('Arizona', 104179), // University of Arizona
  expectFirstInOfficialFile('New Mexico State', 188030), // New Mexico State University-Main Campus
  expectFirstInOfficialFile('York Pennsylvania', 217059), // York College of Pennsylvania
  // Campuses and cities
  expectFirstInOfficialFile('Purdue Northwest', 490805), // Purdue University Northwest
  expectFirstInOfficialFile('Purdue Fort Wayne', 151102), // Purdue University Fort Wayne
  expectFirstInOfficialFile('Rutgers Newark', 186399), // Rutgers University-Newark
  expectFirstInOfficialFile('Colorado Springs', 126580), // University of Colorado Colorado Springs
  expectFirstEverywhere('CU Boulder', 126614), // University of Colorado Boulder
  expectFirstInOfficialFile('UW Milwaukee', 240453), // University of Wisconsin-Milwaukee
  expectFirstInOfficialFile('UW Tacoma', 377564), // University of Washington-Tacoma Campus
  expectFirstInOfficialFile('Minnesota Duluth', 174233), // University of Minnesota-Duluth
  expectFirstEverywhere('Minnesota', 174066), // University of Minnesota-Twin Cities
  expectFirstInOfficialFile('Nebraska Omaha', 181394), // University of Nebraska at Omaha
  expectFirstInOfficialFile('UC Santa Cruz', 110714), // University of California-Santa Cruz
  expectFirstInOfficialFile('LSU Shreveport', 159416), // Louisiana State University-Shreveport
  expectFirstEverywhere('Texas A&M Galveston', 228723), // Texas A & M University-College Station
  expectFirstEverywhere('IUPUI', 151111), // Indiana University-Indianapolis
  expectFirstInOfficialFile('University of Michigan Dearborn', 171137), // University of Michigan-Dearborn
  expectFirstInOfficialFile('Missouri S&T', 178411), // Missouri University of Science and Technology
  expectFirstInOfficialFile('Missouri Rolla', 178411), // Missouri University of Science and Technology
  expectFirstEverywhere('Provo, UT', 230038), // Brigham Young University
  expectFirstEverywhere('Ann Arbor', 170976), // University of Michigan-Ann Arbor
  expectFirstInOfficialFile('Ithaca', 191968), // Ithaca College
  expectFirstEverywhere('New Haven CT', 130794), // Yale University
  expectFirstEverywhere('Lincoln Nebraska', 181464), // University of Nebraska-Lincoln
  expectFirstEverywhere('Tucson, AZ', 104179), // University of Arizona
  expectFirstEverywhere('Gainesville FL', 134130), // University of Florida
  // A major and a place
  expectFirstEverywhere('engineering gainesville florida', 134130), // University of Florida
  expectFirstEverywhere('biology ithaca', 190415), // Cornell University
  expectFirstEverywhere('engineering houston', 225511), // University of Houston
  expectFirstEverywhere('computer science seattle', 236948), // University of Washington-Seattle Campus
  expectFirstEverywhere('business boston', 164988), // Boston University
  expectFirstEverywhere('psychology nebraska', 181464), // University of Nebraska-Lincoln
  // Misspellings, and names known only from hearing
  expectFirstEverywhere('Massachusets Institute of Technology', 166683), // Massachusetts Institute of Technology
  expectFirstEverywhere('princton', 186131), // Princeton University
  expectFirstEverywhere('Vandebilt', 221999), // Vanderbilt University
  expectFirstEverywhere('Pennsylvannia state', 214777), // Pennsylvania State University-Main Campus
  expectFirstEverywhere('georgtown', 131496), // Georgetown University
  expectFirstEverywhere('johns hopkin', 162928), // Johns Hopkins University
  expectFirstEverywhere('john hopkins', 162928), // Johns Hopkins University
  expectFirstEverywhere('standford university', 243744), // Stanford University
  expectFirstEverywhere('cincinatti', 201885), // University of Cincinnati-Main Campus
  expectFirstEverywhere('tennesee', 221759), // The University of Tennessee-Knoxville
  expectFirstEverywhere('conneticut', 129020), // University of Connecticut
  expectFirstEverywhere('northeasten', 167358), // Northeastern University
  expectFirstEverywhere('gonzanga', 235316), // Gonzaga University
  expectFirstEverywhere('virgina tech', 233921), // Virginia Polytechnic Institute and State University
  expectFirstEverywhere('university of pittsburg', 215293), // University of Pittsburgh-Pittsburgh Campus
  expectFirstInOfficialFile('lehi university', 213543), // Lehigh University
  expectFirstEverywhere('carnegie melon', 211440), // Carnegie Mellon University
  expectFirstInOfficialFile('morehous', 140553), // Morehouse College
  expectFirstEverywhere('spellman', 141060), // Spelman College
];
