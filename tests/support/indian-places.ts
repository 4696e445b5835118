/** Cities with industry, their states and where their postal codes begin. */
export const indianPlaces: readonly (readonly [city: string, state: string, pin: number])[] = [
  ["Mumbai", "Maharashtra", 400001], ["Delhi", "Delhi", 110001], ["Ahmedabad", "Gujarat", 380001], ["Chennai", "Tamil Nadu", 600001],
  ["Bengaluru", "Karnataka", 560001], ["Pune", "Maharashtra", 411001], ["Hyderabad", "Telangana", 500001], ["Vadodara", "Gujarat", 390001],
  ["Noida", "Uttar Pradesh", 201301], ["Gurugram", "Haryana", 122001], ["Faridabad", "Haryana", 121001], ["Kolkata", "West Bengal", 700001],
  ["Surat", "Gujarat", 395001], ["Ambala", "Haryana", 133001], ["Rajkot", "Gujarat", 360001], ["Nashik", "Maharashtra", 422001],
  ["Coimbatore", "Tamil Nadu", 641001], ["Jaipur", "Rajasthan", 302001], ["Indore", "Madhya Pradesh", 452001], ["Ludhiana", "Punjab", 141001],
  ["Jalandhar", "Punjab", 144001], ["Visakhapatnam", "Andhra Pradesh", 530001], ["Kochi", "Kerala", 682001], ["Thiruvananthapuram", "Kerala", 695001],
  ["Bhiwadi", "Rajasthan", 301019], ["Baddi", "Himachal Pradesh", 173205], ["Haridwar", "Uttarakhand", 249401], ["Rudrapur", "Uttarakhand", 263153],
  ["Nagpur", "Maharashtra", 440001], ["Aurangabad", "Maharashtra", 431001], ["Mysuru", "Karnataka", 570001], ["Hubballi", "Karnataka", 580020],
  ["Bhopal", "Madhya Pradesh", 462001], ["Lucknow", "Uttar Pradesh", 226001], ["Kanpur", "Uttar Pradesh", 208001], ["Ghaziabad", "Uttar Pradesh", 201001],
  ["Sonipat", "Haryana", 131001], ["Panipat", "Haryana", 132103], ["Vapi", "Gujarat", 396191], ["Ankleshwar", "Gujarat", 393001],
  ["Puducherry", "Puducherry", 605001], ["Madurai", "Tamil Nadu", 625001], ["Salem", "Tamil Nadu", 636001], ["Hosur", "Tamil Nadu", 635109],
  ["Vijayawada", "Andhra Pradesh", 520001], ["Tirupati", "Andhra Pradesh", 517501], ["Guwahati", "Assam", 781001], ["Bhubaneswar", "Odisha", 751001],
  ["Ranchi", "Jharkhand", 834001], ["Patna", "Bihar", 800001], ["Raipur", "Chhattisgarh", 492001], ["Chandigarh", "Chandigarh", 160001],
  ["Mohali", "Punjab", 160055], ["Zirakpur", "Punjab", 140603], ["Panaji", "Goa", 403001], ["Verna", "Goa", 403722],
  ["Silvassa", "Dadra and Nagar Haveli", 396230], ["Jammu", "Jammu and Kashmir", 180001], ["Agra", "Uttar Pradesh", 282001], ["Meerut", "Uttar Pradesh", 250001],
];
