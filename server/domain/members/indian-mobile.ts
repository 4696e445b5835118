const storedIndianMobile = /^\+91([6-9]\d{4})(\d{5})$/;

/** An Indian mobile number in its groups, "+91 98765 43210"; undefined for any other number. */
export const formatIndianMobile = (number: string): string | undefined =>
  storedIndianMobile.test(number) ? number.replace(storedIndianMobile, "+91 $1 $2") : undefined;
