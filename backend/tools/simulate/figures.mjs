/** The Gini coefficient of sorted values: 0 if all are equal, near 1 if one is everything. */
function gini(sorted) {
  let [sum, weighted] = [0, 0];
  sorted.forEach((value, n) => {
    sum += value;
    weighted += (n + 1) * value;
  });
  return sum === 0 ? 0 : (2 * weighted) / (sorted.length * sum) - (sorted.length + 1) / sorted.length;
}

/**
 * The value below which `share` of the values are.
 * @param {Float64Array} sorted
 * @param {number} [count] number of values with the missing ones, which are above all others
 */
function quantile(sorted, share, count = sorted.length) {
  const at = Math.min(Math.floor(share * count), count - 1);
  return at < sorted.length ? sorted[at] : Infinity;
}

/** The quantiles for 0, 1 … 100 percent. */
const curve = (sorted, count) => Array.from({ length: 101 }, (_, n) => quantile(sorted, n / 100, count));

/** What one set of rules led to. */
export class Outcome {
  questions = 0;
  deadEnds = 0;
  offers = 0;
  overrun = 0;
  /** Hours until the first answer, of answered questions. */
  hours = [];
  /** Number of answers by fit. */
  fits = {};

  answered(hours, fit) {
    this.hours.push(hours);
    this.fits[fit] = (this.fits[fit] ?? 0) + 1;
  }

  /** @returns the figures, as fractions, hours and counts */
  summarize(alumni, months) {
    const given = alumni.reduce((sum, { minutesGiven }) => sum + minutesGiven * months, 0);
    const used = alumni.reduce((sum, { total }) => sum + total, 0);
    const answers = this.hours.length;
    const hours = Float64Array.from(this.hours).sort();
    const shares = Float64Array.from(alumni, ({ total, minutesGiven }) => total / (minutesGiven * months)).sort();
    const ofCollegeOrProgram = ['college-and-program', 'college', 'program'].reduce(
      (sum, fit) => sum + (this.fits[fit] ?? 0),
      0,
    );
    return {
      questions: this.questions,
      answered: answers / this.questions,
      unused: 1 - used / given,
      overrun: this.overrun,
      gini: gini(shares),
      median: quantile(hours, 0.5, this.questions),
      p90: quantile(hours, 0.9, this.questions),
      medianOfAnswered: quantile(hours, 0.5),
      collegeOrProgram: ofCollegeOrProgram / answers,
      deadEnds: this.deadEnds,
      hoursByShare: curve(hours, this.questions),
      usedByShare: curve(shares),
      offersPerMonth: this.offers / alumni.length / months,
    };
  }
}
