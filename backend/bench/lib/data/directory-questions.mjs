/** Typical requests to the directory: filters as its page sends them, from broad to narrow. */
export const FILTERS = {
  nothing: '',
  'one state': 'states=CA',
  'one small state': 'states=VT',
  'New England': 'states=MA&states=CT&states=RI&states=NH&states=VT&states=ME',
  'public, four years': 'types=Public%204-year',
  'a major': 'majors=Nursing',
  'three majors': 'majors=Computer%20Science&majors=Engineering&majors=Mathematics',
  'below $10,000': 'tuition_min=0&tuition_max=10000',
  'below $10,000 or not reported': 'tuition_min=0&tuition_max=10000&unreported=tuition',
  selective: 'acceptance_min=0&acceptance_max=20',
  'middle-sized': 'enrollment_min=2000&enrollment_max=10000',
  'a state, a type, a major': 'states=TX&types=Public%204-year&majors=Engineering',
  'states, types and price':
    'states=NY&states=NJ&states=PA&types=Public%204-year&types=Private%20Non-Profit%204-year&tuition_min=0&tuition_max=30000',
  'all three ranges':
    'tuition_min=5000&tuition_max=40000&acceptance_min=20&acceptance_max=80&enrollment_min=1000&enrollment_max=20000',
  'all three ranges or not reported':
    'tuition_min=5000&tuition_max=40000&acceptance_min=20&acceptance_max=80&enrollment_min=1000&enrollment_max=20000' +
    '&unreported=tuition&unreported=acceptance&unreported=enrollment',
  'price after grants and graduation': 'net_price_max=15000&graduation_min=60',
  'earnings, debt and retention': 'earnings_min=45000&debt_max=25000&retention_min=70',
  'setting, tests and mission': 'settings=city&settings=suburb&tests=optional&missions=religious',
  'a text': 'q=university',
  'a text and a state': 'q=community%20college&states=CA',
  'a city': 'q=boston',
  'a major as text': 'q=nursing&types=Public%202-year',
  'everything at once':
    'q=state&states=CA&states=TX&states=FL&types=Public%204-year&majors=Biology&tuition_min=2000&tuition_max=20000' +
    '&acceptance_min=10&acceptance_max=90&enrollment_min=500&enrollment_max=45000',
  'nothing left':
    'states=WY&majors=Art%20%26%20Design&types=Private%20For-Profit%204-year&acceptance_min=0&acceptance_max=5',
};

/** Sort orders of a page. */
export const SORTED = {
  'by default': '',
  'by popularity': 'sort=popularity',
  'by name, from Z': 'sort=name&order=desc',
  'by tuition': 'sort=tuition',
  'by admission': 'sort=admission',
  'by graduation': 'sort=graduation',
  'by enrollment': 'sort=enrollment',
  'by price after grants': 'sort=net_price',
  'by earnings': 'sort=earnings',
  'by distance': 'sort=distance&near=Boston%2C%20MA',
};
