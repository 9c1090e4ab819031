import { collegeAcronym } from './monogram';

describe('the monogram of an institution', () => {
  it.each([
    ['University of Chicago', 'UC'],
    ['University of California-Los Angeles', 'UCLA'],
    ['University of California-Berkeley', 'UCB'],
    ['University of California-San Diego', 'UCSD'],
    ['The Ohio State University', 'OSU'],
    ['Ohio State University-Main Campus', 'OSU'],
    ['Pennsylvania State University-Main Campus', 'PSU'],
    ['Arizona State University Campus Immersion', 'ASU'],
    ['Colorado State University-Fort Collins', 'CSU'],
    ['California State University-San Bernardino', 'CSUSB'],
    ['California State University-Long Beach', 'CSULB'],
    ['California Polytechnic State University-San Luis Obispo', 'CPSU'],
    ['Texas A&M University', 'TAMU'],
    ['Texas A & M University-College Station', 'TAMU'],
    ['Alabama A & M University', 'AAMU'],
    ['Prairie View A & M University', 'PVAMU'],
    ['North Carolina A & T State University', 'NCAT'],
    ['North Carolina State University at Raleigh', 'NCSU'],
    ['Louisiana State University and Agricultural & Mechanical College', 'LSU'],
    ['Florida Agricultural and Mechanical University', 'FAMU'],
    ['University of Nevada-Las Vegas', 'UNLV'],
    ['University of Illinois Urbana-Champaign', 'UIUC'],
    ['University of North Carolina at Chapel Hill', 'UNCCH'],
    ['University of Washington-Seattle Campus', 'UW'],
    ['University of Oklahoma-Norman Campus', 'UO'],
    ['University of Maryland Global Campus', 'UMGC'],
    ['University at Buffalo', 'UB'],
    ['Columbia University in the City of New York', 'CU'],
    ['Massachusetts Institute of Technology', 'MIT'],
    ['New York University', 'NYU'],
    ['Rochester Institute of Technology', 'RIT'],
    ['Rhode Island School of Design', 'RISD'],
    ['CUNY Borough of Manhattan Community College', 'BMCC'],
    ['United States Air Force Academy', 'USAFA'],
    ['American Career College-Los Angeles', 'ACCLA'],
    ['Universal Technical Institute of Texas Inc.', 'UTIT'],
    ['Auguste Escoffier School of Culinary Arts-Boulder', 'AESCA'],
    ['William & Mary', 'WM'],
    ['Swarthmore College', 'SC'],
  ])('of "%s" is "%s"', (name, letters) => {
    expect(collegeAcronym(name)).toBe(letters);
  });

  it('has at most five letters', () => {
    expect(collegeAcronym('A Very Long Name of an Institute for Every Kind of Study')).toBe('AVLNA');
  });
});
