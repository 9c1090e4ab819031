import { everywhere, type ExpectedFirst, inOfficialFile } from './expected-first';

/** Searches of students for one college: short, from memory and colloquial. */
export const realSearches: readonly ExpectedFirst[] = [
  // Acronyms and nicknames
  inOfficialFile('USC', 123961), // University of Southern California
  everywhere('NYU', 193900), // New York University
  everywhere('LSU', 159391), // Louisiana State University and Agricultural & Mechanical College
  inOfficialFile('TCU', 228875), // Texas Christian University
  inOfficialFile('SMU', 228246), // Southern Methodist University
  everywhere('ASU', 104151), // Arizona State University Campus Immersion
  everywhere('UCF', 132903), // University of Central Florida
  everywhere('UNC', 199120), // University of North Carolina at Chapel Hill
  everywhere('UGA', 139959), // University of Georgia
  everywhere('CMU', 211440), // Carnegie Mellon University
  everywhere('RIT', 195003), // Rochester Institute of Technology
  inOfficialFile('WPI', 168421), // Worcester Polytechnic Institute
  everywhere('SDSU', 122409), // San Diego State University
  everywhere('UCSD', 110680), // University of California-San Diego
  everywhere('UCSB', 110705), // University of California-Santa Barbara
  inOfficialFile('UC Davis', 110644), // University of California-Davis
  everywhere('UT', 228778), // The University of Texas at Austin
  everywhere('UMD', 163286), // University of Maryland-College Park
  everywhere('UConn', 129020), // University of Connecticut
  everywhere('Umass', 166629), // University of Massachusetts-Amherst
  everywhere('UPenn', 215062), // University of Pennsylvania
  everywhere('Penn', 215062), // University of Pennsylvania
  everywhere('Pitt', 215293), // University of Pittsburgh-Pittsburgh Campus
  everywhere('Cal', 110635), // University of California-Berkeley
  everywhere('Caltech', 110404), // California Institute of Technology
  inOfficialFile('Cal State Fullerton', 110565), // California State University-Fullerton
  everywhere('CSULB', 110583), // California State University-Long Beach
  inOfficialFile('SJSU', 122755), // San Jose State University
  inOfficialFile('JMU', 232423), // James Madison University
  everywhere('GMU', 232186), // George Mason University
  everywhere('GWU', 131469), // George Washington University
  inOfficialFile('VCU', 234030), // Virginia Commonwealth University
  inOfficialFile('ODU', 232982), // Old Dominion University
  inOfficialFile('FIU', 133951), // Florida International University
  everywhere('USF', 137351), // University of South Florida
  everywhere('FAMU', 133650), // Florida Agricultural and Mechanical University
  everywhere('NC State', 199193), // North Carolina State University at Raleigh
  everywhere('UNLV', 182281), // University of Nevada-Las Vegas
  inOfficialFile('UTSA', 229027), // The University of Texas at San Antonio
  inOfficialFile('UTEP', 228796), // The University of Texas at El Paso
  inOfficialFile('UNT', 227216), // University of North Texas
  everywhere('OU', 207500), // University of Oklahoma-Norman Campus
  everywhere('KU', 155317), // University of Kansas
  inOfficialFile('K-State', 155399), // Kansas State University
  everywhere('Mizzou', 178396), // University of Missouri-Columbia
  everywhere('Bama', 100751), // The University of Alabama
  inOfficialFile('UAB', 100663), // University of Alabama at Birmingham
  everywhere('Vandy', 221999), // Vanderbilt University
  everywhere('Cuse', 196413), // Syracuse University
  everywhere('BC', 164924), // Boston College
  everywhere('BU', 164988), // Boston University
  everywhere('IU', 151351), // Indiana University-Bloomington
  everywhere('UIUC', 145637), // University of Illinois Urbana-Champaign
  inOfficialFile('UIC', 145600), // University of Illinois Chicago
  everywhere('UChicago', 144050), // University of Chicago
  everywhere('WashU', 179867), // Washington University in St Louis
  everywhere('JHU', 162928), // Johns Hopkins University
  everywhere('Hopkins', 162928), // Johns Hopkins University
  everywhere('Cal Poly SLO', 110422), // California Polytechnic State University-San Luis Obispo
  inOfficialFile('Cal Poly Pomona', 110529), // California State Polytechnic University-Pomona
  everywhere('UDub', 236948), // University of Washington-Seattle Campus
  everywhere('Wazzu', 236939), // Washington State University
  everywhere('RISD', 217493), // Rhode Island School of Design
  inOfficialFile('SCAD', 140951), // Savannah College of Art and Design
  inOfficialFile('MICA', 163295), // Maryland Institute College of Art
  inOfficialFile('SUNY Binghamton', 196079), // Binghamton University
  everywhere('Stony Brook', 196097), // Stony Brook University
  everywhere('SNHU', 183026), // Southern New Hampshire University
  everywhere('WGU', 433387), // Western Governors University
  inOfficialFile('ERAU', 133553), // Embry-Riddle Aeronautical University-Daytona Beach
  everywhere('Ga Tech', 139755), // Georgia Institute of Technology-Main Campus
  everywhere('texas tech', 229115), // Texas Tech University
  everywhere('rutgers', 186380), // Rutgers University-New Brunswick
  everywhere('purdue', 243780), // Purdue University-Main Campus
  inOfficialFile('ut dallas', 228787), // The University of Texas at Dallas
  inOfficialFile('UNC Charlotte', 199139), // University of North Carolina at Charlotte
  inOfficialFile('uc merced', 445188), // University of California-Merced
  everywhere('naval academy', 164155), // United States Naval Academy
  everywhere('west point', 197036), // United States Military Academy
  everywhere('air force academy', 128328), // United States Air Force Academy
  everywhere('NOVA community college', 232946), // Northern Virginia Community College
  // Missing or misplaced punctuation
  inOfficialFile('st johns', 195809), // St. John's University-New York
  inOfficialFile("St. John's", 195809), // St. John's University-New York
  inOfficialFile('st. marys college of california', 123554), // Saint Mary's College of California
  inOfficialFile('saint josephs university', 215770), // Saint Joseph's University
  everywhere('William & Mary', 231624), // William & Mary
  everywhere('william and mary', 231624), // William & Mary
  inOfficialFile('washington & lee', 234207), // Washington and Lee University
  inOfficialFile('Texas A&M Corpus Christi', 224147), // Texas A & M University-Corpus Christi
  everywhere('prairie view a&m', 227526), // Prairie View A & M University
  everywhere('Florida A&M', 133650), // Florida Agricultural and Mechanical University
  everywhere('UNC-Chapel Hill', 199120), // University of North Carolina at Chapel Hill
  inOfficialFile('UMass Boston', 166638), // University of Massachusetts-Boston
  everywhere('U. of Miami', 135726), // University of Miami
  inOfficialFile('Bryn Mawr', 211273), // Bryn Mawr College
  inOfficialFile('Embry Riddle', 133553), // Embry-Riddle Aeronautical University-Daytona Beach
  inOfficialFile("d'youville", 190716), // D'Youville University
  // Colleges of the same name, and states that are half of a name
  inOfficialFile('Miami of Ohio', 204024), // Miami University-Oxford
  everywhere('Miami', 135726), // University of Miami
  everywhere('Miami Florida', 135726), // University of Miami
  inOfficialFile('Indiana State', 151324), // Indiana State University
  everywhere('Indiana', 151351), // Indiana University-Bloomington
  everywhere('Washington', 236948), // University of Washington-Seattle Campus
  everywhere('Washington State', 236939), // Washington State University
  everywhere('Washington University', 179867), // Washington University in St Louis
  everywhere('Oregon', 209551), // University of Oregon
  everywhere('Oregon State', 209542), // Oregon State University
  everywhere('Iowa', 153658), // University of Iowa
  everywhere('Iowa State', 153603), // Iowa State University
  everywhere('Kansas', 155317), // University of Kansas
  everywhere('Michigan', 170976), // University of Michigan-Ann Arbor
  inOfficialFile('Ohio University', 204857), // Ohio University-Main Campus
  inOfficialFile('Penn State Harrisburg', 214713), // Pennsylvania State University-Penn State Harrisburg
  inOfficialFile('California of Pennsylvania', 498571), // Pennsylvania Western University
  inOfficialFile('Indiana University of Pennsylvania', 213020), // Indiana University of Pennsylvania-Main Campus
  everywhere('Northwestern', 147767), // Northwestern University
  inOfficialFile('Northwestern Iowa', 154101), // Northwestern College
  everywhere('Cornell', 190415), // Cornell University
  inOfficialFile('Cornell Iowa', 153162), // Cornell College
  inOfficialFile('Columbia Chicago', 144281), // Columbia College Chicago
  everywhere('Columbia', 190150), // Columbia University in the City of New York
  inOfficialFile('Wesleyan', 130697), // Wesleyan University
  inOfficialFile('Ohio Wesleyan', 204909), // Ohio Wesleyan University
  inOfficialFile('Trinity', 229267), // Trinity University
  inOfficialFile('Trinity hartford', 130590), // Trinity College
  inOfficialFile('Loyola Maryland', 163046), // Loyola University Maryland
  inOfficialFile('Loyola Marymount', 117946), // Loyola Marymount University
  inOfficialFile('Loyola New Orleans', 159656), // Loyola University New Orleans
  everywhere('Georgia', 139959), // University of Georgia
  inOfficialFile('Georgia State', 139940), // Georgia State University
  inOfficialFile('Texas State', 228459), // Texas State University
  everywhere('Mississippi State', 176080), // Mississippi State University
  everywhere('Arizona', 104179), // University of Arizona
  inOfficialFile('New Mexico State', 188030), // New Mexico State University-Main Campus
  inOfficialFile('York Pennsylvania', 217059), // York College of Pennsylvania
  // Campuses and cities
  inOfficialFile('Purdue Northwest', 490805), // Purdue University Northwest
  inOfficialFile('Purdue Fort Wayne', 151102), // Purdue University Fort Wayne
  inOfficialFile('Rutgers Newark', 186399), // Rutgers University-Newark
  inOfficialFile('Colorado Springs', 126580), // University of Colorado Colorado Springs
  everywhere('CU Boulder', 126614), // University of Colorado Boulder
  inOfficialFile('UW Milwaukee', 240453), // University of Wisconsin-Milwaukee
  inOfficialFile('UW Tacoma', 377564), // University of Washington-Tacoma Campus
  inOfficialFile('Minnesota Duluth', 174233), // University of Minnesota-Duluth
  everywhere('Minnesota', 174066), // University of Minnesota-Twin Cities
  inOfficialFile('Nebraska Omaha', 181394), // University of Nebraska at Omaha
  inOfficialFile('UC Santa Cruz', 110714), // University of California-Santa Cruz
  inOfficialFile('LSU Shreveport', 159416), // Louisiana State University-Shreveport
  everywhere('Texas A&M Galveston', 228723), // Texas A & M University-College Station
  everywhere('IUPUI', 151111), // Indiana University-Indianapolis
  inOfficialFile('University of Michigan Dearborn', 171137), // University of Michigan-Dearborn
  inOfficialFile('Missouri S&T', 178411), // Missouri University of Science and Technology
  inOfficialFile('Missouri Rolla', 178411), // Missouri University of Science and Technology
  everywhere('Provo, UT', 230038), // Brigham Young University
  everywhere('Ann Arbor', 170976), // University of Michigan-Ann Arbor
  inOfficialFile('Ithaca', 191968), // Ithaca College
  everywhere('New Haven CT', 130794), // Yale University
  everywhere('Lincoln Nebraska', 181464), // University of Nebraska-Lincoln
  everywhere('Tucson, AZ', 104179), // University of Arizona
  everywhere('Gainesville FL', 134130), // University of Florida
  // A major and a place
  everywhere('engineering gainesville florida', 134130), // University of Florida
  everywhere('biology ithaca', 190415), // Cornell University
  everywhere('engineering houston', 225511), // University of Houston
  everywhere('computer science seattle', 236948), // University of Washington-Seattle Campus
  everywhere('business boston', 164988), // Boston University
  everywhere('psychology nebraska', 181464), // University of Nebraska-Lincoln
  // Misspellings, and names known only from hearing
  everywhere('Massachusets Institute of Technology', 166683), // Massachusetts Institute of Technology
  everywhere('princton', 186131), // Princeton University
  everywhere('Vandebilt', 221999), // Vanderbilt University
  everywhere('Pennsylvannia state', 214777), // Pennsylvania State University-Main Campus
  everywhere('georgtown', 131496), // Georgetown University
  everywhere('johns hopkin', 162928), // Johns Hopkins University
  everywhere('john hopkins', 162928), // Johns Hopkins University
  everywhere('standford university', 243744), // Stanford University
  everywhere('cincinatti', 201885), // University of Cincinnati-Main Campus
  everywhere('tennesee', 221759), // The University of Tennessee-Knoxville
  everywhere('conneticut', 129020), // University of Connecticut
  everywhere('northeasten', 167358), // Northeastern University
  everywhere('gonzanga', 235316), // Gonzaga University
  everywhere('virgina tech', 233921), // Virginia Polytechnic Institute and State University
  everywhere('university of pittsburg', 215293), // University of Pittsburgh-Pittsburgh Campus
  inOfficialFile('lehi university', 213543), // Lehigh University
  everywhere('carnegie melon', 211440), // Carnegie Mellon University
  inOfficialFile('morehous', 140553), // Morehouse College
  everywhere('spellman', 141060), // Spelman College
];
