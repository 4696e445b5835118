/**
 * Names of the same city, folded; the official one first, then old names and short ones.
 * @source Census of India 2011, names of towns; gazettes of Karnataka (01-11-2014), Haryana (27-09-2016), Uttar Pradesh (2018) and
 * Maharashtra (2023) for later changes
 */
const listed = [
  "bengaluru bangalore",
  "mumbai bombay",
  "gurugram gurgaon",
  "chennai madras",
  "kolkata calcutta",
  "pune poona",
  "vadodara baroda",
  "thiruvananthapuram trivandrum",
  "kochi cochin",
  "kozhikode calicut",
  "kollam quilon",
  "alappuzha alleppey",
  "thrissur trichur",
  "palakkad palghat",
  "kannur cannanore",
  "mysuru mysore",
  "mangaluru mangalore",
  "hubballi hubli",
  "belagavi belgaum",
  "kalaburagi gulbarga",
  "ballari bellary",
  "shivamogga shimoga",
  "tumakuru tumkur",
  "vijayapura bijapur",
  "prayagraj allahabad",
  "varanasi banaras benares",
  "kanpur cawnpore",
  "puducherry pondicherry",
  "visakhapatnam vizag",
  "rajamahendravaram rajahmundry",
  "kadapa cuddapah",
  "tiruchirappalli trichy",
  "thanjavur tanjore",
  "thoothukudi tuticorin",
  "guwahati gauhati",
  "shimla simla",
  "panaji panjim",
  "bharuch broach",
  "sambhajinagar aurangabad",
  "dharashiv osmanabad",
  "narmadapuram hoshangabad",
] as const;

const byName: ReadonlyMap<string, readonly string[]> = new Map(
  listed.flatMap((line) => {
    const names = line.split(" ");
    return names.map((name) => [name, names.filter((other) => other !== name)] as const);
  }),
);

/** The other names of the city with this folded name; none for any other word. */
export const otherCityNames = (word: string): readonly string[] => byName.get(word) ?? [];
