/** The most devices that one search word stands for. */
export const maxDevicesOfWord = 50;
